import { Refusal } from '#core/errors.ts';
import { prebook as resource } from '#features/places/resources/prebook.ts';
import type { PrebookState } from '#features/places/shared/prebook.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { readTicket } from '#server/base/ticket.ts';
import { and, eq, ne, sql } from '#server/database/sql.ts';
import { logAction } from '#server/resources/changes.ts';
import type { Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { freeSlots } from './hold-slot.ts';
import { placeSlots, prebooks } from './tables.ts';
import { tellBooker } from './tell-booker.ts';

interface Move {
  readonly from: PrebookState;
  readonly to: PrebookState;
  /** Whether the place goes on being taken. */
  readonly keeps: boolean;
}

/** What becomes of a booking, by the action of its back-office page. */
const moves: Readonly<Record<string, Move>> = {
  confirm: { from: 'PENDING', to: 'CONFIRMED', keeps: true },
  reject: { from: 'PENDING', to: 'REJECTED', keeps: false },
  cancel: { from: 'CONFIRMED', to: 'CANCELLED', keeps: false },
  use: { from: 'CONFIRMED', to: 'USED', keeps: true },
  absent: { from: 'CONFIRMED', to: 'NO_SHOW', keeps: false },
};

interface Asked {
  readonly id: string;
  readonly action: string;
  readonly values: Values;
  /** The code of the booking. */
  readonly letters: string;
}

/**
 * The only writer of a booking's state in the back office; whoever booked is told what was decided. NOT_ALLOWED where
 * the state does not have the step (somebody else was first), TICKET_UNKNOWN for another code, NOT_DUE for noting as absent who may still come.
 */
export async function movePrebook(scope: ActorScope, { id, action, values, letters }: Asked): Promise<void> {
  const move = moves[action];
  if (!move) throw new Refusal('NOT_ALLOWED');
  if (action === 'use' && readTicket(String(values.code))?.letters !== letters)
    throw fieldRefusal(scope, 'TICKET_UNKNOWN', 'code');
  const note = String(values.reason ?? '');
  const [moved] = await scope.db
    .update(prebooks)
    .set({
      state: move.to,
      ...(note ? { note } : {}),
      ...(action === 'use' ? { usedAt: scope.now } : {}),
      updatedAt: scope.now,
      rev: sql`${prebooks.rev} + 1`,
    })
    .where(
      and(
        eq(prebooks.tenantId, scope.tenantId),
        eq(prebooks.id, id),
        eq(prebooks.state, move.from),
        // A benefit is redeemed in the shop, by the card.
        action === 'use' ? ne(prebooks.kind, 'SHOP') : undefined,
      ),
    )
    .returning();
  if (!moved) throw new Refusal('NOT_ALLOWED');
  if (action === 'absent' && moved.startAt > scope.now) throw new Refusal('NOT_DUE');
  if (!move.keeps) await freeSlots(scope, { refId: id });
  else
    await scope.db
      .update(placeSlots)
      .set({ isDraft: false })
      .where(and(eq(placeSlots.tenantId, scope.tenantId), eq(placeSlots.refId, id)));
  if (action === 'confirm' || action === 'reject' || action === 'cancel')
    await tellBooker(scope, { ...moved, event: action, reason: note });
  await logAction(scope, {
    resource,
    id,
    title: letters,
    action,
    changes: [
      { field: 'state', before: move.from, after: move.to },
      ...(note ? [{ field: 'reason', before: null, after: note }] : []),
    ],
  });
}
