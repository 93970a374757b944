import { expect, test } from 'vitest';
import { emptySection } from '#core/forms/section.ts';
import { activityStore } from '#features/activities/server/activity-store.ts';
import { activityForm } from '#features/activities/server/testing.ts';
import { activity } from '#features/activities/shared/activity.ts';
import { resourceOf } from '#features/contents/shared/resource-of.ts';
import { place as placeResource } from '#features/places/resources/place.ts';
import { eq } from '#server/database/sql.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { placeStore } from './place-store.ts';
import { readWeek } from './read-week.ts';
import { placeSlots } from './tables.ts';

const services = await createTestServices();
services.setNow(new Date('2026-11-20T10:00:00+08:00'));
const activities = { resource: resourceOf(activity), store: activityStore };
const places = { resource: placeResource, store: placeStore };
const placeForm = {
  ...emptySection({ key: 'place', title: placeResource.item, fields: placeResource.form ?? [] }),
  nameCN: '报告厅',
  nameEN: 'Lecture hall',
  addressCN: '梧桐大道 68 号',
  addressEN: '68 Wutong Avenue',
  kind: 'HALL',
  capacity: 200,
  region: '350203',
  openHours: [{ id: 'a', days: ['MON', 'TUE'], from: '09:00', to: '18:00' }],
};

