import { beforeAll, expect, test } from 'vitest';
import { assignments, judges, judgings } from '#features/judging/server/tables.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { createDemoServices } from '#server/testing.ts';
import { remindByClock } from './remind-judges.ts';

const services = await createDemoServices();
const id = 'judging-demo-2028';
const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);
const day = 86_400_000;
let closesAt = new Date();
const before = (days: number) => services.setNow(new Date(closesAt.getTime() - days * day));
const told = () =>
  owner((db) => db.select({ to: messages.accountId }).from(messages).where(eq(messages.titleCN, '评审即将截止')));

beforeAll(async () => {
  const [row] = await owner((db) => db.select().from(judgings).where(eq(judgings.id, id)));
  closesAt = row!.closesAt;
});

test('judges with something left are reminded three days and one day before the end, each once', async () => {
  const left = await owner((db) =>
    db
      .selectDistinct({ judge: assignments.accountId })
      .from(assignments)
      .where(and(eq(assignments.judgingId, id), inArray(assignments.state, ['INVITED', 'OPEN']))),
  );
  const all = await owner((db) => db.$count(judges));
  expect(left.length).toBeGreaterThan(2);
  expect(left.length).toBeLessThan(all);
  const already = (await told()).length;

  before(3.01);
  expect(await remindByClock(services)).toBe(0);
  before(3);
  const both = await Promise.all([remindByClock(services), remindByClock(services)]);
  expect(both.toSorted((a, b) => a - b)).toEqual([0, left.length]);
  const now = (await told()).slice(already).map(({ to }) => to);
  expect(now.toSorted()).toEqual(left.map(({ judge }) => judge).toSorted());
  before(2);
  expect(await remindByClock(services)).toBe(0);
  before(1);
  expect(await remindByClock(services)).toBe(left.length);
  before(0.5);
  expect(await remindByClock(services)).toBe(0);
  expect((await told()).length).toBe(already + 2 * left.length);
});

test('an end that is moved brings reminders of its own; after it nobody is reminded', async () => {
  closesAt = new Date(closesAt.getTime() + 7 * day);
  await owner((db) => db.update(judgings).set({ closesAt }).where(eq(judgings.id, id)));
  before(4);
  expect(await remindByClock(services)).toBe(0);
  // Both days passed while nothing ran: one reminder, not two.
  before(0.5);
  expect(await remindByClock(services)).toBeGreaterThan(2);
  expect(await remindByClock(services)).toBe(0);
  before(0);
  expect(await remindByClock(services)).toBe(0);
});
