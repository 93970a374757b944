import { instantInShanghai, isDateTime } from '#core/calendar/dates.ts';
import type { Values } from '#core/forms/values.ts';
import { addressOf, freeSlots, holdSlot } from '#features/places/server/hold-slot.ts';
import { and, eq, isNotNull } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { activities } from './tables.ts';

/** The values of an activity with the address of its place, where it is held at one of the tenant's. */
export async function withAddress(scope: ActorScope, values: Values): Promise<Values> {
  const placeId = placeIn(values);
  if (placeId === undefined) return values;
  const address = await addressOf(scope, placeId);
  return { ...values, addressCN: address.CN, addressEN: address.EN };
}

/**
 * Takes the place of an activity for its time, or gives it back when it has none any more or is called off; refuses as
 * holdSlot does.
 */
export async function bookPlace(
  scope: ActorScope,
  { id, values, isDraft }: { id: string; values: Values; isDraft: boolean },
): Promise<void> {
  const placeId = placeIn(values);
  const { startAt, endAt } = values;
  const isTimed = isDateTime(startAt) && isDateTime(endAt) && startAt < endAt;
  if (placeId === undefined || !isTimed || (await isCalledOff(scope, id))) {
    await freeSlots(scope, { refId: id, draftsOnly: isDraft });
    return;
  }
  await holdSlot(scope, {
    placeId,
    refId: id,
    byType: 'ACTIVITY',
    isDraft,
    startAt: instantInShanghai(startAt),
    endAt: instantInShanghai(endAt),
  });
}

/** The place that was chosen, unless nobody comes anywhere. */
function placeIn({ place, mode }: Values): string | undefined {
  return typeof place === 'string' && place !== '' && mode !== 'ONLINE' ? place : undefined;
}

async function isCalledOff(scope: ActorScope, id: string): Promise<boolean> {
  const mine = and(eq(activities.tenantId, scope.tenantId), eq(activities.id, id));
  return (await scope.db.$count(activities, and(mine, isNotNull(activities.cancelledAt)))) > 0;
}
