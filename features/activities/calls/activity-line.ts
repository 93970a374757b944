import { Type } from 'typebox';
import { Bilingual, DateTime, Id, Nullable } from '#core/contracts/shapes.ts';

/** What a line or a card tells of an activity; the home page is answered this much. */
export const ActivityLine = Type.Object({
  id: Id,
  title: Bilingual,
  startAt: DateTime,
  endAt: DateTime,
  mode: Type.String(),
  address: Bilingual,
  /** An `ActivityPhase`. */
  phase: Type.String(),
  signFrom: DateTime,
  /** Seats left; null when as many as come. */
  left: Nullable(Type.Integer()),
  waiting: Type.Integer(),
  waitlist: Type.Boolean(),
});