const as = <T>(work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  asActor(services, { actor: { id: 'editor' }, side: 'office', tenantId }, work);
const savePlace = async (values: Values = {}, tenantId?: string) =>
  (await as((scope) => saveResource(scope, { ...places, input: { values: { ...placeForm, ...values } } }), tenantId))
    .id;
const save = (values: Values, target: { id?: string; rev?: number } = {}) =>
  as((scope) => saveResource(scope, { ...activities, input: { values: { ...activityForm, ...values }, ...target } }));
const act = (id: string, action: string, values: Values = {}) =>
  as((scope) => actOnResource(scope, { ...activities, input: { ids: [id], action, values } }));
const one = (id: string) => as((scope) => oneResource(scope, { ...activities, input: { id } }));
const weekOf = (id: string) => as((scope) => readWeek(scope, { tenantId: 'tenant-a', id, from: '2026-11-23' }));
const hours = async (id: string) =>
  (await weekOf(id)).slots.map(({ startAt, isDraft }) => `${startAt.slice(8, 13)}${isDraft ? ' draft' : ''}`);

test('of two editors who want a place for the same hours at the same instant one gets it, and reads who has it', async () => {
  const place = await savePlace();
  const answers = await Promise.allSettled(['沙龙', '讲座'].map((titleCN) => save({ place, titleCN })));
  const winner = answers.findIndex(({ status }) => status === 'fulfilled');
  const [refused] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const title = winner === 0 ? '沙龙' : '讲座';
  expect(refused).toMatchObject({ key: 'PLACE_TAKEN', fields: [{ path: 'startAt' }] });
  expect(refused.fields[0].msg).toBe(`报告厅在这段时间已有安排：${title}（2026-11-25 14:00–16:00）。请换时间或场地`);
  expect(await hours(place)).toEqual(['25T06 draft']);
});

test('one may begin when the other ends; what is taken offline, deleted or called off gives its hours back', async () => {
  const place = await savePlace();
  const first = await save({ place });
  await act(first.id, 'publish');
  const next = await save({ place, startAt: '2026-11-25 16:00', endAt: '2026-11-25 18:00' });
  expect(await hours(place)).toEqual(['25T06', '25T08 draft']);
  await expect(save({ place, startAt: '2026-11-25 17:59', endAt: '2026-11-25 19:00' })).rejects.toMatchObject({
    key: 'PLACE_TAKEN',
  });
  await act(next.id, 'del');
  const third = await save({ place, startAt: '2026-11-25 17:00', endAt: '2026-11-25 19:00' });
  await act(third.id, 'publish');
  await act(third.id, 'offline', { reason: '换地方' });
  expect(await hours(place)).toEqual(['25T06']);
  await act(first.id, 'cancel', { reasonCN: '大风', reasonEN: 'Gales' });
  expect(await hours(place)).toEqual([]);
});

test('a change of what is public holds both times until it is published or thrown away', async () => {
  const place = await savePlace();
  const { id, rev } = await save({ place });
  await act(id, 'publish');
  const later = { place, startAt: '2026-11-26 09:00', endAt: '2026-11-26 11:00' };
  const changed = await save(later, { id, rev: rev + 1 });
  expect(await hours(place)).toEqual(['25T06', '26T01 draft']);
  await act(id, 'discard');
  expect(await hours(place)).toEqual(['25T06']);
  await save(later, { id, rev: changed.rev + 1 });
  await act(id, 'publish');
  expect(await hours(place)).toEqual(['26T01']);
});

test('the address of the place is what visitors read, and one of another tenant or out of use is refused', async () => {
  const place = await savePlace();
  const { id, rev } = await save({ place, addressCN: '', addressEN: '' });
  const { values, row } = await one(id);
  expect([values.addressCN, values.addressEN]).toEqual(['梧桐大道 68 号 报告厅', 'Lecture hall, 68 Wutong Avenue']);
  expect(row.place).toEqual({ CN: '梧桐大道 68 号 报告厅', EN: 'Lecture hall, 68 Wutong Avenue' });
  await act(id, 'publish');
  const foreign = await savePlace({}, 'tenant-b');
  await expect(save({ place: foreign })).rejects.toMatchObject({ key: 'INVALID', fields: [{ path: 'place' }] });
  await as((scope) => actOnResource(scope, { ...places, input: { ids: [place], action: 'repair' } }));
  const other = { startAt: '2026-11-27 09:00', endAt: '2026-11-27 11:00' };
  await expect(save({ place, ...other })).rejects.toMatchObject({ key: 'PLACE_CLOSED' });
  // What was arranged before stays, and its text can be mended.
  await save({ place, titleCN: '沙龙（改）' }, { id, rev: rev + 1 });
});

test('a copy is a draft without dates and sign-ups that takes no place', async () => {
  const place = await savePlace();
  const { id } = await save({ place, titleCN: '凤'.repeat(200) });
  await act(id, 'publish');
  const { id: copy } = (await act(id, 'copy')) as { id: string };
  const { values, row } = await one(copy);
  expect(row).toMatchObject({ status: 'DRAFT', phase: null });
  expect(values).toMatchObject({ place, quota: 1, bodyCN: '<p>来</p>', titleCN: `${'凤'.repeat(190)}（副本）` });
  expect([values.startAt, values.endAt, values.signFrom, values.signTo].filter(Boolean)).toEqual([]);
  const slots = await services.database.asOwner((db) => db.$count(placeSlots, eq(placeSlots.refId, copy)));
  expect(slots).toBe(0);
});

test('places are found by what they hold, by when they are free and by their next use; wrong hours are said', async () => {
  const small = await savePlace({ nameCN: '小教室', capacity: 30 });
  await save({ place: small });
  const ids = async (filter: Values) => {
    const { rows } = await as((scope) => listResource(scope, { ...places, input: { filter, size: 200 } }));
    return rows.map((row) => row.id);
  };
  expect(await ids({ keyword: '小教室', capacity: '50' })).toEqual([]);
  expect(await ids({ keyword: '小教室', free: ['2026-11-26', '2026-11-28'] })).toEqual([small]);
  expect(await ids({ keyword: '小教室', free: ['2026-11-24', '2026-11-25'] })).toEqual([]);
  const { rows } = await as((scope) => listResource(scope, { ...places, input: { filter: { keyword: '小教室' } } }));
  expect(rows[0]).toMatchObject({ regionName: { CN: '福建省 厦门市 思明区' } });
  expect(new Date(String(rows[0]!.nextUse)).toISOString()).toBe('2026-11-25T06:00:00.000Z');
  await expect(savePlace({ region: '999999' })).rejects.toMatchObject({ fields: [{ path: 'region' }] });
  const openHours = [{ id: 'a', days: ['MON'], from: '18:00', to: '09:00' }];
  await expect(savePlace({ openHours })).rejects.toMatchObject({ fields: [{ path: 'openHours[a].to' }] });
  expect((await weekOf(small)).open).toEqual([
    { day: 0, from: '09:00', to: '18:00' },
    { day: 1, from: '09:00', to: '18:00' },
  ]);
});
