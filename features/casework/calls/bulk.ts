import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Done, Id, Input, Nullable, RequestId } from '#core/contracts/shapes.ts';
import { deskCodes } from '#core/workflow/actions.ts';
import { bulkActions, mostBulk } from '#features/casework/shared/bulk.ts';

const desk = { access: deskCodes, sides: ['office'], rate: 'general', owner: 'tenant' } as const;
const tenant = { tenantId: Id };

const asked = {
  ids: Type.Array(Id, { minItems: 1, maxItems: mostBulk, uniqueItems: true }),
  action: Type.Enum([...bulkActions]),
  reason: Type.Optional(Type.String({ maxLength: 2000 })),
};

/** What becomes, or became, of one case. */
export const BulkRow = Type.Object({
  id: Id,
  no: Type.String(),
  applicant: Type.String(),
  title: Bilingual,
  from: Type.String(),
  /** The state it comes to; null where the step is refused. */
  to: Nullable(Type.String()),
  /** Why it is refused: the error, and its words as the desk of the case has them. */
  blockedBy: Nullable(Type.String()),
  why: Nullable(Bilingual),
});

/** Fen of the budget of a programme's year; less than nothing is left where the decision goes over. */
export const BulkBudget = Type.Object({
  name: Bilingual,
  year: Type.Integer(),
  total: Type.Integer(),
  used: Type.Integer(),
  /** What this decision takes. */
  takes: Type.Integer(),
  left: Type.Integer(),
});

const Pending = Type.Object({
  id: Id,
  rev: Type.Integer(),
  action: Type.String(),
  by: Type.String(),
  isMine: Type.Boolean(),
  count: Type.Integer(),
  madeAt: DateTime,
  /** Null while a second person is waited for. */
  runsAt: Nullable(DateTime),
  reason: Type.String(),
  /** What its cases come to, in fen. */
  sum: Type.Integer(),
  /** Who confirmed it as the second person. */
  secondBy: Nullable(Type.String()),
  /** Whether the caller can confirm it or send it back. */
  canAnswer: Type.Boolean(),
  cases: Type.Array(
    Type.Object({
      id: Id,
      no: Type.String(),
      applicant: Type.String(),
      title: Bilingual,
      /** Fen; of what waits for a second person. */
      amount: Nullable(Type.Integer()),
    }),
  ),
});

export const bulkPreviewCall = defineCall({
  ...desk,
  method: 'POST',
  path: '/mgr/apply/bulk/preview',
  class: 'W',
  summary: 'What a step would do to many cases: carried out and rolled back, so that nothing of it stays',
  summaryCN: '试算批量决定的结果，不做更改',
  input: Input({ ...tenant, ...asked, reqId: RequestId }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        ...BulkRow.properties,
        /** Fen. */
        amount: Nullable(Type.Integer()),
        /** Whether it waits for a second person, while the others go on. */
        needsSecond: Type.Boolean(),
      }),
    ),
    budgets: Type.Array(BulkBudget),
    /** What the cases come to, in fen. */
    sum: Type.Integer(),
    /** What the trial wrote before it was rolled back. */
    effects: Type.Object({
      certificates: Type.Integer(),
      messages: Type.Integer(),
      /** The decision number that comes next; null where none is given, or the cases follow different rules. */
      nextNo: Nullable(Type.String()),
    }),
  }),
});

export const bulkDecideCall = defineCall({
  ...desk,
  method: 'POST',
  path: '/mgr/apply/bulk/save',
  class: 'W',
  summary:
    'Decides on many cases: carried out after the time in which it can be undone, on those that can be taken then; large ones wait for a second person as a decision of their own',
  summaryCN: '批量决定，可撤销时间过后执行，大额的须另一人确认',
  input: Input({ ...tenant, ...asked, reqId: RequestId }),
  /** One decision, or two: what goes on first, then what waits for a second person (no `runsAt`). */
  output: Type.Object({
    decisions: Type.Array(Type.Object({ id: Id, count: Type.Integer(), runsAt: Nullable(DateTime) }), {
      minItems: 1,
      maxItems: 2,
    }),
  }),
});

export const bulkPendingCall = defineCall({
  ...desk,
  method: 'GET',
  path: '/mgr/apply/bulk/pending',
  class: 'R',
  summary: 'Decisions on many cases that wait to be carried out, and those that were within a day',
  summaryCN: '待执行和一天内执行过的批量决定',
  input: Input(tenant),
  output: Type.Object({
    rows: Type.Array(Pending),
    done: Type.Array(
      Type.Object({
        id: Id,
        action: Type.String(),
        at: DateTime,
        moved: Type.Integer(),
        refused: Type.Integer(),
        /** Cases that could not be taken any more and are the reader's to see, each with why. */
        left: Type.Array(Type.Object({ id: Id, no: Type.String(), applicant: Type.String(), why: Bilingual })),
      }),
    ),
  }),
});

export const bulkUndoCall = defineCall({
  ...desk,
  method: 'POST',
  path: '/mgr/apply/bulk/undo',
  class: 'W',
  summary:
    'Takes a decision on many cases back before it is carried out, for all of them or for one; NOT_ALLOWED afterwards',
  summaryCN: '执行前撤销批量决定，全部或一件',
  input: Input({ ...tenant, id: Id, caseId: Type.Optional(Id), reqId: RequestId }),
  output: Done,
});

export const bulkSecondCall = defineCall({
  ...desk,
  method: 'POST',
  path: '/mgr/apply/bulk/second',
  class: 'W',
  summary:
    'Confirms a decision of somebody else on large cases, or sends it back with a reason, whole or for one case; SECOND_PERSON_NEEDED for whoever made it',
  summaryCN: '由另一人确认大额的批量决定，或退回',
  input: Input({
    ...tenant,
    id: Id,
    rev: Type.Integer(),
    answer: Type.Enum(['CONFIRM', 'RETURN']),
    reason: Type.Optional(Type.String({ maxLength: 2000 })),
    /** The one case that is sent back, while the others still wait. */
    caseId: Type.Optional(Id),
    reqId: RequestId,
  }),
  output: Done,
});
