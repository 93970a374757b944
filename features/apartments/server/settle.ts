import { dateTimeInShanghai } from '#core/calendar/dates.ts';
import { apartmentMessages } from '#features/apartments/messages.ts';
import { allot, groupAt, windowOf } from '#features/apartments/shared/choice.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, asc, eq, lt, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { giveUnit } from './give-unit.ts';
import { lapseLease } from './move-lease.ts';
import { choiceRounds, choiceTurns, leases, units } from './tables.ts';

type Round = typeof choiceRounds.$inferSelect;

/** When a round chooses, as its rules reckon. */
export function rhythmOf({ opensAt, hours }: Pick<Round, 'opensAt' | 'hours'>) {
  return { opensAt: opensAt.getTime(), hours };
}

/** Gives out what groups chose whose time is over, and takes back what was not signed; safe to run twice at once. */
export async function settleDue(services: Services): Promise<number> {
  const now = services.clock();
  const open = await services.database.asOwner((db) =>
    db
      .select({ id: choiceRounds.id, tenantId: choiceRounds.tenantId })
      .from(choiceRounds)
      .where(eq(choiceRounds.state, 'OPEN')),
  );
  let settled = 0;
  for (const { id, tenantId } of open)
    settled += await services.database.transaction(tenantId, (db) =>
      settleRound(systemScope(services, { db, tenantId, now }), id),
    );
  const late = await services.database.asOwner((db) =>
    db
      .select({ id: leases.id, tenantId: leases.tenantId })
      .from(leases)
      .where(and(eq(leases.state, 'TO_SIGN'), lt(leases.signBy, now))),
  );
  for (const { id, tenantId } of late)
    await services.database.transaction(tenantId, (db) => lapseLease(systemScope(services, { db, tenantId, now }), id));
  return settled + late.length;
}

/** Settles every group of a round whose time is over, in their order, with the row of the round held; returns how many. */
export async function settleRound(scope: Scope, id: string): Promise<number> {
  const own = and(eq(choiceRounds.tenantId, scope.tenantId), eq(choiceRounds.id, id));
  const [round] = await scope.db.select().from(choiceRounds).where(own).for('update');
  if (round?.state !== 'OPEN') return 0;
  const until = groupAt(rhythmOf(round), scope.now.getTime());
  let group = round.settled;
  let isOver = false;
  while (group < until && !isOver) {
    await settleGroup(scope, round, group);
    group += 1;
    isOver = (await waiting(scope, id)) === 0;
  }
  if (group === round.settled) return 0;
  await scope.db
    .update(choiceRounds)
    .set({
      settled: group,
      ...(isOver ? { state: 'CLOSED' } : {}),
      updatedAt: scope.now,
      rev: sql`${choiceRounds.rev} + 1`,
    })
    .where(own);
  return group - round.settled;
}

function waiting({ db, tenantId }: Scope, roundId: string): Promise<number> {
  return db.$count(
    choiceTurns,
    and(eq(choiceTurns.tenantId, tenantId), eq(choiceTurns.roundId, roundId), eq(choiceTurns.state, 'WAITING')),
  );
}

/** By rank each the dearest wish that is still there; whoever gets none joins the next group, once. */
async function settleGroup(scope: Scope, round: Round, group: number): Promise<void> {
  const { db, tenantId, now } = scope;
  const turns = await db
    .select()
    .from(choiceTurns)
    .where(
      and(
        eq(choiceTurns.tenantId, tenantId),
        eq(choiceTurns.roundId, round.id),
        eq(choiceTurns.group, group),
        eq(choiceTurns.state, 'WAITING'),
      ),
    )
    .orderBy(asc(choiceTurns.rank));
  const free = await db
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.tenantId, tenantId), eq(units.state, 'FREE')))
    .orderBy(units.id)
    .for('update');
  const got = allot(
    turns.map(({ id, rank, wishes }) => ({ id, rank, wishes: wishes as string[] })),
    free.map(({ id }) => id),
  );
  const next = windowOf(rhythmOf(round), group + 1);
  // One by one: each gets a lease and a message of their own, and a group is a handful.
  for (const turn of turns) {
    const unitId = got.get(turn.id);
    if (unitId !== undefined) {
      await giveUnit(scope, turn, unitId);
      continue;
    }
    const hasWished = (turn.wishes as string[]).length > 0;
    const isLast = turn.isSecond === 1;
    await db
      .update(choiceTurns)
      .set({
        wishes: [],
        updatedAt: now,
        rev: sql`${choiceTurns.rev} + 1`,
        ...(isLast ? { state: hasWished ? 'WAITLIST' : 'LAPSED' } : { group: group + 1, isSecond: 1 }),
      })
      .where(and(eq(choiceTurns.tenantId, tenantId), eq(choiceTurns.id, turn.id)));
    const message = isLast
      ? hasWished
        ? apartmentMessages.waitlisted
        : apartmentMessages.lapsed
      : apartmentMessages.passedOver;
    await tell(scope, message, {
      to: turn.ownerId,
      facts: { name: { CN: round.nameCN, EN: round.nameEN }, time: dateTimeInShanghai(new Date(next.to)) },
    });
  }
  await logBusiness(scope, {
    module: 'CHOICEROUND',
    action: 'SETTLE',
    objectType: 'choice-round',
    objectId: round.id,
    title: round.nameCN,
    text: {
      CN: `第 ${group + 1} 组截止：分到 ${got.size} 套`,
      EN: `Group ${group + 1} ended: ${got.size} apartments given`,
    },
    actor: null,
  });
}
