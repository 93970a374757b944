import { beforeAll, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { permissionCodes } from '#core/permissions.ts';
import { tenantUser as resource } from '#features/tenants/resources/tenant-user.ts';
import { tenantUserStore as store } from '#features/tenants/server/tenants/tenant-users.ts';
import { desc, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { logSave } from './changes.ts';
import { maskChanges } from './mask.ts';
import { revealRecord } from './reveal.ts';
import { listResource, oneResource, saveResource } from './verbs.ts';

const services = await createTestServices();
const people = { ann: '13800138000', bo: '13911112222' };

beforeAll(() =>
  services.database.asOwner(async (db) => {
    for (const id of ['tenant-a', 'tenant-b'])
      await db.insert(tenants).values({ id, code: id, nameCN: id, nameEN: id, kind: 'DISTRICT' });
    for (const [id, phone] of Object.entries(people)) {
      const tenantId = id === 'ann' ? 'tenant-a' : 'tenant-b';
      const account = { id, loginName: `${id}-login`, nickname: id, email: `${id}.secret@example.com` };
      await db.insert(accounts).values({ ...account, phoneArea: '+86', phone });
      await db.insert(members).values({ id: `m-${id}`, tenantId, accountId: id });
    }
    await db.insert(roles).values({ id: 'r', tenantId: 'tenant-a', code: 'plain', nameCN: '普', nameEN: 'P' });
    await db.insert(memberRoles).values({ tenantId: 'tenant-a', memberId: 'm-ann', roleId: 'r' });
  }),
);

const as = <T>(work: (scope: ActorScope) => Promise<T>, permCodes: readonly string[] = permissionCodes) =>
  asActor(services, { actor: { id: 'wang', nickname: '王若楠' }, side: 'office', permCodes }, work);
const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));
const reveal = (asked: Partial<Parameters<typeof revealRecord>[1]>, permCodes?: readonly string[]) =>
  as(
    (scope) => revealRecord(scope, { resource: 'tenantuser', id: 'm-ann', key: 'phone', reason: '核实', ...asked }),
    permCodes,
  ).catch(refusal);
const lines = () =>
  services.database.asOwner((db) =>
    db.select().from(busiLog).where(eq(busiLog.action, 'reveal')).orderBy(desc(busiLog.seq)),
  );

test('lists and details hold no personal value in full, not even in the form', async () => {
  const answers = await as(async (scope) => [
    await listResource(scope, { resource, store, input: {} }),
    await oneResource(scope, { resource, store, input: { id: 'm-ann' } }),
  ]);
  const text = JSON.stringify(answers);
  expect(text).not.toContain(people.ann);
  expect(text).not.toContain('ann.secret');
  expect(answers[0]).toMatchObject({ rows: [{ phone: '+86 138****8000', email: 'a***@example.com' }] });
  expect(answers[1]).toMatchObject({ values: { email: 'a***@example.com' } });
});

test('a value is shown in full for a reason, and the log says who saw what of whom and why', async () => {
  expect(await reveal({ reason: '电话核实职务变更' })).toEqual({ value: '+86 13800138000' });
  const [line] = await lines();
  expect(line).toMatchObject({ module: 'TENANTUSER', objectType: 'tenantuser', objectId: 'm-ann', title: 'ann-login' });
  expect(line).toMatchObject({ actorName: '王若楠', textCN: '查看完整信息 手机：电话核实职务变更' });
  expect(JSON.stringify(line)).not.toContain(people.ann);
});

test.each([
  ['without a reason', { reason: ' ' }, undefined, 'REASON_NEEDED'],
  ['a value that is not hidden', { key: 'nickname' }, undefined, 'NOT_FOUND'],
  ['a column that does not exist', { key: 'passwordHash' }, undefined, 'NOT_FOUND'],
  ['somebody of another tenant', { id: 'm-bo' }, undefined, 'NOT_FOUND'],
  ['a list the caller may not see', {}, ['Mgr.Pii.view', 'Mgr.Role'], 'NO_PERMISSION'],
  ['a resource that does not exist', { resource: 'account' }, undefined, 'NOT_FOUND'],
])('%s: nothing is shown, and nothing is logged', async (_, asked, permCodes, key) => {
  const before = (await lines()).length;
  expect(await reveal(asked, permCodes)).toBe(key);
  expect(await lines()).toHaveLength(before);
});

test('a form sent back as it was shown leaves the hidden value as it was', async () => {
  const shown = await as((scope) => oneResource(scope, { resource, store, input: { id: 'm-ann' } }));
  const values = { ...shown.values, title: '科长' };
  await as((scope) => saveResource(scope, { resource, store, input: { id: 'm-ann', rev: shown.rev, values } }));
  const other = { ...values, email: 'other@example.com', title: '处长' };
  await as((scope) =>
    saveResource(scope, { resource, store, input: { id: 'm-ann', rev: shown.rev + 1, values: other } }),
  );
  const [row] = await services.database.asOwner((db) => db.select().from(accounts).where(eq(accounts.id, 'ann')));
  expect(row?.email).toBe('ann.secret@example.com');
});

test('a conflict shows what others saved, masked', async () => {
  const values = { email: 'a***@example.com', nickname: 'ann', title: '', roles: ['r'] };
  const saving = as((scope) => saveResource(scope, { resource, store, input: { id: 'm-ann', rev: 99, values } }));
  const error = await saving.catch((each: unknown) => each);
  expect(error).toMatchObject({ key: 'CONFLICT', obj: { values: { email: 'a***@example.com' } } });
});

test('the log keeps personal values masked', async () => {
  const changed = maskChanges(resource, [
    { field: 'phone', before: '13800138000', after: '13800138000'.replace('0013', '0099') },
    { field: 'email', before: null, after: 'ann.secret@example.com' },
    { field: 'title', before: '', after: '科长' },
  ]);
  expect(changed).toEqual([
    { field: 'phone', before: '138****8000', after: { CN: '已变更', EN: 'changed' } },
    { field: 'email', before: null, after: 'a***@example.com' },
    { field: 'title', before: '', after: '科长' },
  ]);
  const after = { email: 'new.secret@example.com' };
  await as((scope) => logSave(scope, { resource, id: 'm-x', title: 'x', before: null, after }));
  const [line] = await services.database.asOwner((db) => db.select().from(busiLog).where(eq(busiLog.objectId, 'm-x')));
  expect(line?.changes).toEqual([{ field: 'email', before: null, after: 'n***@example.com' }]);
});
