import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { addAccounts, asApplicant, asOperator } from '#features/casework/server/applications/testing.ts';
import { demoEditions } from '#features/competition/demo/editions.ts';
import { checkEntry } from '#features/competition/server/organiser/check.ts';
import { newId } from '#server/base/ids.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { and, eq } from '#server/database/sql.ts';
import { messages, outbox } from '#server/database/tables/logs.ts';
import type { SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { setOwnDays } from '#server/testing/own-days.ts';
import { createTestServices } from '#server/testing.ts';
import { editionStore } from '../edition-store.ts';
import { entryStore } from '../entry-store.ts';
import { snapshotDigest } from '../packet/snapshot-digest.ts';
import { counterBookings, editions, entries, entrySnapshots } from '../tables.ts';
import { writeCounterCalendar } from './calendar.ts';
import { bookCounter, freeCounter, readCounter } from './counter.ts';
import { printSheet } from './print-sheet.ts';

const services = await createTestServices();
const owner = <T>(work: Parameters<typeof services.database.asOwner<T>>[0]) => services.database.asOwner(work);
const at = (instant: string) => services.setNow(new Date(instant));
const edition = demoEditions[0]!;
const people = ['shen', 'luo', 'wen'] as const;
type Who = (typeof people)[number];
/** A Monday, 08:00 in Shanghai. */
const morning = '2026-11-30T00:00:00Z';
const nine = '2026-11-30T01:00:00.000Z';
const ten = '2026-11-30T02:00:00.000Z';
const origin = 'https://wutong.example';
const data = {
  papers: { grantForm: [{ id: 'f', name: '资助申请表.pdf', size: 2048, type: 'application/pdf' }] },
  bank: {},
};

beforeAll(async () => {
  at(morning);
  await addAccounts(services, ...people, 'clerk');
  await owner((db) => db.insert(editions).values({ ...edition, tenantId: 'tenant-a' }));
});

beforeEach(async () => {
  at(morning);
  await owner(async (db) => {
    await db.delete(counterBookings);
    await db.delete(entries);
    await db.delete(entrySnapshots);
    await db.delete(messages);
    await db.delete(outbox);
    await db.insert(entries).values(
      people.map((ownerId, index) => ({
        id: ownerId,
        tenantId: 'tenant-a',
        editionId: edition.id,
        ownerId,
        no: `IT20270000${index}`,
        state: 'PRINTING',
        project: `项目${ownerId}`,
        company: '云汀砺光传感科技有限公司',
        groupKey: 'STARTUP',
        prize: 'S-FIRST',
        submittedAt: new Date(morning),
      })),
    );
    const snapshot = { tenantId: 'tenant-a', form: 'itecaward', data, digest: snapshotDigest(data) };
    await db
      .insert(entrySnapshots)
      .values(people.map((id) => ({ ...snapshot, id: newId(), entryId: id, ownerId: id, at: new Date(morning) })));
  });
});

const keyOf = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const own = <T>(who: Who, work: (scope: ActorScope) => Promise<T>) => asApplicant(services, who, work);
const seen = (who: Who) => own(who, (scope) => readCounter(scope, { id: who }));
const book = (who: Who, startAt: string, { rev = 0, id = who as string } = {}) =>
  own(who, (scope) => bookCounter(scope, { id, startAt, rev, reqId: newId() })).then(() => 'booked', keyOf);
const free = (who: Who, rev: number, id: string = who) =>
  own(who, (scope) => freeCounter(scope, { id, rev, reqId: newId() })).then(() => 'free', keyOf);
const act = (id: string, action: string, values = {}) =>
  asOperator(services, 'clerk', (scope) => entryStore.act(scope, { action, ids: [id], values })).then(
    () => 'done',
    keyOf,
  );
const setState = (id: Who, state: string) => owner((db) => db.update(entries).set({ state }).where(eq(entries.id, id)));
const offered = async (who: Who) => (await seen(who)).days.flatMap(({ slots }) => slots.map(({ startAt }) => startAt));
const told = (who: Who, title: string) =>
  owner((db) => db.$count(messages, and(eq(messages.accountId, who), eq(messages.titleCN, title))));

test('a slot is booked, told inside and by mail, moved, and taken back', async () => {
  expect((await seen('shen')).days[0]).toMatchObject({ day: '2026-11-30', slots: { length: 11 } });
  expect(await book('shen', nine)).toBe('booked');
  const first = await seen('shen');
  expect(first.booking).toMatchObject({ startAt: nine, state: 'BOOKED', rev: 1, canChange: true });
  expect(await offered('shen')).not.toContain(nine);
  expect(await told('shen', '现场核对已预约')).toBe(1);
  expect(await owner((db) => db.$count(outbox, eq(outbox.recipient, 'shen@example.com')))).toBe(1);

  // A window that was left open since does not move what was moved elsewhere.
  expect(await book('shen', ten)).toBe('CONFLICT');
  expect(await book('shen', ten, { rev: 1 })).toBe('booked');
  expect((await seen('shen')).booking).toMatchObject({ startAt: ten, rev: 2 });
  expect(await told('shen', '现场核对已改约')).toBe(1);
  expect(await offered('luo')).toContain(nine);

  expect(await free('shen', 1)).toBe('CONFLICT');
  expect(await free('shen', 2)).toBe('free');
  expect((await seen('shen')).booking).toBeNull();
  expect(await free('shen', 0)).toBe('NOT_ALLOWED');
  expect(await book('shen', nine)).toBe('booked');
});

test('of three who want the two seats of a slot at once, one is refused', async () => {
  const answers = await Promise.all(people.map((who) => book(who, nine)));
  expect(answers.toSorted()).toEqual(['COUNTER_FULL', 'booked', 'booked']);
  const late = people[answers.indexOf('COUNTER_FULL')]!;
  expect(await offered(late)).not.toContain(nine);
  expect((await seen(late)).booking).toBeNull();
  expect(await book(late, ten)).toBe('booked');
});

test('one entry asked for twice at once has one booking', async () => {
  const answers = await Promise.all([book('shen', nine), book('shen', ten)]);
  expect(answers.toSorted()).toEqual(['CONFLICT', 'booked']);
  expect(await owner((db) => db.$count(counterBookings, eq(counterBookings.state, 'BOOKED')))).toBe(1);
});

test('nobody sees, books or takes back for an entry of somebody else', async () => {
  await book('luo', nine);
  expect(await own('shen', (scope) => readCounter(scope, { id: 'luo' })).catch(keyOf)).toBe('NOT_FOUND');
  expect(await own('shen', (scope) => writeCounterCalendar(scope, { id: 'luo' })).catch(keyOf)).toBe('NOT_FOUND');
  expect(await book('shen', ten, { id: 'luo', rev: 1 })).toBe('NOT_FOUND');
  expect(await free('shen', 1, 'luo')).toBe('NOT_FOUND');
  expect((await seen('luo')).booking).toMatchObject({ startAt: nine });
});

test.each(['MATERIAL', 'CHECKING', 'PAPER_DELIVERED', 'DISQUALIFIED'])('nothing is booked in %s', async (state) => {
  await setState('shen', state);
  expect(await book('shen', nine)).toBe('NOT_ALLOWED');
  expect(await seen('shen')).toMatchObject({ canBook: false, days: [] });
});

test.each([
  ['a slot that has begun', '2026-11-30T00:00:00Z'],
  ['a time between slots', '2026-11-30T01:10:00Z'],
  ['an hour outside the counter', '2026-11-30T04:00:00Z'],
  ['a Saturday', '2026-12-05T01:00:00Z'],
  ['a public holiday', '2027-01-01T01:00:00Z'],
  ['a day beyond what is offered', '2027-03-01T01:00:00Z'],
])('%s is refused', async (_, startAt) => {
  // The calendar has no table of 2027 yet: the tenant closes the first day itself.
  await setOwnDays(services, [{ day: '2027-01-01', isWorking: false }]);
  expect(await book('shen', startAt)).toBe('COUNTER_SHUT');
});

test('a day that the tenant closes is not offered', async () => {
  await setOwnDays(services, [{ day: '2026-11-30', isWorking: false }]);
  expect((await seen('shen')).days[0]?.day).toBe('2026-12-01');
  expect(await book('shen', nine)).toBe('COUNTER_SHUT');
  await setOwnDays(services, []);
  expect(await book('shen', nine)).toBe('booked');
});

test('from its hour on a booking stays; once it was missed, another is booked', async () => {
  await book('shen', nine);
  at(nine);
  expect(await seen('shen')).toMatchObject({ canBook: false, booking: { state: 'BOOKED', canChange: false } });
  expect(await book('shen', ten, { rev: 1 })).toBe('COUNTER_BEGUN');
  expect(await free('shen', 1)).toBe('COUNTER_BEGUN');
  at('2026-11-30T01:30:00Z');
  expect(await seen('shen')).toMatchObject({ canBook: true, booking: { state: 'MISSED' } });
  expect(await free('shen', 1)).toBe('NOT_ALLOWED');
  expect(await book('shen', ten, { rev: 1 })).toBe('booked');
  expect((await seen('shen')).booking).toMatchObject({ startAt: ten, state: 'BOOKED', rev: 1 });
});

test('the office sees the list of a day, and approving the print ends the booking', async () => {
  await book('shen', nine);
  await book('luo', '2026-12-01T01:00:00Z');
  const day = async (from: string) => {
    const filter = { counterAt: [from, from] };
    const list = await asOperator(services, 'clerk', (scope) =>
      entryStore.list(scope, { filter, sort: 'counterAt', descending: false, limit: 50, offset: 0 }),
    );
    return list.rows.map(({ id }) => id);
  };
  expect(await day('2026-11-30')).toEqual(['shen']);
  expect(await day('2026-12-01')).toEqual(['luo']);
  const panel = () => asOperator(services, 'clerk', (scope) => checkEntry(scope, { id: 'shen' }));
  expect((await panel()).counter).toMatchObject({ booking: { startAt: nine, state: 'BOOKED' } });
  expect(await act('shen', 'approve-printed')).toBe('done');
  expect((await panel()).counter).toMatchObject({ booking: { state: 'DONE' } });
  expect(await free('shen', 0)).toBe('NOT_ALLOWED');
  expect(await day('2026-11-30')).toEqual(['shen']);
});

test('material that is returned, or an entry that is disqualified, gives its slot back', async () => {
  await book('shen', nine);
  await book('luo', nine);
  expect(await offered('wen')).not.toContain(nine);
  expect(await act('shen', 'return-files', { reason: '缺章' })).toBe('done');
  expect(await told('shen', '现场核对预约已取消')).toBe(1);
  expect(await offered('wen')).toContain(nine);
  expect(await act('luo', 'disqualify', { reason: '材料不实' })).toBe('done');
  expect(await owner((db) => db.$count(counterBookings, eq(counterBookings.state, 'BOOKED')))).toBe(0);
});

test('the calendar file has hour and venue, the sheet the approved papers and the code that the office sees', async () => {
  expect(await own('shen', (scope) => writeCounterCalendar(scope, { id: 'shen' })).catch(keyOf)).toBe('NOT_FOUND');
  await book('shen', nine);
  const file = await own('shen', (scope) => writeCounterCalendar(scope, { id: 'shen' }));
  const text = String(file.content).replaceAll('\r\n ', '');
  for (const line of ['DTSTART:20261130T010000Z', 'DTEND:20261130T013000Z', '12 号窗口']) expect(text).toContain(line);

  const call = (who: Who) => ({ services, read: (work: never) => own(who, work) }) as unknown as SlowActorCall;
  const sheet = await readPdf((await printSheet(call('shen'), { id: 'shen', origin })).content as Buffer);
  const { counter } = await asOperator(services, 'clerk', (scope) => checkEntry(scope, { id: 'shen' }));
  expect(counter?.code).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);
  for (const said of [
    counter!.code!,
    '资助申请表.pdf',
    'IT202700000',
    '2026-11-30 09:00–09:30',
    '共 1 页',
    '资助申请表.pdf：文件已不在系统中',
  ])
    expect(sheet.text).toContain(said);
  expect(await printSheet(call('luo'), { id: 'shen', origin }).catch(keyOf)).toBe('NOT_FOUND');
  await setState('shen', 'CHECKING');
  expect(await printSheet(call('shen'), { id: 'shen', origin }).catch(keyOf)).toBe('NOT_ALLOWED');
});

test('the form of an edition keeps its counter, and refuses hours shorter than a slot and days in the wrong order', async () => {
  const { values, rev } = await asOperator(services, 'clerk', (scope) => editionStore.one(scope, edition.id));
  expect(values).toMatchObject({ counterMinutes: 30, counterSeats: 2, counterHours: { length: 2 } });
  const save = (more: object) =>
    asOperator(services, 'clerk', (scope) =>
      editionStore.save(scope, { id: edition.id, rev, values: { ...values, ...more } }),
    ).then(
      () => 'saved',
      (error) => (error instanceof Refusal ? error.fields?.[0]?.path : Promise.reject(error)),
    );
  expect(await save({ counterMinutes: 181 })).toBe('counterHours');
  expect(await save({ counterFrom: '2026-12-02', counterTo: '2026-12-01' })).toBe('counterTo');
  expect(await save({ counterFrom: '2026-12-02', counterSeats: 1 })).toBe('saved');
  expect((await seen('shen')).days[0]?.day).toBe('2026-12-02');
});
