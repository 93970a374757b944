import { expect, test } from 'vitest';
import { emptySection } from '#core/forms/section.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { place as placeResource } from '#features/places/resources/place.ts';
import { prebook } from '#features/places/resources/prebook.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { placeStore } from './place-store.ts';
import { prebookStore } from './prebook-store.ts';

const services = await createTestServices();
const now = new Date('2026-11-20T10:00:00+08:00');
services.setNow(now);
const bookings = { resource: prebook, store: prebookStore };
const all: readonly PermissionCode[] = ['Mgr.Prebook', 'Mgr.Prebook.edit', 'Mgr.Prebook.audit', 'Mgr.Setting.edit'];
const as = <T>(work: Parameters<typeof asActor<T>>[2], permCodes = all) =>
  asActor(services, { actor: { id: 'clerk' }, side: 'office', permCodes }, work);
const { id: place } = await as((scope) =>
  saveResource(scope, {
    resource: placeResource,
    store: placeStore,
    input: {
      values: {
        ...emptySection({ key: 'place', title: placeResource.item, fields: placeResource.form ?? [] }),
        nameCN: '路演厅',
        nameEN: 'Pitch room',
        addressCN: '港前路 3 号',
        addressEN: '3 Gangqian Road',
        kind: 'ROADSHOW',
        capacity: 40,
        region: '350203',
      },
    },
  }),
);
const form = {
  kind: 'PLACE',
  place,
  startAt: '2026-11-25 14:00',
  endAt: '2026-11-25 16:00',
  name: '谢云起',
  phone: '13900004100',
  company: '启明',
  people: 12,
  remark: '',
};
const save = (values: Values, target: { id?: string; rev?: number } = {}) =>
  as((scope) => saveResource(scope, { ...bookings, input: { values: { ...form, ...values }, ...target } }));
const act = (id: string, action: string, values: Values = {}, codes = all) =>
  as((scope) => actOnResource(scope, { ...bookings, input: { ids: [id], action, values } }), codes);
const one = (id: string) => as((scope) => oneResource(scope, { ...bookings, input: { id } }));

test('a booking takes its place from the start; declined, it gives it back, and says so to nobody by name', async () => {
  const { id } = await save({});
  const refused = await save({ name: '阮听松' }).catch((error) => error);
  expect(refused).toMatchObject({ key: 'PLACE_TAKEN', fields: [{ path: 'startAt' }] });
  expect(refused.fields[0].msg).toMatch(/^路演厅在这段时间已有安排：预约 [A-Z]{8}（/);
  expect(refused.fields[0].msg).not.toContain('谢云起');
  await act(id, 'reject', { reason: '设备检修' });
  expect((await one(id)).row).toMatchObject({ state: 'REJECTED', note: '设备检修' });
  const next = await save({ name: '阮听松' });
  expect((await one(next.id)).row).toMatchObject({ state: 'PENDING', name: '阮*', phone: '139****4100' });
  await act(next.id, 'reject', { reason: '测试' });
});

test('a confirmed booking ends by its code, by nobody coming once it has begun, or cancelled; not twice', async () => {
  const { id } = await save({});
  await expect(act(id, 'use', { code: 'ABCDEFGH' })).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await expect(act(id, 'confirm', {}, ['Mgr.Prebook', 'Mgr.Prebook.edit'])).rejects.toMatchObject({
    key: 'NO_PERMISSION',
  });
  await act(id, 'confirm');
  const letters = String((await one(id)).row.letters);
  const wrong = letters === 'ABCDEFGH' ? 'HGFEDCBA' : 'ABCDEFGH';
  await expect(act(id, 'use', { code: wrong })).rejects.toMatchObject({ fields: [{ path: 'code' }] });
  await expect(act(id, 'absent')).rejects.toMatchObject({ key: 'NOT_DUE' });
  await act(id, 'use', { code: ` ${letters.slice(0, 4).toLowerCase()} ${letters.slice(4)}` });
  expect((await one(id)).row).toMatchObject({ state: 'USED' });
  await expect(act(id, 'use', { code: letters })).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await expect(save({ endAt: '2026-11-25 17:00' }, { id, rev: 2 })).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
  await save({ people: 3 }, { id, rev: 2 });
});

test('what was noted is changed over its revision, also to advice, and wrong times are said at their field', async () => {
  const { id, rev } = await save({ startAt: '2026-11-26 09:00', endAt: '2026-11-26 10:00' });
  await expect(save({ endAt: '2026-11-25 13:00' })).rejects.toMatchObject({ fields: [{ path: 'endAt' }] });
  await expect(save({ startAt: '2026-11-26 09:30', endAt: '2026-11-26 11:00' })).rejects.toMatchObject({
    key: 'PLACE_TAKEN',
  });
  const { values } = await one(id);
  await save({ ...values, kind: 'CONSULT', place: null }, { id, rev });
  await expect(save({ people: 3 }, { id, rev })).rejects.toMatchObject({ key: 'CONFLICT' });
  expect((await one(id)).row).toMatchObject({ kind: 'CONSULT', placeName: null });
  const { total } = await as((scope) =>
    listResource(scope, { ...bookings, input: { filter: { kind: 'CONSULT', fromAt: ['2026-11-26', '2026-11-26'] } } }),
  );
  expect(total).toBe(1);
  await save({ startAt: '2026-11-26 09:30', endAt: '2026-11-26 11:00' });
});
