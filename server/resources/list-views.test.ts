import { beforeEach, expect, test } from 'vitest';
import type { InputOf } from '#core/contracts/contract.ts';
import type { saveViewCall } from '#core/contracts/list-views.ts';
import { Refusal } from '#core/errors.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { listViews } from '#server/database/tables/list-views.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { countViews } from './count-views.ts';
import { listViewsOf, removeView, saveView } from './list-views.ts';

const services = await createTestServices();
const resource = 'tenantuser';

beforeEach(() =>
  services.database.asOwner(async (db) => {
    for (const table of [listViews, accounts]) await db.delete(table);
    await db.insert(accounts).values(['ann', 'bo'].map((id) => ({ id, loginName: id, nickname: id })));
  }),
);

const reader = ['Mgr.TenantUser'];
const sharer = ['Mgr.TenantUser', 'Mgr.View.share'];
const as = <T>(id: string, permCodes: readonly string[], work: Parameters<typeof asActor<T>>[2], tenantId?: string) =>
  asActor(services, { actor: { id }, side: 'office', permCodes, ...(tenantId ? { tenantId } : {}) }, work);
const save = (id: string, codes: readonly string[], input: Partial<InputOf<typeof saveViewCall>> = {}) =>
  as(id, codes, (scope) =>
    saveView(scope, {
      tenantId: 'tenant-a',
      resource,
      name: '停用的',
      query: 'f.status=DISABLED',
      isShared: false,
      reqId: 'x',
      ...input,
    }),
  );
const seen = (id: string, codes: readonly string[] = reader, tenantId?: string) =>
  as(id, codes, async (scope) => (await listViewsOf(scope, { tenantId: scope.tenantId, resource })).rows, tenantId);
const names = async (...asked: Parameters<typeof seen>) => (await seen(...asked)).map(({ name }) => name);
const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));

test('a view is its maker’s until it is shared, and then the tenant’s, never another’s', async () => {
  const columns = { order: ['loginName', 'status'], hidden: ['status'], pinned: ['loginName'] };
  const { id } = await save('ann', reader, { columns });
  expect(await seen('ann')).toMatchObject([{ id, columns, isMine: true, canChange: true, isShared: false }]);
  expect(await names('bo')).toEqual([]);

  expect(await save('ann', reader, { id, rev: 0, isShared: true }).catch(refusal)).toBe('NO_PERMISSION');
  await save('ann', sharer, { id, rev: 0, isShared: true });
  expect(await seen('bo')).toMatchObject([{ id, isMine: false, canChange: false, by: 'ann' }]);
  expect(await names('bo', sharer, 'tenant-b')).toEqual([]);
  // Its maker needs the code now, too; whoever has it may put it right.
  expect(await save('ann', reader, { id, rev: 1 }).catch(refusal)).toBe('NO_PERMISSION');
  expect(await save('bo', sharer, { id, rev: 1, name: '已停用', isShared: true })).toEqual({ id, rev: 2 });
});

test('views of others cannot be changed or removed, nor those of lists one may not read', async () => {
  const { id } = await save('ann', reader);
  const remove = (who: string, codes: readonly string[]) =>
    as(who, codes, (scope) => removeView(scope, { tenantId: 'tenant-a', id, reqId: 'x' })).catch(refusal);
  expect(await save('bo', sharer, { id, rev: 0 }).catch(refusal)).toBe('NOT_FOUND');
  expect(await remove('bo', sharer)).toBe('NOT_FOUND');
  expect(await save('bo', ['Mgr.Content']).catch(refusal)).toBe('NO_PERMISSION');
  expect(await seen('ann', ['Mgr.Content']).catch(refusal)).toBe('NO_PERMISSION');
  expect(await remove('ann', reader)).toEqual({});
  expect(await names('ann')).toEqual([]);
});

test('a second view of a name, an unknown column and a change over an old revision are refused', async () => {
  const { id } = await save('ann', reader);
  expect(await save('ann', reader).catch(refusal)).toBe('DUPLICATE');
  const columns = { order: ['password'], hidden: [], pinned: [] };
  expect(await save('ann', reader, { name: '另一个', columns }).catch(refusal)).toBe('INVALID');
  await save('ann', reader, { id, rev: 0, query: '' });
  expect(await save('ann', reader, { id, rev: 0 }).catch(refusal)).toBe('CONFLICT');
});

test('a shared view opens the list for all of the tenant, one at a time, until it is shared no longer', async () => {
  const { id: first } = await save('ann', sharer, { isShared: true });
  const { id: second } = await save('bo', sharer, { name: '启用的', isShared: true });
  const opens = async () => (await seen('cy')).filter(({ isDefault }) => isDefault).map(({ id }) => id);
  expect(await save('ann', reader, { id: first, rev: 0, isDefault: true }).catch(refusal)).toBe('NO_PERMISSION');
  expect(await save('ann', sharer, { name: '新的', isShared: true, isDefault: true }).catch(refusal)).toBe('INVALID');
  // Of two at the same moment the later one stays.
  await Promise.all([
    save('ann', sharer, { id: first, rev: 0, isShared: true, isDefault: true }),
    save('bo', sharer, { id: second, rev: 0, name: '启用的', isShared: true, isDefault: true }),
  ]);
  expect(await opens()).toHaveLength(1);
  const pick = async (isDefault: boolean) => {
    const { id, rev, name } = (await seen('ann')).find((view) => view.isDefault === isDefault)!;
    return { id, rev, name };
  };
  const other = await pick(false);
  await save('ann', sharer, { ...other, isShared: true, isDefault: true });
  expect(await opens()).toEqual([other.id]);
  const now = await pick(true);
  expect(await save('bo', sharer, { ...now, isDefault: true }).catch(refusal)).toBe('INVALID');
  await save('bo', sharer, now);
  expect(await opens()).toEqual([]);
});

test('the rows of several views are counted by one call, for whoever may read the list, as the list counts them', async () => {
  const filters = [
    { id: 'all', filter: {} },
    { id: 'off', filter: { status: ['DISABLED'] } },
    { id: 'none', filter: { keyword: 'nobody of this name' } },
  ];
  const input = { tenantId: 'tenant-a', resource, filters };
  const listed = await as('ann', reader, (scope) =>
    services.features.stores[resource]!.list(scope, {
      filter: {},
      sort: 'loginName',
      descending: false,
      limit: 10,
      offset: 0,
    }),
  );
  const { counts } = await as('ann', reader, (scope) => countViews(scope, input));
  expect(counts.map(({ id }) => id)).toEqual(['all', 'off', 'none']);
  expect(counts[0]?.count).toBe(listed.total);
  expect(counts[2]?.count).toBe(0);
  expect(await as('ann', ['Mgr.Company'], (scope) => countViews(scope, input)).catch(refusal)).toBe('NO_PERMISSION');
  const unknown = { ...input, filters: [{ id: 'x', filter: { nothing: 'x' } }] };
  expect(await as('ann', reader, (scope) => countViews(scope, unknown)).catch(refusal)).toBe('INVALID');
});
