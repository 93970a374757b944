import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Day, Id, Input, Nullable } from '#core/contracts/shapes.ts';
import { Claim, Commitment, EntryChange } from './calls.ts';
import { entryGroups } from './shared/edition.ts';

const organising = { access: 'Mgr.Itec', sides: ['office'], owner: 'tenant' } as const;
const reading = { method: 'GET', class: 'R', rate: 'general' } as const;

const Fact = Type.Object({ key: Type.String(), label: Bilingual, value: Bilingual });
const CheckedPaper = Type.Object({
  id: Id,
  name: Type.String(),
  size: Type.Integer(),
  type: Type.String(),
  label: Bilingual,
});

export const entryCertificateCall = defineCall({
  ...organising,
  method: 'POST',
  class: 'D',
  rate: 'export',
  path: '/mgr/itecentry/certificate',
  summary: 'The certificate of an entry or of its supporter, as PDF; noted in the business log',
  summaryCN: '下载参赛项目或其赋能者的证书（PDF），记日志',
  input: Input({ tenantId: Id, id: Id, kind: Type.Enum(['AWARD', 'SUPPORTER']) }),
  output: Type.Object({}),
});

export const entryPacketCall = defineCall({
  ...organising,
  access: 'Mgr.Itec.export',
  method: 'POST',
  class: 'D',
  rate: 'export',
  path: '/mgr/itecentry/packet',
  summary:
    'The decision packet of an entry as a ZIP: its steps with what lay before whoever decided, every version that was handed in with its digest computed anew, and the files; noted in the business log',
  summaryCN: '下载参赛项目的办理卷宗（ZIP），记日志',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({}),
});

export const entryCheckCall = defineCall({
  ...organising,
  ...reading,
  path: '/mgr/itecentry/check',
  summary:
    'What an organiser reads of an entry: what was handed in of each form, its papers, steps, claims, commitments and changes',
  summaryCN: '组委会查看项目：各表、材料、进度、兑现、承诺和变化',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    /** Certificates that can be printed. */
    certificates: Type.Array(Type.Enum(['AWARD', 'SUPPORTER'])),
    forms: Type.Array(
      Type.Object({
        form: Type.String(),
        name: Bilingual,
        at: DateTime,
        facts: Type.Array(Fact),
        files: Type.Array(CheckedPaper),
      }),
    ),
    timeline: Type.Array(
      Type.Object({ step: Bilingual, side: Type.String(), reason: Nullable(Type.String()), at: DateTime }),
    ),
    /** The slot at the counter, and the code that the print must bear; null before the files are approved. */
    counter: Nullable(
      Type.Object({
        venue: Bilingual,
        code: Nullable(Type.String()),
        booking: Nullable(
          Type.Object({ startAt: DateTime, endAt: DateTime, state: Type.Enum(['BOOKED', 'MISSED', 'DONE']) }),
        ),
      }),
    ),
    claims: Type.Array(Claim),
    commitments: Type.Array(Commitment),
    changes: Type.Array(EntryChange),
  }),
});

export const pipelineCall = defineCall({
  ...organising,
  ...reading,
  path: '/mgr/itecentry/pipeline',
  summary: 'Each edition with its rounds and how many entries, of a group or of all, stand in each state',
  summaryCN: '各届次、赛程和各状态的参赛项目数',
  input: Input({ tenantId: Id, group: Type.Optional(Type.Enum(entryGroups.map(({ value }) => value))) }),
  output: Type.Object({
    editions: Type.Array(
      Type.Object({
        id: Id,
        title: Bilingual,
        rounds: Type.Array(
          Type.Object({
            stage: Type.String(),
            startsOn: Day,
            endsOn: Day,
            promotes: Nullable(Type.Integer()),
          }),
        ),
        states: Type.Array(Type.Object({ state: Type.String(), count: Type.Integer() })),
      }),
    ),
  }),
});
