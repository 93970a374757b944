import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { SectionSaved, SectionShape, sectionSave } from '#core/contracts/section-saves.ts';
import { Bilingual, DateTime, Done, Id, Input, Nothing, Nullable, RequestId } from '#core/contracts/shapes.ts';
import { CheckedFile } from '#features/companies/calls.ts';

const common = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;

export const supporterOneCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/supporter/one',
  class: 'R',
  summary: 'The caller as a supporter: state, code and what came by the own link; and the form as it was saved last',
  summaryCN: '本人的赋能者状态、推荐码、推荐情况和表单',
  input: Nothing,
  output: Type.Object({
    supporter: Nullable(
      Type.Object({
        id: Id,
        name: Type.String(),
        kind: Type.String(),
        /** PENDING, ACTIVE, REJECTED or SUSPENDED. */
        state: Type.String(),
        reason: Nullable(Type.String()),
        code: Nullable(Type.String()),
        submittedAt: DateTime,
        visits: Type.Integer(),
        registers: Type.Integer(),
        applies: Type.Integer(),
      }),
    ),
    hasDraft: Type.Boolean(),
    sectionsData: Type.Array(SectionShape),
    isLocked: Type.Boolean(),
  }),
});

export const supporterSaveCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/supporter/save',
  class: 'W',
  summary: 'Saves fields of one section of the supporter form over its base revision, as /web/auth/save does',
  summaryCN: '按版本保存赋能者表单的一部分',
  input: Input(sectionSave),
  output: SectionSaved,
});

export const supporterSubmitCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/supporter/submit',
  class: 'W',
  summary: 'Asks to become a supporter, or hands changed facts in again: checks the whole form',
  summaryCN: '申请成为赋能者，或提交变更',
  input: Input({ reqId: RequestId }),
  output: Type.Object({ id: Id }),
});

export const supporterOtecCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/user/supporterotec',
  class: 'R',
  summary:
    'Competition entries that came by the caller as a supporter, newest first; those who entered consent to be shown',
  summaryCN: '本人推荐的参赛项目，新的在前',
  input: Input({ after: Type.Optional(Type.String({ maxLength: 200 })) }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Id,
        /** Masked, always at the same length, until the applicant agrees. */
        title: Type.String(),
        isShared: Type.Boolean(),
        edition: Bilingual,
        track: Nullable(Bilingual),
        /** Of the entry, and what it is called. */
        state: Type.String(),
        stage: Bilingual,
        result: Nullable(Bilingual),
        /** In 万元; null without a prize. */
        reward: Nullable(Type.Number()),
        at: DateTime,
      }),
    ),
    total: Type.Integer(),
    /** Of all of them: how many won a prize, and the rewards for those in 万元. */
    won: Type.Integer(),
    reward: Type.Number(),
    next: Nullable(Type.String()),
  }),
});

export const supporterCheckCall = defineCall({
  method: 'GET',
  path: '/mgr/supporter/check',
  class: 'R',
  access: 'Mgr.Company',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'What an operator reads before deciding on a supporter: the proofs handed in, and what the form says',
  summaryCN: '审核创新赋能者时查看的证明材料和表单',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    files: Type.Array(CheckedFile),
    facts: Type.Array(Type.Object({ key: Type.String(), label: Bilingual, value: Bilingual })),
  }),
});

export const originVisitCall = defineCall({
  method: 'POST',
  path: '/web/origin/visit',
  class: 'W',
  access: 'open',
  sides: ['portal'],
  rate: 'general',
  owner: 'none',
  summary: 'Says by which source a visitor came (?o=CODE): counted once a session, kept with what follows from it',
  summaryCN: '记录访客的来源渠道，每次会话一次',
  input: Input({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
  output: Done,
});
