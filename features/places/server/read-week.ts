import { endOfDayInShanghai, isDate, midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import type { placeWeekCall } from '#features/places/calls.ts';
import { openTimes } from '#features/places/shared/place.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { readSlots } from './read-slots.ts';
import { places } from './tables.ts';

type Week = OutputOf<typeof placeWeekCall>;

/** More than fit into a week: a place is never in two hands at once. */
const most = 500;

/**
 * What takes a place in the seven days from a day on, Asia/Shanghai, and when it is open. NOT_FOUND for an unknown
 * place, INVALID for a day that is none.
 */
export async function readWeek(scope: ActorScope, { id, from }: InputOf<typeof placeWeekCall>): Promise<Week> {
  if (!isDate(from)) throw fieldRefusal(scope, 'INVALID', 'from', { count: 1 });
  const [place] = await scope.db
    .select({ values: places.values })
    .from(places)
    .where(and(eq(places.tenantId, scope.tenantId), eq(places.id, id)));
  if (!place) throw new Refusal('NOT_FOUND');
  const slots = await readSlots(scope, {
    placeId: id,
    limit: most,
    from: midnightInShanghai(from),
    to: endOfDayInShanghai(moveDate(from, { days: 6 })),
  });
  return {
    open: openTimes(place.values as Values).map((time) => ({ ...time })),
    slots: slots.map(({ slot, title }) => ({
      id: slot.id,
      byType: slot.byType,
      refId: slot.refId,
      isDraft: slot.isDraft,
      title: { ...title },
      startAt: slot.startAt.toISOString(),
      endAt: slot.endAt.toISOString(),
    })),
  };
}
