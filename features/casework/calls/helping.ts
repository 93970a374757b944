import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { SectionShape, SectionValues } from '#core/contracts/section-saves.ts';
import {
  Bilingual,
  DateTime,
  Day,
  Done,
  Id,
  Input,
  Named,
  Nothing,
  Nullable,
  RequestId,
  Revision,
} from '#core/contracts/shapes.ts';
import { grantStates } from '#features/casework/shared/helping.ts';
import { YearSettingsShape } from './whole-parts.ts';

const common = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;

const Section = Type.Object({ key: Type.String(), title: Bilingual });

/** What stands in an own application as helpers wrote it. */
export const HelpedShape = Type.Object({
  /** Whether somebody may help now, or has a code for it. */
  isActive: Type.Boolean(),
  entries: Type.Array(
    Type.Object({
      path: Type.String(),
      label: Bilingual,
      by: Type.String(),
      at: DateTime,
      /** Revision of the section that brought it. */
      rev: Revision,
      /** Whether the applicant submitted having read it. */
      isRead: Type.Boolean(),
    }),
  ),
});

const Grant = Type.Object({
  id: Id,
  state: Type.Enum([...grantStates]),
  sections: Type.Array(Section),
  note: Type.String(),
  createdAt: DateTime,
  codeUntil: DateTime,
  until: DateTime,
  redeemedAt: Nullable(DateTime),
  lastWriteAt: Nullable(DateTime),
  doneAt: Nullable(DateTime),
  endedAt: Nullable(DateTime),
  /** Values that stand as this helper wrote them. */
  fields: Type.Integer(),
});

export const helpListCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/help/list',
  class: 'R',
  summary:
    'Who may fill in what of an own application and until when, with what they wrote; and the sections that can be shared',
  summaryCN: '谁能协助填写本人的申请、填了什么，以及可授权的部分',
  input: Input({ id: Id }),
  output: Type.Object({
    programme: Type.String(),
    title: Bilingual,
    year: Type.Integer(),
    /** Whether the application can be changed now, and so be shared. */
    isOpen: Type.Boolean(),
    sections: Type.Array(Section),
    grants: Type.Array(
      Type.Object({
        ...Grant.properties,
        /** As the helper gave it; empty until the code is redeemed. */
        helper: Type.String(),
        /** Login name of the helper, masked. */
        account: Type.String(),
      }),
    ),
  }),
});

export const helpGrantCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/help/grant',
  class: 'W',
  answer: 'sealed',
  summary:
    'Invites somebody to fill in sections of an own application until the end of a day, at most 30 ahead: answers with a ' +
    'code of eight letters that is good once and for 48 hours',
  summaryCN: '邀请他人协助填写本人的申请，给出一次有效的八位邀请码',
  input: Input({
    id: Id,
    sections: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: 40, uniqueItems: true }),
    until: Day,
    note: Type.Optional(Type.String({ maxLength: 200 })),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id, code: Type.String(), codeUntil: DateTime }),
});

export const helpEndCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/help/end',
  class: 'W',
  summary: 'Ends an invitation or help at once, by the applicant or by the helper; one that has ended stays so',
  summaryCN: '申请人或协助人立即结束邀请或协助',
  input: Input({ id: Id, reqId: RequestId }),
  output: Done,
});

export const helpRedeemCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/help/redeem',
  class: 'W',
  summary:
    'Takes up an invitation by its code, under a name that the applicant and the receipt show. HELP_CODE for a code that ' +
    'is wrong, used or too old, HELP_OWN for the own one, TOO_MANY after twenty of a day',
  summaryCN: '凭邀请码开始协助填写',
  input: Input({
    code: Type.String({ minLength: 1, maxLength: 40 }),
    name: Type.String({ minLength: 1, maxLength: 50 }),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id }),
});

const helped = {
  ...Grant.properties,
  programme: Type.String(),
  title: Bilingual,
  year: Type.Integer(),
  /** What the account of the applicant is called. */
  applicant: Type.String(),
  /** Whether something can be filled in now. */
  isOpen: Type.Boolean(),
};

export const helpCasesCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/help/cases',
  class: 'R',
  summary: 'Applications of others that the caller helps or helped with, the newest first',
  summaryCN: '本人协助填写的他人申请，新的在前',
  input: Nothing,
  output: Type.Object({ rows: Type.Array(Type.Object(helped)) }),
});

export const helpFormCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/help/form',
  class: 'R',
  summary:
    'The granted sections of somebody’s application, and nothing else of it: values without consents and signatures. ' +
    'HELP_OVER once the help has ended, HELP_PAUSED while the application cannot be changed',
  summaryCN: '协助填写：被授权的各部分，不含承诺和签名',
  input: Input({ id: Id }),
  output: Type.Object({
    ...helped,
    formVersion: Type.Integer(),
    yearSettings: YearSettingsShape,
    sectionsData: Type.Array(SectionShape),
    /** Paths that may be changed; null while everything in the sections may. */
    unlocked: Nullable(Type.Array(Type.String())),
    /** Yes or no to what the sections ask about others. */
    answers: Named(Type.Boolean()),
  }),
});

export const helpSaveCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/help/save',
  class: 'W',
  summary:
    'Saves fields of one granted section over its base revision, as the helper’s. HELP_OUTSIDE for anything else, ' +
    'HELP_OVER once the help has ended; otherwise as applicants save',
  summaryCN: '协助人按版本保存被授权部分的内容',
  input: Input({
    id: Id,
    section: Type.String({ maxLength: 40 }),
    baseRev: Revision,
    /** Changed values by path inside the section; null empties a field. */
    patch: SectionValues,
    clientTx: RequestId,
  }),
  output: Type.Object({
    id: Id,
    section: Type.String(),
    rev: Revision,
    savedAt: DateTime,
    values: SectionValues,
    state: Type.String(),
  }),
});

export const helpDoneCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/help/done',
  class: 'W',
  summary: 'Tells the applicant that the helper has filled in everything; the help goes on until it ends',
  summaryCN: '协助填写完成，通知申请人',
  input: Input({ id: Id, reqId: RequestId }),
  output: Done,
});
