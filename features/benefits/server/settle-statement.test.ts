import { beforeEach, expect, test } from 'vitest';
import type { PermissionCode } from '#core/permissions.ts';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { eq } from '#server/database/sql.ts';
import { busiLog } from '#server/database/tables/logs.ts';
import { asActor, createTestServices } from '#server/testing.ts';
import { settleStatement } from './settle-statement.ts';
import { readStatement } from './statement.ts';
import { redemptions, shopStatements, shops } from './tables.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
for (const id of ['luo', 'zheng', 'chen']) await addAccount(services, { id });
const codes: readonly PermissionCode[] = ['Mgr.Shop', 'Mgr.Shop.edit'];
const month = { tenantId: 'tenant-a', id: 'shop', month: '2026-10' };
const reqId = 'r'.repeat(22);

beforeEach(async () => {
  services.setNow(new Date('2026-11-03T10:00:00+08:00'));
  await services.database.asOwner(async (db) => {
    for (const table of [shops, redemptions, shopStatements]) await db.delete(table);
    await db.insert(shops).values({
      id: 'shop',
      tenantId: 'tenant-a',
      nameCN: '青禾口腔',
      nameEN: 'Qinghe Dental',
      addressCN: '澄心路 18 号',
      addressEN: '18 Chengxin Road',
      category: 'MEDICAL',
      region: '350203',
      values: {},
    });
    await db.insert(redemptions).values([use('one'), use('two'), use('later', '2026-11-02')]);
  });
});

const use = (id: string, day = '2026-10-20') => ({
  id,
  tenantId: 'tenant-a',
  no: `HX-${id}`,
  shopId: 'shop',
  benefitId: 'b1',
  titleCN: '口腔洁牙',
  titleEN: 'Teeth cleaning',
  cardId: `card-${id}`,
  level: 'D',
  step: id.length * 7 + id.charCodeAt(0),
  period: '2026-10',
  usedAt: new Date(`${day}T10:00:00+08:00`),
});
const desk = <T>(who: string, work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a', permCodes = codes) =>
  settle(asActor(services, { actor: { id: who }, side: 'office', tenantId, permCodes }, work));
const step = (who: string, input: object, tenantId?: string) =>
  desk(who, (scope) => settleStatement(scope, { ...month, reqId, ...input } as never), tenantId);
const draw = (who: string, more: object = {}) =>
  step(who, { step: 'draw', rev: 0, amount: 18_000, note: '按次 90 元', ...more });
const read = (who: string, permCodes = codes) =>
  desk(who, (scope) => readStatement(scope, month), 'tenant-a', permCodes);

test('a month is drawn up, checked and paid by three people, each step noted', async () => {
  expect(await read('luo')).toMatchObject({ settlement: null, blocked: null });
  expect(await draw('luo')).toEqual({});
  expect(await read('luo')).toMatchObject({ settlement: { state: 'DRAWN', amount: 18_000 }, blocked: 'PERSON' });
  expect(await read('zheng', ['Mgr.Shop'])).toMatchObject({ blocked: 'PERMISSION' });
  expect(await read('zheng')).toMatchObject({ blocked: null });
  expect(await step('luo', { step: 'check', rev: 1 })).toMatchObject({ key: 'STATEMENT_PERSON' });
  expect(await step('zheng', { step: 'pay', rev: 1, paidOn: '2026-11-03' })).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await step('zheng', { step: 'check', rev: 1 })).toEqual({});
  for (const who of ['luo', 'zheng'])
    expect(await step(who, { step: 'pay', rev: 2, paidOn: '2026-11-03' })).toMatchObject({ key: 'STATEMENT_PERSON' });
  expect(await step('chen', { step: 'pay', rev: 2, paidOn: '2026-11-04' })).toMatchObject({ key: 'INVALID' });
  expect(await step('chen', { step: 'pay', rev: 2, paidOn: '2026-11-03', voucher: 'HB-1' })).toEqual({});
  expect(await read('chen')).toMatchObject({
    settlement: {
      state: 'PAID',
      paidOn: '2026-11-03',
      voucher: 'HB-1',
      steps: [{ step: 'draw' }, { step: 'check' }, { step: 'pay' }],
    },
    blocked: 'PAID',
  });
  expect(await draw('luo', { rev: 3 })).toMatchObject({ key: 'NOT_ALLOWED' });
  const lines = await services.database.asOwner((db) =>
    db.select().from(busiLog).where(eq(busiLog.objectId, 'shop')).orderBy(busiLog.seq),
  );
  expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['DRAW_STATEMENT', 'luo'],
    ['CHECK_STATEMENT', 'zheng'],
    ['PAY_STATEMENT', 'chen'],
  ]);
});

test('what changed since it was drawn up is drawn up again, and has to be checked anew', async () => {
  await draw('luo');
  await step('zheng', { step: 'check', rev: 1 });
  await services.database.asOwner((db) =>
    db.update(redemptions).set({ status: 'VOID' }).where(eq(redemptions.id, 'one')),
  );
  expect(await read('chen')).toMatchObject({ settlement: { isChanged: true }, blocked: 'CHANGED' });
  expect(await step('chen', { step: 'pay', rev: 2, paidOn: '2026-11-03' })).toMatchObject({ key: 'STATEMENT_CHANGED' });
  // Whoever draws it up again is the one who may not check it.
  expect(await draw('zheng', { rev: 2, amount: 9000 })).toEqual({});
  expect(await step('zheng', { step: 'check', rev: 3 })).toMatchObject({ key: 'STATEMENT_PERSON' });
  expect(await step('luo', { step: 'check', rev: 3 })).toEqual({});
});

test('refused: before the month is over, over another revision, without an amount or anything redeemed, of another tenant', async () => {
  expect(await draw('luo', { month: '2026-11' })).toMatchObject({ key: 'STATEMENT_RUNNING' });
  expect(await draw('luo', { month: '2026-09' })).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await draw('luo', { amount: undefined })).toMatchObject({ key: 'INVALID', fields: [{ path: 'amount' }] });
  expect(await draw('luo', { rev: 1 })).toMatchObject({ key: 'CONFLICT' });
  expect(await step('luo', { step: 'draw', rev: 0, amount: 1 }, 'tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
  const both = await Promise.all([draw('luo'), draw('zheng')]);
  expect(both.filter((each) => 'key' in each)).toMatchObject([{ key: 'CONFLICT' }]);
});
