import { instantInShanghai } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { type EntryRow, getEntry } from '#features/competition/server/entry-record.ts';
import type { visitWishCall } from '#features/visits/calls.ts';
import { visitLimits } from '#features/visits/shared/states.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { instantText } from '#server/base/time-text.ts';
import { and, eq, isNull } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { visits } from './tables.ts';
import { tellOfVisit } from './tell-visit.ts';
import { lockVisit, type VisitRow } from './visit-record.ts';

/** Another time that the entrant asks for; instants as ISO texts. */
export interface Wish {
  readonly startAt: string;
  readonly reason: string;
  readonly at: string;
}

const hour = 3_600_000;

/** Whether the entrant may ask for another time now: once for each time that was agreed, a day ahead at the latest. */
export function canWish(visit: VisitRow, entry: EntryRow, now: Date): boolean {
  const { state, startAt, begunAt, wish, wishAnswer } = visit;
  if (state !== 'SET' || !startAt || begunAt || entry.state !== 'VISIT' || wish || wishAnswer) return false;
  return startAt.getTime() - now.getTime() >= visitLimits.wishHours * hour;
}

/** The entrant asks for another time; organisers are told. Throws NOT_FOUND, NOT_ALLOWED, and INVALID for a time that is over. */
export async function wishVisit(
  scope: ActorScope,
  { id, startAt: asked, reason }: Pick<InputOf<typeof visitWishCall>, 'id' | 'startAt' | 'reason'>,
): Promise<OutputOf<typeof visitWishCall>> {
  const visit = await lockVisit(scope, id);
  if (visit.ownerId !== scope.actor.id) throw new Refusal('NOT_FOUND');
  const entry = await getEntry(scope, visit.entryId);
  if (!canWish(visit, entry, scope.now)) throw new Refusal('NOT_ALLOWED');
  const startAt = instantInShanghai(asked);
  if (startAt <= scope.now) throw fieldRefusal(scope, 'INVALID', 'startAt', { count: 1 });
  const wish: Wish = { startAt: startAt.toISOString(), reason: reason.trim(), at: scope.now.toISOString() };
  await set(scope, visit, { wish });
  await tellOfVisit(scope, { ...visit, wish, reason: wish.reason }, { organisers: 'wished' });
  await note(scope, visit, { action: 'WISH', entry, text: instantText(startAt, 'CN'), reason: wish.reason });
  return {};
}

/** The time stays as it was agreed, for a reason that the entrant reads. Throws NOT_ALLOWED where nothing was asked for. */
export async function keepTime(scope: ActorScope, id: string, answer: string): Promise<void> {
  const visit = await lockVisit(scope, id);
  if (visit.state !== 'SET' || !visit.wish) throw new Refusal('NOT_ALLOWED');
  const entry = await getEntry(scope, visit.entryId);
  await set(scope, visit, { wish: null, wishAnswer: answer.trim() });
  await tellOfVisit(scope, { ...visit, reason: answer.trim() }, { entrant: 'kept' });
  await note(scope, visit, { action: 'KEEP', entry, text: '', reason: answer.trim() });
}

async function set(scope: ActorScope, visit: VisitRow, columns: Partial<VisitRow>): Promise<void> {
  await scope.db
    .update(visits)
    .set({ ...columns, updatedAt: scope.now, rev: visit.rev + 1 })
    .where(and(eq(visits.id, visit.id), eq(visits.tenantId, scope.tenantId), isNull(visits.begunAt)));
}

const names = {
  WISH: { CN: '申请考察改期', EN: 'asked for another time' },
  KEEP: { CN: '考察时间不变', EN: 'kept the time of a visit' },
} as const;

function note(
  scope: ActorScope,
  visit: VisitRow,
  { action, entry, text, reason }: { action: keyof typeof names; entry: EntryRow; text: string; reason: string },
): Promise<void> {
  const title = entry.no ?? '';
  return logBusiness(scope, {
    module: 'VISIT',
    action,
    objectType: 'itec-visit',
    objectId: visit.id,
    title,
    text: { CN: `${names[action].CN}「${title}」${text}`, EN: `${names[action].EN}: ${title}` },
    changes: [{ field: 'reason', before: null, after: reason }],
  });
}
