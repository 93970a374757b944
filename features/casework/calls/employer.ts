import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { PageNumber } from '#core/contracts/numbered-pages.ts';
import {
  Bilingual,
  DateTime,
  Done,
  FileShape,
  Id,
  Input,
  Nothing,
  Nullable,
  RequestId,
} from '#core/contracts/shapes.ts';

const common = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;

const DeskRow = Type.Object({
  id: Id,
  programme: Type.String(),
  title: Bilingual,
  no: Nullable(Type.String()),
  applicant: Type.String(),
  state: Type.String(),
  submittedAt: DateTime,
  dueAt: Nullable(DateTime),
  /** Somebody may not vouch for themselves. */
  isMine: Type.Boolean(),
});

export const employerDeskCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/employer/desk',
  class: 'R',
  summary:
    'What the selected company has to confirm for its staff, the most urgent first, or what it answered, the newest ' +
    'first; 301 without a company, 302 while it is not authenticated',
  summaryCN: '当前单位待确认的员工申请，或已答复的',
  input: Input({
    tab: Type.Union([Type.Literal('waiting'), Type.Literal('answered')]),
    page: Type.Optional(PageNumber),
    after: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  output: Type.Object({
    company: Type.Object({
      id: Id,
      name: Type.String(),
      code: Type.String(),
      /** YYYY-MM-DD until which its authentication holds; null where it has no end. */
      validTo: Nullable(Type.String()),
      isOwner: Type.Boolean(),
    }),
    counts: Type.Object({
      waiting: Type.Integer(),
      due: Type.Integer(),
      running: Type.Integer(),
      answered: Type.Integer(),
    }),
    rows: Type.Array(DeskRow),
    total: Type.Integer(),
    next: Nullable(Type.String()),
  }),
});

export const employerRecordsCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/employer/records',
  class: 'R',
  summary:
    'What the selected company asked of the office itself, the newest first: batches, rights to declare, company types ' +
    'of the Phoenix Plan; 301 without a company, 302 while it is not authenticated',
  summaryCN: '当前单位自己提出的申请：批次、申报资格、凤凰计划单位类型',
  input: Nothing,
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        title: Bilingual,
        no: Nullable(Type.String()),
        state: Bilingual,
        tone: Type.Enum(['plain', 'soon', 'warn', 'open', 'bad']),
        /** How many people it is about; null for what is about the company. */
        people: Nullable(Type.Integer()),
        at: DateTime,
        /** Null where it is another agent's. */
        next: Nullable(
          Type.Object({
            step: Type.Enum(['FINISH', 'CHECK', 'UNDO', 'CORRECT', 'RENEW', 'AGAIN', 'SEE']),
            path: Type.String(),
            /** Until when; null without a limit. */
            until: Nullable(DateTime),
          }),
        ),
      }),
    ),
  }),
});

export const employerOneCall = defineCall({
  ...common,
  method: 'GET',
  path: '/web/employer/one',
  class: 'R',
  summary: 'One case of the company’s staff, limited to what an employer has to vouch for; values only while it waits',
  summaryCN: '本单位员工的一件申请，只含用人单位须核实的内容',
  input: Input({ id: Id }),
  output: Type.Object({
    ...DeskRow.properties,
    fields: Type.Array(
      Type.Object({
        path: Type.String(),
        section: Bilingual,
        label: Bilingual,
        /** Null once the employer has answered. */
        value: Nullable(Bilingual),
        files: Type.Array(FileShape),
        isTrue: Nullable(Type.Boolean()),
        note: Type.String(),
      }),
    ),
    reason: Nullable(Type.String()),
  }),
});

export const employerMarkCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/employer/mark',
  class: 'W',
  summary: 'Says of one field whether it is true; what is not needs a note. Null takes the mark away',
  summaryCN: '用人单位核对一项内容是否属实，不属实须说明',
  input: Input({
    id: Id,
    path: Type.String({ maxLength: 100 }),
    isTrue: Nullable(Type.Boolean()),
    note: Type.Optional(Type.String({ maxLength: 300 })),
    reqId: RequestId,
  }),
  output: Done,
});

export const employerDecideCall = defineCall({
  ...common,
  method: 'POST',
  path: '/web/employer/decide',
  class: 'W',
  summary:
    'Confirms once every field is true, sends back with what is not, or declines with a reason; nobody decides on ' +
    'their own application (FOUR_EYES)',
  summaryCN: '用人单位确认、退回或不予确认，不能办理本人的申请',
  input: Input({
    id: Id,
    action: Type.Union([Type.Literal('unit-pass'), Type.Literal('unit-return'), Type.Literal('unit-refuse')]),
    reason: Type.Optional(Type.String({ maxLength: 2000 })),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id, state: Type.String() }),
});
