import { bookCounter, readCounter } from '#features/competition/server/counter/counter.ts';
import { counterBookings, editions, entries, entrySteps } from '#features/competition/server/tables.ts';
import { counterOf, isFree, slotsAhead } from '#features/competition/shared/counter.ts';
import { newId } from '#server/base/ids.ts';
import { readCalendar } from '#server/base/platform.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, asc, eq } from '#server/database/sql.ts';
import { asPerson } from '#server/demo/act.ts';
import type { Stage } from '#server/demo/demo-room.ts';
import type { Scope } from '#server/scope.ts';

const tenant = 'yunting';
const day = 24 * 60 * 60 * 1000;

/** Winners whose files are approved booked the counter's next slot `at` the end of the story; those whose print was approved came to one. */
export async function writeBookings(stage: Stage, at: Date): Promise<void> {
  const { services, players, now } = stage;
  const tenantId = stage.tenantId(tenant);
  await services.database.transaction(tenantId, (db) => writeKept(systemScope(services, { db, tenantId, now })));
  const printing = await services.database.asOwner((db) =>
    db
      .select({ id: entries.id, ownerId: entries.ownerId })
      .from(entries)
      .where(and(eq(entries.tenantId, tenantId), eq(entries.state, 'PRINTING')))
      .orderBy(asc(entries.id)),
  );
  for (const { id, ownerId } of printing) {
    const player = players.find((each) => each.id === ownerId)!;
    await asPerson(stage, { player, tenant, at }, async (scope) => {
      // One that is still ahead when the demo opens.
      const { days } = await readCounter({ ...scope, now }, { id });
      const slot = days[0]?.slots[0];
      if (slot) await bookCounter(scope, { id, startAt: slot.startAt, rev: 0, reqId: newId() });
    });
  }
}

/** The slot before each approval of a print. */
async function writeKept(scope: Scope): Promise<void> {
  const { db, tenantId } = scope;
  const calendar = await readCalendar(scope);
  const approved = await db
    .select({ entry: entries, at: entrySteps.at, counter: editions.counter })
    .from(entrySteps)
    .innerJoin(entries, and(eq(entries.id, entrySteps.entryId), eq(entries.tenantId, entrySteps.tenantId)))
    .innerJoin(editions, and(eq(editions.id, entries.editionId), eq(editions.tenantId, entries.tenantId)))
    .where(and(eq(entrySteps.tenantId, tenantId), eq(entrySteps.step, 'approve-printed')))
    .orderBy(asc(entries.id));
  const kept: (typeof counterBookings.$inferInsert)[] = [];
  for (const { entry, at, counter: stored } of approved) {
    const counter = counterOf(stored);
    if (!counter) continue;
    const { id, editionId, ownerId } = entry;
    const others = kept.filter((each) => each.editionId === editionId);
    // Three weeks before reach over any holiday.
    const slot = slotsAhead(counter, { calendar, now: new Date(at.getTime() - 21 * day) }).findLast(
      (each) => each.endAt <= at && isFree(each, others, counter.seats),
    );
    if (!slot) continue;
    const createdAt = new Date(slot.startAt.getTime() - 4 * day);
    const booking = { tenantId, editionId, entryId: id, ownerId, state: 'DONE', createdAt, updatedAt: at, rev: 2 };
    kept.push({ ...slot, ...booking, id: newId() });
  }
  if (kept.length > 0) await db.insert(counterBookings).values(kept);
}
