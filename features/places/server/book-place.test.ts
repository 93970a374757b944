import { beforeAll, expect, test } from 'vitest';
import { bookingMessages } from '#features/places/messages.ts';
import { prebook } from '#features/places/resources/prebook.ts';
import { messages } from '#server/database/tables/logs.ts';
import { actOnResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { bookPlace } from './book-place.ts';
import { cancelBooking, listMyBookings } from './own-bookings.ts';
import { columnsOf } from './place-store.ts';
import { prebookStore } from './prebook-store.ts';
import { showPlace, showPlaces } from './show-places.ts';
import { places } from './tables.ts';

const services = await createTestServices();
// A Friday.
services.setNow(new Date('2026-11-20T10:00:00+08:00'));

const hall = {
  nameCN: '报告厅',
  nameEN: 'Lecture hall',
  addressCN: '梧桐大道 68 号',
  addressEN: '68 Wutong Avenue',
  kind: 'HALL',
  region: '350203',
  capacity: 30,
  phone: '400-000-2026',
  facilities: ['SCREEN'],
  openHours: [{ id: 'h', days: ['MON', 'TUE', 'WED', 'THU', 'FRI'], from: '09:00', to: '18:00' }],
};

beforeAll(async () => {
  const row = (id: string, values: Record<string, unknown>, rest = {}) => ({
    id,
    tenantId: 'tenant-a',
    ...columnsOf({ ...hall, ...values }),
    ...rest,
  });
  await services.database.asOwner(async (db) => {
    await db
      .insert(places)
      .values([
        row('hall', {}),
        row('small', { capacity: 8 }),
        row('repair', {}, { status: 'REPAIR' }),
        row('untold', { openHours: [] }),
        row('elsewhere', {}, { tenantId: 'tenant-b' }),
      ]);
  });
});

const form = {
  day: '2026-11-23',
  startAt: '14:00',
  endAt: '16:00',
  people: 12,
  company: '',
  remark: '读书会',
  name: '陶令仪',
  phone: { area: '+86', number: '13900004101' },
  consent: { version: '1', agreed: true },
};
const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2]) => asActor(services, { actor: { id } }, work);
const book = (who: string, values: Record<string, unknown> = {}, id = 'hall') =>
  as(who, (scope) => bookPlace(scope, { id, values: { ...form, ...values }, reqId: `${who}-12345678` }));
const mine = (who: string) => as(who, (scope) => listMyBookings(scope, {}));
const cancel = (who: string, id: string) => as(who, (scope) => cancelBooking(scope, { id, reqId: '12345678' }));
const decide = (id: string, action: string, values = {}) =>
  asActor(
    services,
    { actor: { id: 'clerk' }, side: 'office', permCodes: ['Mgr.Prebook', 'Mgr.Prebook.audit'] },
    (scope) => actOnResource(scope, { resource: prebook, store: prebookStore, input: { ids: [id], action, values } }),
  );
const told = async (accountId: string) => {
  const rows = await services.database.asOwner((db) => db.select().from(messages));
  return rows.filter((row) => row.accountId === accountId).map((row) => row.titleCN);
};

test('visitors see what can be booked, and when it is taken, but not by whom', async () => {
  const { rows } = await asGuest(services, {}, showPlaces);
  expect(rows.map(({ id }) => id)).toEqual(['small', 'hall']);
  await book('seer', { day: '2026-11-25' });
  const shown = await asGuest(services, {}, (scope) => showPlace(scope, { id: 'hall', from: '2026-11-23' }));
  expect(shown).toMatchObject({ capacity: 30, phone: '400-000-2026', facilities: ['SCREEN'] });
  expect(shown.taken).toEqual([{ startAt: '2026-11-25T06:00:00.000Z', endAt: '2026-11-25T08:00:00.000Z' }]);
  for (const id of ['repair', 'untold', 'elsewhere', 'none'])
    await expect(asGuest(services, {}, (scope) => showPlace(scope, { id, from: '2026-11-23' }))).rejects.toMatchObject({
      key: 'NOT_FOUND',
    });
});

test('of two who want the same hours at the same instant one gets them', async () => {
  const outcomes = await Promise.allSettled([book('first'), book('second', { startAt: '15:00', endAt: '17:00' })]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((each) => each.status === 'rejected')!;
  expect(refused.reason).toMatchObject({ key: 'PLACE_TAKEN', fields: [{ path: 'startAt' }] });
  expect([(await mine('first')).total, (await mine('second')).total].toSorted()).toEqual([0, 1]);
});

test.each([
  ['outside the opening hours', { startAt: '17:30', endAt: '18:30' }, 'PLACE_NOT_OPEN', 'startAt'],
  ['on a day it is closed', { day: '2026-11-22' }, 'PLACE_NOT_OPEN', 'startAt'],
  ['hours that are past', { day: '2026-11-20', startAt: '09:00', endAt: '09:30' }, 'TIME_PAST', 'startAt'],
  ['an end before the beginning', { startAt: '16:00', endAt: '15:00' }, 'INVALID', 'endAt'],
  ['too far ahead', { day: '2027-03-01' }, 'INVALID', 'day'],
  ['more people than it holds', { people: 31 }, 'INVALID', 'people'],
  ['no purpose', { remark: '' }, 'INVALID', 'remark'],
])('refused beside its field: %s', async (_name, values, key, path) => {
  const refused = await book('eager', { day: '2026-11-26', ...values }).catch((error) => error);
  expect(refused).toMatchObject({ key });
  expect(refused.fields[0].path).toBe(path);
  expect((await mine('eager')).total).toBe(0);
});

test('a person has three that are not over, and can have another once one is taken back; its hours are free again', async () => {
  const hours = ['09:00', '10:00', '11:00'];
  for (const startAt of hours) await book('busy', { day: '2026-11-24', startAt, endAt: startAt.replace('00', '30') });
  const another = { day: '2026-11-24', startAt: '12:00', endAt: '12:30' };
  await expect(book('busy', another)).rejects.toMatchObject({ key: 'BOOKING_QUOTA' });
  const { rows } = await mine('busy');
  expect(rows.map(({ canCancel, state }) => [canCancel, state])).toEqual(Array(3).fill([true, 'PENDING']));
  await expect(cancel('first', rows[0]!.id)).rejects.toMatchObject({ key: 'NOT_FOUND' });
  await cancel('busy', rows[0]!.id);
  await expect(cancel('busy', rows[0]!.id)).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await book('busy', another);
  await book('other', { day: '2026-11-24', startAt: '11:00', endAt: '11:30' });
});

test('whoever booked is told that it arrived and what was decided', async () => {
  const { id } = await book('glad', { day: '2026-11-27' });
  await decide(id, 'confirm');
  expect(await told('glad')).toEqual([bookingMessages.booked.title.CN, bookingMessages.confirm.title.CN]);
  const other = await book('sad', { day: '2026-11-27', startAt: '10:00', endAt: '11:00' });
  await decide(other.id, 'reject', { reason: '设备检修' });
  expect(await told('sad')).toEqual([bookingMessages.booked.title.CN, bookingMessages.reject.title.CN]);
  expect((await mine('sad')).rows[0]).toMatchObject({ state: 'REJECTED', note: '设备检修', canCancel: false });
});
