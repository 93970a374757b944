import { Type } from 'typebox';
import { Bilingual, DateTime, Id, Nullable } from '#core/contracts/shapes.ts';

/** One case as the queue shows it. */
export const CaseRow = Type.Object({
  id: Id,
  no: Type.String(),
  programme: Type.String(),
  applicant: Type.String(),
  subject: Bilingual,
  state: Type.String(),
  dueAt: Nullable(DateTime),
  submittedAt: DateTime,
  round: Type.Integer(),
  openItems: Type.Integer(),
  answeredItems: Type.Integer(),
  assignee: Nullable(Type.Object({ id: Id, name: Type.String() })),
  heldBy: Nullable(Type.Object({ name: Type.String(), until: DateTime, mine: Type.Boolean() })),
  /** A request to withdraw that waits for an answer. */
  withdrawalAskedAt: Nullable(DateTime),
  /** An appeal against an earlier refusal of this case. */
  appealedAt: Nullable(DateTime),
});

/** What a machine says about one value of a case, with its evidence: in order, or to be looked at first. */
export const CheckShape = Type.Object({ path: Type.String(), passed: Type.Boolean(), evidence: Bilingual });
