import { beforeEach, expect, test } from 'vitest';
import { regionTrail } from '#core/forms/regions.ts';
import type { PermissionCode } from '#core/permissions.ts';
import type { DataScope } from '#core/roles.ts';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { shop } from '#features/benefits/resources/shop.ts';
import { shopStore } from '#features/benefits/server/shop-store.ts';
import { shops } from '#features/benefits/server/tables.ts';
import { companies, companyMembers } from '#features/companies/server/tables.ts';
import { region } from '#features/platform/resources/region.ts';
import { formContextOf } from '#server/base/form-context.ts';
import { asc, eq, sql } from '#server/database/sql.ts';
import { busiLog, messages, outbox } from '#server/database/tables/logs.ts';
import { members } from '#server/database/tables/tenants.ts';
import { actOnResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { regionStore } from '../region-store.ts';
import { regionMarks, regionReplacements } from '../tables.ts';
import { planReplacement } from './plan.ts';
import { cancelReplacement, replaceRegion } from './replace.ts';
import { startDueReplacements } from './start-due.ts';
import { readTree } from './tree.ts';
import { undoReplacement } from './undo.ts';

const services = await createTestServices();
const codes: readonly PermissionCode[] = ['Mgr.Region', 'Mgr.Region.edit', 'Mgr.Company'];
for (const id of ['lin', 'wang', 'chen', 'zhou', 'foreign']) await addAccount(services, { id });
await addTenants(services, ['t-1', 't-2'], codes);
const start = new Date('2026-11-25T10:00:00+08:00');
const [old, east, west, other] = ['350203', '350205', '350206', '350211'] as const;
const into = [
  { code: east, words: '澄心路以东、东堤' },
  { code: west, words: '西园' },
];

const as = <T>(
  work: (scope: ActorScope) => Promise<T>,
  { tenantId = 't-1', permCodes = codes, reach = 'TENANT' as DataScope, regions = [] as string[] } = {},
) => settle(asActor(services, { actor: { id: 'wang' }, side: 'office', tenantId, permCodes, reach, regions }, work));

const read = <T>(work: (scope: ActorScope) => Promise<T>) =>
  asActor(
    services,
    { actor: { id: 'wang' }, side: 'office', tenantId: 't-1', permCodes: codes, reach: 'TENANT' },
    work,
  );

const company = (id: string, address: string, more: Partial<typeof companies.$inferInsert> = {}) => ({
  id,
  tenantId: 't-1',
  name: `单位${id}`,
  code: `91350200${id}`,
  kind: 'PRIVATE',
  industry: 'I',
  legalRep: '林见微',
  region: old,
  address,
  agentName: '顾',
  agentPosition: '行政',
  agentPhone: '13800000000',
  data: {},
  submittedBy: 'lin',
  ...more,
});

beforeEach(async () => {
  services.setNow(start);
  await services.database.asOwner(async (db) => {
    for (const table of [companies, companyMembers, shops, members, regionMarks, regionReplacements, messages, outbox])
      await db.delete(table);
    await db
      .insert(companies)
      .values([
        company('east', '东堤路 8 号'),
        company('west', '西园 3 栋'),
        company('both', '东堤路口西园'),
        company('none', '无门牌'),
        company('outside', '东堤路 1 号', { region: other }),
        company('elsewhere', '东堤路 2 号', { tenantId: 't-2' }),
      ]);
    await db.insert(shops).values({
      id: 'shop',
      tenantId: 't-1',
      nameCN: '青禾',
      nameEN: 'Qinghe',
      addressCN: '西园 1 号',
      addressEN: '1 Xiyuan',
      category: 'MEDICAL',
      region: old,
      values: { region: old, nameCN: '青禾' },
    });
    await db.insert(companyMembers).values(
      ['east', 'none', 'elsewhere'].map((id) => ({
        id: `of-${id}`,
        tenantId: id === 'elsewhere' ? 't-2' : 't-1',
        companyId: id,
        accountId: id === 'elsewhere' ? 'foreign' : 'lin',
        role: 'OWNER',
        state: 'ACTIVE',
      })),
    );
    await db.insert(members).values([
      { id: 'm-1', tenantId: 't-1', accountId: 'chen', regions: [old, east] },
      { id: 'm-2', tenantId: 't-1', accountId: 'zhou', regions: [other] },
    ]);
  });
  await as((scope) =>
    actOnResource(scope, { resource: region, store: regionStore, input: { ids: [old], action: 'serve' } }),
  );
});

const plan = (more = {}, who = {}) =>
  as((scope) => planReplacement(scope, { tenantId: 't-1', code: old, into, reqId: 'r'.repeat(22), ...more }), who);
const replace = (more = {}, who = {}) =>
  as(
    (scope) =>
      replaceRegion(scope, { tenantId: 't-1', code: old, rev: 1, into, chosen: [], reqId: 'r'.repeat(22), ...more }),
    who,
  );
const undo = (code: string = old) =>
  as((scope) => undoReplacement(scope, { tenantId: 't-1', code, reqId: 'r'.repeat(22) }));
const cancel = (who = {}) =>
  as((scope) => cancelReplacement(scope, { tenantId: 't-1', code: old, reqId: 'r'.repeat(22) }), who);
const told = () =>
  services.database.asOwner((db) =>
    db
      .select({ to: messages.accountId, CN: messages.titleCN, EN: messages.titleEN })
      .from(messages)
      .orderBy(asc(messages.accountId), asc(messages.titleCN)),
  );
const regionsNow = async () => {
  const rows = await services.database.asOwner((db) =>
    db.select({ id: companies.id, region: companies.region }).from(companies).orderBy(asc(companies.id)),
  );
  return Object.fromEntries(rows.map(({ id, region: code }) => [id, code]));
};

test('a plan says what would move and what has to be decided, and changes nothing', async () => {
  const before = await regionsNow();
  expect(await plan()).toMatchObject({
    rev: 1,
    uses: [
      { key: 'company', sorted: 2, undecided: 2 },
      { key: 'shop', sorted: 1, undecided: 0 },
      { key: 'place', sorted: 0, undecided: 0 },
    ],
    undecided: [
      { use: 'company', id: 'both', title: '单位both', address: '东堤路口西园' },
      { use: 'company', id: 'none' },
    ],
    members: 1,
    isServed: true,
  });
  expect(await plan({}, { permCodes: ['Mgr.Region.edit'] })).toMatchObject({ undecided: [] });
  expect(await regionsNow()).toEqual(before);
});

test('it is carried out whole: records, forms, regions of people, what is served, history', async () => {
  expect(await replace({ chosen: [{ use: 'company', id: 'both', to: west }] })).toEqual({
    moved: 4,
    left: 1,
    startsOn: null,
  });
  expect(await regionsNow()).toEqual({
    both: west,
    east,
    elsewhere: old,
    none: old,
    outside: other,
    west,
  });
  await services.database.asOwner(async (db) => {
    const [shop] = await db.select().from(shops);
    expect(shop).toMatchObject({ region: west, values: { region: west, nameCN: '青禾' }, rev: 1 });
    const [chen] = await db.select().from(members).where(eq(members.id, 'm-1'));
    expect(chen!.regions).toEqual([old, east, west]);
    const lines = await db.select().from(busiLog).where(eq(busiLog.at, start));
    expect(lines.filter(({ objectId }) => objectId === 'both')).toMatchObject([
      { objectType: 'company', changes: [{ field: 'region', before: old, after: west }] },
    ]);
    expect(lines.filter(({ objectId }) => objectId === 'm-1')).toMatchObject([
      { objectType: 'tenantuser', changes: [{ field: 'regions', before: [old, east], after: [old, east, west] }] },
    ]);
    expect(lines.filter(({ action }) => action === 'REPLACE')).toMatchObject([{ objectId: old, actorId: 'wang' }]);
  });
  const { row } = await read((scope) =>
    oneResource(scope, { resource: region, store: regionStore, input: { id: old } }),
  );
  expect(row).toMatchObject({ status: 'REPLACED' });
  const tree = await read((scope) => readTree(scope, { tenantId: 't-1', served: true }));
  expect(tree.rows.filter(({ isHit }) => isHit).map(({ code, count }) => [code, count])).toEqual([
    [east, 1],
    [west, 3],
  ]);
});

test('it is taken back whole within half an hour, without what somebody moved on since', async () => {
  await replace();
  await services.database.asOwner((db) => db.update(companies).set({ region: other }).where(eq(companies.id, 'west')));
  services.setNow(new Date(start.getTime() + 29 * 60_000));
  expect(await undo()).toEqual({ moved: 2 });
  expect(await regionsNow()).toMatchObject({ east: old, west: other, none: old });
  const [chen] = await services.database.asOwner((db) => db.select().from(members).where(eq(members.id, 'm-1')));
  expect(chen!.regions).toEqual([old, east]);
  const tree = await read((scope) => readTree(scope, { tenantId: 't-1', served: true }));
  expect(tree.rows.filter(({ isHit }) => isHit).map(({ code }) => code)).toEqual([old]);
  expect(await undo()).toMatchObject({ key: 'NOT_ALLOWED' });
});

test('refused: twice, over an older revision, into itself or what there is not, beyond one’s regions, too late', async () => {
  expect(await replace({ rev: 0 })).toMatchObject({ key: 'CONFLICT' });
  expect(await replace({ into: [{ code: old, words: '' }] })).toMatchObject({ key: 'INVALID' });
  expect(await replace({ into: [{ code: '999999', words: '' }] })).toMatchObject({ key: 'INVALID' });
  expect(await replace({ into: [{ code: '350200', words: '' }] })).toMatchObject({ key: 'INVALID' });
  expect(await replace({ into: [into[0], into[0]] })).toMatchObject({ key: 'DUPLICATE' });
  expect(await replace({ chosen: [{ use: 'company', id: 'both', to: other }] })).toMatchObject({ key: 'INVALID' });
  expect(await replace({}, { reach: 'REGION', regions: [old] })).toMatchObject({ key: 'CODE_NOT_HELD' });
  expect(await plan({}, { reach: 'ASSIGNED' })).toMatchObject({ key: 'CODE_NOT_HELD' });
  const both = await Promise.all([replace(), replace()]);
  expect(both.filter((each) => 'moved' in each)).toHaveLength(1);
  expect(await replace({ rev: 2 })).toMatchObject({ key: 'NOT_ALLOWED' });
  services.setNow(new Date(start.getTime() + 31 * 60_000));
  expect(await undo()).toMatchObject({ key: 'NOT_ALLOWED' });
  const { rows } = await services.database.asOwner((db) => db.execute(sql`select from region_replacements`));
  expect(rows).toHaveLength(1);
});

test('of two replacements the one taken back leaves what the other needs', async () => {
  await replace({ into: [into[0]] });
  await services.database.asOwner((db) =>
    db
      .update(members)
      .set({ regions: [old, other] })
      .where(eq(members.id, 'm-2')),
  );
  await as((scope) =>
    actOnResource(scope, { resource: region, store: regionStore, input: { ids: [other], action: 'serve' } }),
  );
  // Another region goes to the same one, and so do the regions of somebody who has both.
  await replace({ code: other, into: [into[0]] });
  expect(await undo()).toEqual({ moved: 5 });
  const [zhou] = await services.database.asOwner((db) => db.select().from(members).where(eq(members.id, 'm-2')));
  expect(zhou!.regions).toContain(east);
  const tree = await read((scope) => readTree(scope, { tenantId: 't-1', served: true }));
  expect(tree.rows.find(({ code }) => code === east)).toMatchObject({ isServed: true });
  // Where the records are is where somebody has to go: not into what was replaced.
  expect(await replace({ rev: 3, into: [{ code: other, words: '' }] })).toMatchObject({ key: 'INVALID' });
  expect(await replace({ code: east, into: [{ code: west, words: '' }], rev: 1 })).toMatchObject({ moved: 1 });
});

test('those whose records move or stay undecided are told, each in both languages, and so is whoever is given regions', async () => {
  await replace();
  expect(await told()).toEqual([
    { to: 'chen', CN: '您负责的区域有变化', EN: 'Your regions have changed' },
    { to: 'lin', CN: '“单位east”登记的区域有变化', EN: 'The region of “单位east” has changed' },
    { to: 'lin', CN: '请核对“单位none”的地址', EN: 'Please check the address of “单位none”' },
  ]);
  const mails = await services.database.asOwner((db) => db.select().from(outbox));
  expect(mails.map(({ scene }) => scene).sort()).toEqual(['REGION_MOVED', 'REGION_UNSORTED']);
  await undo();
  expect((await told()).filter(({ to }) => to === 'lin').map(({ CN }) => CN)).toContain('“单位east”登记的区域已改回');
});

test('planned for a day it waits, shows, can be cancelled, and takes effect that day once, however often the job runs', async () => {
  const planned = { startsOn: '2026-12-01', chosen: [{ use: 'company', id: 'both', to: west }] };
  expect(await replace({ startsOn: '2026-11-24' })).toMatchObject({ key: 'INVALID' });
  expect(await replace({ startsOn: '2027-11-26' })).toMatchObject({ key: 'INVALID' });
  const both = await Promise.all([replace(planned), replace(planned)]);
  expect(both).toContainEqual({ moved: 0, left: 0, startsOn: '2026-12-01' });
  expect(both).toContainEqual(expect.objectContaining({ key: 'NOT_ALLOWED' }));
  expect(await replace()).toMatchObject({ key: 'NOT_ALLOWED' });
  const shown = async () => {
    const { rows } = await read((scope) => readTree(scope, { tenantId: 't-1', served: true }));
    return rows.find(({ code }) => code === old);
  };
  expect(await shown()).toMatchObject({ status: 'SERVED', planned: { startsOn: '2026-12-01' } });
  expect(await cancel({ reach: 'REGION', regions: [old] })).toMatchObject({ key: 'CODE_NOT_HELD' });
  expect(await cancel()).toEqual({});
  expect(await cancel()).toMatchObject({ key: 'NOT_ALLOWED' });
  await replace(planned);
  services.setNow(new Date('2026-11-30T23:30:00+08:00'));
  expect(await startDueReplacements(services)).toBe(0);
  expect(await regionsNow()).toMatchObject({ east: old });
  services.setNow(new Date('2026-12-01T00:01:00+08:00'));
  const started = await Promise.all([startDueReplacements(services), startDueReplacements(services)]);
  expect(started.sort()).toEqual([0, 1]);
  expect(await regionsNow()).toMatchObject({ both: west, east, west, none: old, elsewhere: old });
  expect(await told()).toHaveLength(3);
  services.setNow(new Date('2026-12-01T00:30:00+08:00'));
  expect(await undo()).toEqual({ moved: 4 });
});

test('what can no longer be carried out on its day changes nothing, and whoever planned it is told', async () => {
  await replace({ startsOn: '2026-12-01' });
  await replace({ code: east, into: [{ code: other, words: '' }], rev: 0 });
  services.setNow(new Date('2026-12-02T00:01:00+08:00'));
  expect(await startDueReplacements(services)).toBe(0);
  expect(await regionsNow()).toMatchObject({ east: old, west: old });
  expect((await told()).filter(({ to }) => to === 'wang')).toMatchObject([{ CN: '区域没有按计划替换' }]);
  expect(await startDueReplacements(services)).toBe(0);
});

test('a replaced region is no longer chosen in forms, neither in the office nor on the portal', async () => {
  const values = { nameCN: '青禾', nameEN: 'Qinghe', region: old, addressCN: '西园 1 号', addressEN: '1 Xiyuan' };
  const problems = async () => {
    const answer = (await as((scope) => saveResource(scope, { resource: shop, store: shopStore, input: { values } }), {
      permCodes: ['Mgr.Shop.edit'],
    })) as { fields?: { path: string; key: string }[] };
    return answer.fields?.find(({ path }) => path === 'region')?.key;
  };
  const ofContext = () =>
    read(async (scope) => {
      const { dictionaries } = await formContextOf(scope);
      return regionTrail(old, dictionaries).at(-1)?.isReplaced ?? false;
    });
  expect(await problems()).toBeUndefined();
  expect(await ofContext()).toBe(false);
  await replace();
  expect(await problems()).toBe('REGION_REPLACED');
  expect(await ofContext()).toBe(true);
  await undo();
  expect(await ofContext()).toBe(false);
});

test('the tree opens level by level, and finds by pinyin with everything above', async () => {
  const tree = (more = {}) => read((scope) => readTree(scope, { tenantId: 't-1', ...more }));
  const top = await tree();
  expect(top.rows).toHaveLength(34);
  expect(top.rows.find(({ code }) => code === '350000')).toMatchObject({ count: 6, hasChildren: true, depth: 0 });
  expect((await tree({ parent: '350200' })).rows).toHaveLength(6);
  const found = await tree({ keyword: 'siming' });
  expect(found.rows.map(({ code, depth, isHit }) => [code, depth, isHit])).toEqual([
    ['350000', 0, false],
    ['350200', 1, false],
    ['350203', 2, true],
  ]);
  expect(found.hits).toBe(1);
});
