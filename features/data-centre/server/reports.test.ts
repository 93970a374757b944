import { beforeEach, expect, test } from 'vitest';
import type { PermissionCode } from '#core/permissions.ts';
import { addAccount, addMember, addTenants, settleKey } from '#features/accounts/server/testing.ts';
import { reportForm as resource } from '#features/data-centre/resources/report-form.ts';
import { eq } from '#server/database/sql.ts';
import { messages, outbox } from '#server/database/tables/logs.ts';
import { memberRoles, members } from '#server/database/tables/tenants.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { fetchRunFile, listRuns } from './files.ts';
import { reportStore as store } from './report-store.ts';
import { runDueReports } from './run-report.ts';
import { reportForms, reportRuns } from './tables.ts';

const services = await createTestServices();
const codes: readonly PermissionCode[] = [
  'Mgr.DataCenter',
  'Mgr.DataCenter.edit',
  'Mgr.DataCenter.export',
  'Mgr.Complaint',
];
const withoutRight = codes.filter((code) => code !== 'Mgr.Complaint');
await addTenants(services, ['tenant-a', 'tenant-b'], codes);
for (const id of ['zheng', 'luo', 'blind']) await addAccount(services, { id, email: `${id}@example.com` });
for (const accountId of ['zheng', 'luo'])
  await addMember(services, { accountId, tenantId: 'tenant-a', codes: [...codes] });
await addMember(services, { accountId: 'blind', tenantId: 'tenant-a', codes: [...withoutRight] });

const wednesday = new Date('2026-11-25T09:30:00+08:00');

beforeEach(async () => {
  services.setNow(wednesday);
  await services.database.asOwner(async (db) => {
    for (const table of [reportForms, reportRuns, messages, outbox]) await db.delete(table);
  });
});

const form: Values = {
  ...resource.starts,
  name: '投诉周报',
  dataset: 'complaints',
  dimensions: ['kind'],
  schedule: 'DAILY',
  hour: '10:00',
  mailTo: ['zheng', 'luo', 'blind'],
};
const as = <T>(
  id: string,
  work: Parameters<typeof asActor<T>>[2],
  permCodes: readonly string[] = codes,
  tenantId = 'tenant-a',
) => asActor(services, { actor: { id }, side: 'office', tenantId, permCodes }, work);
const save = (values: Values = {}, who = 'zheng', permCodes?: readonly string[]) =>
  as(who, (scope) => saveResource(scope, { resource, store, input: { values: { ...form, ...values } } }), permCodes);
const act = (id: string, action: string, who = 'zheng') =>
  as(who, (scope) => actOnResource(scope, { resource, store, input: { ids: [id], action } }));
const runs = (id: string, who = 'zheng') => as(who, (scope) => listRuns(scope, { tenantId: 'tenant-a', id }));
const mailed = () =>
  services.database.asOwner((db) =>
    db.select({ to: outbox.recipient, text: outbox.text }).from(outbox).orderBy(outbox.recipient),
  );

test('a report on a schedule is made at its hour and mailed to those who may see its dataset, once', async () => {
  const { id } = await save();
  await act(id, 'on');
  expect(await runDueReports(services)).toBe(0);
  services.setNow(new Date('2026-11-25T10:00:20+08:00'));
  expect(await Promise.all([runDueReports(services), runDueReports(services)])).toHaveLength(2);
  expect((await mailed()).map(({ to }) => to)).toEqual(['luo@example.com', 'zheng@example.com']);
  expect((await mailed())[0]!.text).toContain(`/office/data/reportform?id=${id}`);
  const { rows } = await runs(id);
  expect(rows).toMatchObject([{ state: 'DONE', isScheduled: true, sent: 2, leftOut: 1 }]);
  const { row } = await as('zheng', (scope) => oneResource(scope, { resource, store, input: { id } }));
  expect([row.nextAt, row.lastAt].map((at) => new Date(String(at)).toISOString())).toEqual([
    '2026-11-26T02:00:00.000Z',
    '2026-11-25T02:00:20.000Z',
  ]);

  const file = await as('luo', (scope) => settleKey(fetchRunFile(scope, { id: rows[0]!.id })));
  expect(file, 'it is shared with none of their roles').toBe('NOT_FOUND');
  const own = await as('zheng', (scope) => fetchRunFile(scope, { id: rows[0]!.id }));
  expect(own).toMatchObject({ kind: 'file', name: '投诉周报-2026-11-25.xlsx' });
});

