import { expect, test } from 'vitest';
import { emptySection } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { contentSections } from '#features/contents/shared/content.ts';
import { resourceOf } from '#features/contents/shared/resource-of.ts';
import { serve } from '#features/contents/shared/serve.ts';
import { actOnResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { contentStore } from './content-store.ts';
import { readPublished } from './published.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
await addAccount(services, { id: 'editor' });
const resource = resourceOf(serve);
const store = contentStore(serve);

const whole = (slug: string): Values => ({
  ...Object.assign({}, ...contentSections(serve).map(emptySection)),
  slug,
  object: ['PERSON'],
  theme: 'TRAVEL',
  high: 'NO',
  top: 'NO',
  titleCN: '接机',
  publisherCN: '中心',
  summaryCN: '来接您',
  titleEN: 'Pick-up',
  publisherEN: 'Centre',
  summaryEN: 'We fetch you',
});
const as = <T>(tenantId: string, work: Parameters<typeof asActor<T>>[2]) =>
  settle(asActor(services, { actor: { id: 'editor' }, side: 'office', tenantId }, work));
const add = async (slug: string, tenantId = 'tenant-a') => {
  const input = { values: { ...whole(slug) } };
  return ((await as(tenantId, (scope) => saveResource(scope, { resource, store, input }))) as { id: string }).id;
};
const act = (id: string, action: string, values: Values = {}, tenantId = 'tenant-a') =>
  as(tenantId, (scope) =>
    actOnResource(scope, { resource, store, input: { ids: [id], action, values: { ...values } } }),
  );
const read = (id: string, tenantId = 'tenant-a') =>
  settle(asGuest(services, { tenantId }, (scope) => readPublished(scope, serve, { id })));

test('a service is read by its name as by its id, and no two published ones share a name', async () => {
  const [first, second, elsewhere] = [await add('pick-up'), await add('pick-up'), await add('pick-up', 'tenant-b')];
  await act(first, 'publish');
  expect(await read('pick-up')).toMatchObject({ id: first });
  expect(await read(first)).toMatchObject({ id: first });
  expect(await act(second, 'publish')).toMatchObject({ key: 'DUPLICATE', fields: [{ path: 'slug' }] });
  await act(elsewhere, 'publish', {}, 'tenant-b');
  expect(await read('pick-up', 'tenant-b')).toMatchObject({ id: elsewhere });
  await act(first, 'publish');
  await act(first, 'offline', { reason: '改用新的' });
  expect(await read('pick-up')).toMatchObject({ key: 'NOT_FOUND' });
  await act(second, 'publish');
  expect(await read('pick-up')).toMatchObject({ id: second });
});
