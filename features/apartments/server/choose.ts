import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { chooseCall } from '#features/apartments/calls.ts';
import { groupAt } from '#features/apartments/shared/choice.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { rhythmOf, settleRound } from './settle.ts';
import { choiceRounds, choiceTurns, units } from './tables.ts';

/**
 * Keeps what somebody wishes while it is their turn, by the server's clock when the call arrived. NOT_FOUND for whoever
 * has no place in the round, NOT_YOUR_TURN before and after, UNIT_GONE for an apartment that is not to be had.
 */
export async function choose(
  scope: ActorScope,
  { roundId, units: wishes }: InputOf<typeof chooseCall>,
): Promise<OutputOf<typeof chooseCall>> {
  const { db, tenantId, actor, now } = scope;
  const ofRound = and(eq(choiceRounds.tenantId, tenantId), eq(choiceRounds.id, roundId));
  const [seen] = await db.select().from(choiceRounds).where(ofRound);
  if (!seen) throw new Refusal('NOT_FOUND');
  const group = groupAt(rhythmOf(seen), now.getTime());
  // Before the row is shared: of two who both wanted it whole none would get it.
  if (seen.state === 'OPEN' && seen.settled < group) await settleRound(scope, roundId);
  // Many choose at once; only whoever settles a group keeps them waiting.
  const [round] = await db.select().from(choiceRounds).where(ofRound).for('share');
  if (round?.state !== 'OPEN') throw new Refusal('NOT_YOUR_TURN');
  const [turn] = await db
    .select()
    .from(choiceTurns)
    .where(and(eq(choiceTurns.tenantId, tenantId), eq(choiceTurns.roundId, roundId), eq(choiceTurns.ownerId, actor.id)))
    .for('update');
  if (!turn) throw new Refusal('NOT_FOUND');
  if (turn.state !== 'WAITING' || turn.group !== group || round.settled > group) throw new Refusal('NOT_YOUR_TURN');
  if (new Set(wishes).size < wishes.length) throw new Refusal('NOT_ALLOWED', { cause: 'the same apartment twice' });
  const there = await db
    .select({ id: units.id })
    .from(units)
    .where(
      and(
        eq(units.tenantId, tenantId),
        inArray(units.id, [...wishes]),
        eq(units.state, 'FREE'),
        eq(units.type, turn.type),
      ),
    );
  if (there.length < wishes.length) throw new Refusal('UNIT_GONE');
  await db
    .update(choiceTurns)
    .set({ wishes, updatedAt: now, rev: sql`${choiceTurns.rev} + 1` })
    .where(and(eq(choiceTurns.tenantId, tenantId), eq(choiceTurns.id, turn.id)));
  await logBusiness(scope, {
    module: 'CHOICEROUND',
    action: 'CHOOSE',
    objectType: 'choice-turn',
    objectId: turn.id,
    title: round.nameCN,
    text: { CN: `选房意愿 ${wishes.length} 套`, EN: `Wished ${wishes.length} apartments` },
    changes: [{ field: 'wishes', before: turn.wishes, after: wishes }],
  });
  return {};
}
