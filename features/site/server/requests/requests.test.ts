import { beforeEach, expect, test } from 'vitest';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { publications } from '#features/contents/server/tables.ts';
import { aPublication } from '#features/contents/server/testing.ts';
import { serviceRequest as resource } from '#features/site/resources/request.ts';
import { serviceRequests } from '#features/site/server/tables.ts';
import { messages, outbox } from '#server/database/tables/logs.ts';
import { actOnResource, listResource, oneResource } from '#server/resources/verbs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { addRequest, listOwnRequests, withdrawRequest } from './own-requests.ts';
import { requestStore as store } from './request-store.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
for (const id of ['asker', 'other', 'desk']) await addAccount(services, { id });
const now = new Date('2026-11-20T02:00:00.000Z');
const service = 'airport-lounge';
const values = {
  name: '顾南',
  phone: '138 0013 8000',
  standing: 'A',
  wish: '周五晚接一位同事',
  preferredOn: '2026-11-27',
};

const guide = (id: string, slug: string, high: string) =>
  aPublication(id, { type: 'serve', category: 'TRAVEL', publishedAt: now, facets: [], facts: { slug, high } });

beforeEach(async () => {
  services.setNow(now);
  await services.database.asOwner(async (db) => {
    for (const table of [serviceRequests, messages, outbox, publications]) await db.delete(table);
    await db.insert(publications).values([guide('g1', service, 'YES'), guide('g2', 'driving-licence', 'NO')]);
  });
});

const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  asActor(services, { actor: { id }, tenantId }, work);
const ask = (rest: object = {}, who = 'asker', at = service) =>
  settle(as(who, (scope) => addRequest(scope, { service: at, values: { ...values, ...rest }, reqId: 'request-1' })));
const own = (who = 'asker', tenantId?: string) => as(who, (scope) => listOwnRequests(scope, { service }), tenantId);
const desk = <T>(work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  settle(asActor(services, { actor: { id: 'desk' }, side: 'office', tenantId }, work));
const act = (id: string, action: string, answer?: string) =>
  desk((scope) =>
    actOnResource(scope, { resource, store, input: { ids: [id], action, ...(answer ? { values: { answer } } : {}) } }),
  );

test('a request gets a number, is taken up, answered and told to whoever asked', async () => {
  const { id, no } = (await ask()) as { id: string; no: string };
  expect(no).toBe('YD202600001');
  expect(await own()).toMatchObject({ rows: [{ no, state: 'NEW', actions: ['withdraw'] }], canAdd: false });
  await act(id, 'accept');
  expect(await own()).toMatchObject({ rows: [{ state: 'ACCEPTED', actions: [] }] });
  expect(await act(id, 'answer')).toMatchObject({ key: 'INVALID', fields: [{ path: 'answer' }] });
  await act(id, 'answer', '司机 19:40 在到达口等候');
  expect(await own()).toMatchObject({ rows: [{ state: 'DONE', answer: '司机 19:40 在到达口等候' }], canAdd: true });
  const told = await services.database.asOwner((db) => db.select().from(messages).orderBy(messages.at));
  expect(told.map(({ accountId, path }) => [accountId, path])).toEqual([
    ['asker', `/serve/high/${service}`],
    ['asker', `/serve/high/${service}`],
  ]);
  const mails = await services.database.asOwner((db) => db.select().from(outbox).orderBy(outbox.createdAt));
  expect(mails.map(({ recipient, scene }) => [recipient, scene])).toEqual([
    ['asker@example.com', 'REQUEST_MOVED'],
    ['asker@example.com', 'REQUEST_MOVED'],
  ]);
  expect(mails[1]!.text).toContain('司机 19:40 在到达口等候');
  expect(await act(id, 'close', '重复')).toMatchObject({ key: 'NOT_ALLOWED' });
});

test('one request for a service at a time, also when two are sent at the same instant', async () => {
  const answers = await Promise.all([ask(), ask(), ask({}, 'other')]);
  expect(answers.filter((answer) => 'no' in answer)).toHaveLength(2);
  expect(answers.filter((answer) => 'key' in answer)).toMatchObject([{ key: 'ALREADY_APPLIED' }]);
});

test.each([
  [{ phone: '12' }, 'phone'],
  [{ standing: 'F' }, 'standing'],
  [{ wish: ' ' }, 'wish'],
  [{ wish: '字'.repeat(501) }, 'wish'],
  [{ preferredOn: '2026-11-19' }, 'preferredOn'],
  [{ preferredOn: '2026-02-30' }, 'preferredOn'],
  [{ ownerId: 'other' }, 'ownerId'],
])('%o is refused beside its field and nothing is kept', async (wrong, path) => {
  expect(await ask(wrong)).toMatchObject({ key: 'INVALID', fields: [{ path }] });
  expect((await own()).rows).toEqual([]);
});

test('only what is published and offered one to one can be asked for', async () => {
  for (const slug of ['driving-licence', 'none', 'g1'])
    expect(await ask({}, 'asker', slug)).toMatchObject({ key: 'NOT_FOUND' });
});

test('nobody else sees or withdraws a request, and an accepted one stays', async () => {
  const { id } = (await ask()) as { id: string };
  const withdraw = (who: string, tenantId?: string) =>
    settle(as(who, (scope) => withdrawRequest(scope, { id, reqId: 'request-2' }), tenantId));
  expect((await own('other')).rows).toEqual([]);
  expect((await own('asker', 'tenant-b')).rows).toEqual([]);
  expect(await withdraw('other')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await withdraw('asker', 'tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
  await act(id, 'accept');
  expect(await withdraw('asker')).toMatchObject({ key: 'NOT_ALLOWED' });
});

test('the desk sees names and numbers masked, and no other tenant sees anything', async () => {
  const { id } = (await ask()) as { id: string };
  const input = { filter: { keyword: 'YD2026', status: ['NEW'], createdAt: ['2026-11-20', '2026-11-20'] } };
  const listed = (await desk((scope) => listResource(scope, { resource, store, input }))) as { rows: object[] };
  expect(listed.rows).toMatchObject([{ id, status: 'NEW', standing: { EN: 'Talent of class A' } }]);
  expect(JSON.stringify(listed)).not.toMatch(/顾南|13800138000|138 0013 8000/);
  expect(await desk((scope) => oneResource(scope, { resource, store, input: { id } }), 'tenant-b')).toMatchObject({
    key: 'NOT_FOUND',
  });
});
