import { expect, test } from 'vitest';
import { getContentType } from '#features/content-types.ts';
import { resourceOf } from '#features/contents/shared/resource-of.ts';
import { and, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { messages } from '#server/database/tables/logs.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { activityStore as store } from './activity-store.ts';
import { activities, signups } from './tables.ts';
import { activityForm as form } from './testing.ts';

const services = await createTestServices();
services.setNow(new Date('2026-11-20T10:00:00+08:00'));
const type = getContentType('activity');
const resource = resourceOf(type);
const call = <I>(verb: (scope: never, call: never) => Promise<unknown>, input: I) =>
  asActor(services, { actor: { id: 'editor' }, side: 'office' }, (scope) =>
    verb(scope as never, { resource, store, input } as never),
  ) as Promise<never>;
const save = async (values: Values, target = {}) =>
  (await call(saveResource, { values, ...target })) as { id: string; rev: number };
const act = (id: string, action: string, values: Values = {}) => call(actOnResource, { ids: [id], action, values });
const told = (title: string) => services.database.asOwner((db) => db.$count(messages, eq(messages.titleCN, title)));

await services.database.asOwner((db) =>
  db.insert(accounts).values(['lin', 'fang'].map((id) => ({ id, loginName: id, nickname: id }))),
);

test('times that contradict each other keep an activity from being published, each said at its field', async () => {
  const { id } = await save({ ...form, signTo: '2026-10-01 09:00', endAt: '2026-11-25 13:00', addressEN: '' });
  await expect(act(id, 'publish')).rejects.toMatchObject({
    key: 'INVALID',
    fields: [{ path: 'addressEN' }, { path: 'signTo' }, { path: 'endAt' }],
  });
});

test('more seats let those who wait move up, another time is told, and calling off ends it', async () => {
  const { id, rev } = await save(form);
  await act(id, 'publish');
  await services.database.asOwner((db) =>
    db.insert(signups).values(
      ['lin', 'fang'].map((who, place) => ({
        id: who,
        tenantId: 'tenant-a',
        activityId: id,
        accountId: who,
        name: who,
        phone: '1',
        letters: who,
        state: place === 0 ? 'APPROVED' : 'WAITLIST',
        signedAt: services.clock(),
      })),
    ),
  );
  const more = await save({ ...form, quota: 2 }, { id, rev: rev + 1 });
  await act(id, 'publish');
  const [fang] = await services.database.asOwner((db) =>
    db
      .select()
      .from(signups)
      .where(and(eq(signups.id, 'fang'), eq(signups.activityId, id))),
  );
  expect(fang!.state).toBe('APPROVED');
  expect([await told('候补成功，您有名额了'), await told('活动安排有变动')]).toEqual([1, 0]);
  await save({ ...form, quota: 2, addressCN: '人才大厦' }, { id, rev: more.rev + 1 });
  await act(id, 'publish');
  expect(await told('活动安排有变动')).toBe(2);
  const listed = (await call(listResource, {})) as { rows: Record<string, unknown>[] };
  const row = listed.rows.find((each) => each.id === id);
  expect(row).toMatchObject({
    phase: 'FULL',
    seats: '2 / 2',
    waiting: 0,
    place: { CN: '人才大厦' },
    cancellable: true,
  });
  await act(id, 'cancel', { reasonCN: '大风', reasonEN: 'Gales' });
  expect(await told('活动已取消')).toBe(2);
  const [after] = await services.database.asOwner((db) => db.select().from(activities).where(eq(activities.id, id)));
  expect(after).toMatchObject({ taken: 0, cancelCN: '大风' });
  await expect(act(id, 'cancel', { reasonCN: '又', reasonEN: 'Again' })).rejects.toMatchObject({ key: 'NOT_ALLOWED' });
});
