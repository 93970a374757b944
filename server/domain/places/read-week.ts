import { and, eq, gt, lt } from 'drizzle-orm';
import { endOfDayInShanghai, isDate, midnightInShanghai, moveDate } from '#core/calendar/dates.ts';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { placeWeekCall } from '#core/contracts/places.ts';
import { Refusal } from '#core/errors.ts';
import type { Values } from '#core/forms/values.ts';
import { openTimes } from '#core/places/place.ts';
import { contents } from '../../database/tables/contents.ts';
import { placeSlots, places, prebooks } from '../../database/tables/places.ts';
import type { ActorScope } from '../../scope.ts';
import { fieldRefusal } from '../accounts/refusals.ts';
import { slotContent, slotPrebook, slotTitle, titleText } from './hold-slot.ts';

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
  const rows = await scope.db
    .select({ slot: placeSlots, title: slotTitle })
    .from(placeSlots)
    .leftJoin(contents, slotContent)
    .leftJoin(prebooks, slotPrebook)
    .where(
      and(
        eq(placeSlots.tenantId, scope.tenantId),
        eq(placeSlots.placeId, id),
        lt(placeSlots.startAt, endOfDayInShanghai(moveDate(from, { days: 6 }))),
        gt(placeSlots.endAt, midnightInShanghai(from)),
      ),
    )
    .orderBy(placeSlots.startAt, placeSlots.id)
    .limit(most);
  return {
    open: openTimes(place.values as Values).map((time) => ({ ...time })),
    slots: rows.map(({ slot, title }) => ({
      ...{ id: slot.id, byType: slot.byType, refId: slot.refId, isDraft: slot.isDraft, title: { ...titleText(title) } },
      startAt: slot.startAt.toISOString(),
      endAt: slot.endAt.toISOString(),
    })),
  };
}