test('a report whose maker lost the right fails, says so, and is sent to nobody', async () => {
  const { id } = await save();
  await act(id, 'on');
  await services.database.asOwner((db) =>
    db.update(members).set({ status: 'OFF' }).where(eq(members.accountId, 'zheng')),
  );
  services.setNow(new Date('2026-11-25T10:01:00+08:00'));
  await runDueReports(services);
  await services.database.asOwner((db) =>
    db.update(members).set({ status: 'ACTIVE' }).where(eq(members.accountId, 'zheng')),
  );
  expect(await mailed()).toEqual([]);
  expect((await runs(id)).rows).toMatchObject([{ state: 'FAILED', fileName: null }]);
});

test('a draft is run neither by the clock nor by hand', async () => {
  const { id } = await save();
  services.setNow(new Date('2026-11-25T10:01:00+08:00'));
  expect(await runDueReports(services)).toBe(0);
  expect(await settleKey(act(id, 'run'))).toBe('NOT_ALLOWED');
});

test('nobody makes a report of what they may not see, or reads one', async () => {
  expect(await settleKey(save({}, 'blind', withoutRight))).toBe('DATASET_FORBIDDEN');
  const { id } = await save({ roles: await rolesOf('blind') });
  await act(id, 'on');
  const one = as('blind', (scope) => settleKey(oneResource(scope, { resource, store, input: { id } })), withoutRight);
  expect(await one).toBe('DATASET_FORBIDDEN');
});

test('a report is seen by its maker, and in use by those whose role it is shared with', async () => {
  const seen = (who: string, tenantId?: string) =>
    as(who, (scope) => listResource(scope, { resource, store, input: {} }), codes, tenantId).then(({ total }) => total);
  const { id } = await save({ roles: await rolesOf('luo') });
  expect([await seen('zheng'), await seen('luo')]).toEqual([1, 0]);
  await act(id, 'on');
  expect([await seen('zheng'), await seen('luo'), await seen('blind'), await seen('zheng', 'tenant-b')]).toEqual([
    1, 1, 0, 0,
  ]);
  expect(await settleKey(act(id, 'off', 'luo'))).toBe('NOT_ALLOWED');
  const made = await as('luo', (scope) =>
    actOnResource(scope, { resource, store, input: { ids: [id], action: 'copy' } }),
  );
  expect(made.id).not.toBe(id);
  expect(await seen('luo')).toBe(2);
});

test('what does not belong to the dataset is refused, and nothing is kept', async () => {
  const wrong = [
    { dimensions: ['programme'] },
    { measures: ['amount'] },
    { dimensions: ['kind', 'state', 'target', 'timing'] },
    { name: '' },
    { schedule: 'HOURLY' },
  ];
  for (const each of wrong) expect(await settleKey(save(each))).toBe(`INVALID ${Object.keys(each)}`);
  expect(await services.database.asOwner((db) => db.$count(reportForms))).toBe(0);
});

test('what a report is narrowed to is told in words, in its list and on opening', async () => {
  const { id } = await save({ filters: [{ id: 'f1', dimension: 'kind', value: 'PRAISE' }] });
  const filters = [{ CN: '类型 = 表扬', EN: 'Kind = Praise' }];
  const { row } = await as('zheng', (scope) => oneResource(scope, { resource, store, input: { id } }));
  expect(row).toMatchObject({ filters });
  const { rows } = await as('zheng', (scope) => listResource(scope, { resource, store, input: {} }));
  expect(rows).toMatchObject([{ id, filters }]);
});

test('a report that is deleted takes its runs and files along', async () => {
  const { id } = await save();
  await act(id, 'on');
  await act(id, 'run');
  const [run] = await services.database.asOwner((db) => db.select().from(reportRuns));
  expect((await services.storage.bytes(run!.objectKey!)).length).toBeGreaterThan(0);
  await act(id, 'del');
  expect(await services.database.asOwner((db) => db.$count(reportRuns))).toBe(0);
  await expect(services.storage.bytes(run!.objectKey!)).rejects.toThrow();
});

async function rolesOf(accountId: string): Promise<string[]> {
  const rows = await services.database.asOwner((db) =>
    db
      .select({ id: memberRoles.roleId })
      .from(memberRoles)
      .innerJoin(members, eq(members.id, memberRoles.memberId))
      .where(eq(members.accountId, accountId)),
  );
  return rows.map(({ id }) => id);
}
