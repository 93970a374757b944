import { beforeEach, expect, test } from 'vitest';
import type { PermissionCode } from '#core/permissions.ts';
import { builtInRoles } from '#core/roles.ts';
import { addAccount, addMember, addTenants, settle } from '#features/accounts/server/testing.ts';
import { shop } from '#features/benefits/resources/shop.ts';
import { eq } from '#server/database/sql.ts';
import { busiLog, messages } from '#server/database/tables/logs.ts';
import { listResource } from '#server/resources/verbs.ts';
import type { Scope } from '#server/scope.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { answerStatement, listShopUses, readShopStatement } from './answer-statement.ts';
import { settleStatement } from './settle-statement.ts';
import { shopStore } from './shop-store.ts';
import { readShopLink, readStatement } from './statement.ts';
import { redemptions, shopStatements, shops } from './tables.ts';

const services = await createTestServices();
const codesOf = (role: string) => builtInRoles.find(({ code }) => code === role)!.codes;
/** Who works at the desk, with the codes of a built-in role. */
const staff: Readonly<Record<string, readonly PermissionCode[]>> = {
  luo: codesOf('shop-operator'),
  zheng: codesOf('reviewer'),
  chen: codesOf('finance'),
};
await addTenants(services, ['tenant-a', 'tenant-b'], codesOf('tenant-admin'));
for (const [id, codes] of Object.entries(staff)) {
  await addAccount(services, { id });
  await addMember(services, { accountId: id, tenantId: 'tenant-a', codes: [...codes] });
}
const month = { tenantId: 'tenant-a', id: 'shop', month: '2026-10' };
const reqId = 'r'.repeat(22);

beforeEach(async () => {
  services.setNow(new Date('2026-11-03T10:00:00+08:00'));
  await services.database.asOwner(async (db) => {
    for (const table of [shops, redemptions, shopStatements, messages, busiLog]) await db.delete(table);
    await db.insert(shops).values({
      id: 'shop',
      tenantId: 'tenant-a',
      nameCN: '青禾口腔',
      nameEN: 'Qinghe Dental',
      addressCN: '澄心路 18 号',
      addressEN: '18 Chengxin Road',
      category: 'MEDICAL',
      region: '350203',
      status: 'OPEN',
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
const desk = <T>(who: string, work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a', permCodes = staff[who]!) =>
  settle(asActor(services, { actor: { id: who }, side: 'office', tenantId, permCodes }, work));
const step = (who: string, input: object, tenantId?: string, codes?: readonly PermissionCode[]) =>
  desk(who, (scope) => settleStatement(scope, { ...month, reqId, ...input } as never), tenantId, codes);
const draw = (who: string, more: object = {}) =>
  step(who, { step: 'draw', rev: 0, amount: 18_000, note: '按次 90 元', ...more });
const read = (who: string, permCodes = staff[who]!) =>
  desk(who, (scope) => readStatement(scope, month), 'tenant-a', permCodes);

/** What the staff of the shop does on its phone. */
async function phone<T>(work: (scope: Scope, link: { shop: string; key: string }) => Promise<T>) {
  const { link } = (await desk('luo', (scope) => readShopLink(scope, month))) as { link: string };
  const key = link.split('.').at(-1)!;
  return await settle(asGuest(services, { tenantId: 'tenant-a' }, (scope) => work(scope, { shop: 'shop', key })));
}
const look = () => phone((scope, link) => readShopStatement(scope, link));
const uses = () => phone((scope, link) => listShopUses(scope, { ...link, month: '2026-10' }));
const confirm = (more: object = {}) =>
  phone((scope, link) =>
    answerStatement(scope, { ...link, month: '2026-10', rev: 2, answer: 'CONFIRMED', reqId, ...more }),
  );

test('a month is drawn up, checked and paid by three people of three roles, each step noted', async () => {
  expect(await read('luo')).toMatchObject({ settlement: null, blocked: null });
  expect(await read('chen')).toMatchObject({ blocked: 'PERMISSION' });
  expect(await draw('chen')).toMatchObject({ key: 'NO_PERMISSION' });
  expect(await draw('luo')).toEqual({});
  expect(await read('luo')).toMatchObject({ settlement: { state: 'DRAWN', amount: 18_000 }, blocked: 'PERSON' });
  expect(await read('zheng', ['Mgr.Shop'])).toMatchObject({ blocked: 'PERMISSION' });
  expect(await read('zheng')).toMatchObject({ blocked: null });
  expect(await step('luo', { step: 'check', rev: 1 })).toMatchObject({ key: 'STATEMENT_PERSON' });
  expect(await step('chen', { step: 'check', rev: 1 })).toMatchObject({ key: 'NO_PERMISSION' });
  expect(await step('chen', { step: 'pay', rev: 1, paidOn: '2026-11-03' })).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await step('zheng', { step: 'check', rev: 1 })).toEqual({});
  for (const who of ['luo', 'zheng']) {
    const pay = (codes?: readonly PermissionCode[]) =>
      step(who, { step: 'pay', rev: 2, paidOn: '2026-11-03' }, 'tenant-a', codes);
    expect(await pay()).toMatchObject({ key: 'NO_PERMISSION' });
    expect(await pay(codesOf('tenant-admin'))).toMatchObject({ key: 'STATEMENT_PERSON' });
  }
  await confirm();
  expect(await step('chen', { step: 'pay', rev: 3, paidOn: '2026-11-04' })).toMatchObject({ key: 'INVALID' });
  expect(await step('chen', { step: 'pay', rev: 3, paidOn: '2026-11-03', voucher: 'HB-1' })).toEqual({});
  expect(await read('chen')).toMatchObject({
    settlement: {
      state: 'PAID',
      paidOn: '2026-11-03',
      voucher: 'HB-1',
      steps: [{ step: 'draw' }, { step: 'check' }, { step: 'pay' }],
    },
    blocked: 'PAID',
  });
  expect(await draw('luo', { rev: 4 })).toMatchObject({ key: 'NOT_ALLOWED' });
  const lines = await services.database.asOwner((db) =>
    db.select().from(busiLog).where(eq(busiLog.objectId, 'shop')).orderBy(busiLog.seq),
  );
  expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['DRAW_STATEMENT', 'luo'],
    ['CHECK_STATEMENT', 'zheng'],
    ['CONFIRM_STATEMENT', null],
    ['PAY_STATEMENT', 'chen'],
  ]);
});

test('what it comes to is the price of each use as it was then; the shop confirms that, and reads the same redemptions', async () => {
  await services.database.asOwner((db) => db.update(redemptions).set({ price: 9000 }).where(eq(redemptions.id, 'one')));
  await services.database.asOwner((db) => db.update(redemptions).set({ price: 4500 }).where(eq(redemptions.id, 'two')));
  await draw('luo', { amount: undefined, note: undefined });
  expect(await look()).toMatchObject({ months: [], statement: null });
  expect(await confirm({ rev: 1 })).toMatchObject({ key: 'NOT_FOUND' });
  await step('zheng', { step: 'check', rev: 1 });
  const { statement } = (await look()) as { statement: { lines: { price: number; used: number }[]; amount: number } };
  expect(statement).toMatchObject({ month: '2026-10', amount: 13_500, sum: 13_500, canAnswer: true, answer: null });
  const { rows } = (await uses()) as { rows: { no: string; price: number }[] };
  expect(rows.map(({ no }) => no).sort()).toEqual(['HX-one', 'HX-two']);
  expect(rows.reduce((sum, { price }) => sum + price, 0)).toBe(statement.amount);
  expect(await confirm({ rev: 1 })).toMatchObject({ key: 'CONFLICT' });
  expect(await confirm({ key: 'wrong' })).toMatchObject({ key: 'LINK_WITHDRAWN' });
  expect(await confirm()).toEqual({});
  expect(await confirm({ rev: 3 })).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await confirm({ rev: 3, answer: 'OBJECTED', reason: '少算了' })).toMatchObject({ key: 'NOT_ALLOWED' });
});

test('an objection is told to those who drew it up and checked it, and paying it needs a reason that stays', async () => {
  await draw('luo');
  await step('zheng', { step: 'check', rev: 1 });
  expect(await confirm({ answer: 'OBJECTED', reason: ' ' })).toMatchObject({ fields: [{ path: 'reason' }] });
  expect(await confirm({ answer: 'OBJECTED', reason: '20 日那次少算' })).toEqual({});
  expect(await read('chen')).toMatchObject({ settlement: { answer: 'OBJECTED', objection: '20 日那次少算' } });
  const told = await services.database.asOwner((db) => db.select().from(messages));
  expect(told.map(({ accountId, titleCN }) => [accountId, titleCN]).sort()).toEqual([
    ['luo', '月结单有异议：青禾口腔'],
    ['zheng', '月结单有异议：青禾口腔'],
  ]);
  const pay = (override?: string) => step('chen', { step: 'pay', rev: 3, paidOn: '2026-11-03', override });
  expect(await pay(' ')).toMatchObject({ key: 'INVALID', fields: [{ path: 'override' }] });
  expect(await pay('已与商户核对原始记录，金额无误')).toEqual({});
  expect(await read('chen')).toMatchObject({ settlement: { override: '已与商户核对原始记录，金额无误' } });
});

test('drawn up again the shop is asked again, and it cannot agree to what is no longer so', async () => {
  await draw('luo');
  await step('zheng', { step: 'check', rev: 1 });
  await services.database.asOwner((db) =>
    db.update(redemptions).set({ status: 'VOID' }).where(eq(redemptions.id, 'one')),
  );
  expect(await confirm()).toMatchObject({ key: 'STATEMENT_CHANGED' });
  await draw('luo', { rev: 2 });
  await step('zheng', { step: 'check', rev: 3 });
  await confirm({ rev: 4 });
  await draw('luo', { rev: 5, amount: 9000 });
  expect(await read('chen')).toMatchObject({ settlement: { state: 'DRAWN', answer: null } });
  await step('zheng', { step: 'check', rev: 6 });
  expect(await look()).toMatchObject({
    statement: { canAnswer: true, answer: null, amount: 9000, note: '按次 90 元' },
  });
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

test('the list of shops tells the oldest month that waits and for what, and finds the shops by it', async () => {
  const list = async (due?: string) => {
    const input = { filter: due ? { due: [due] } : {} };
    const found = await desk('chen', (scope) => listResource(scope, { resource: shop, store: shopStore, input }));
    const { rows } = found as { rows: Record<string, unknown>[] };
    return rows.map(({ statement }) => (statement as { CN: string } | null)?.CN);
  };
  // What nothing is paid for is no statement to wait for.
  expect(await list()).toEqual([undefined]);
  await services.database.asOwner((db) => db.update(redemptions).set({ price: 9000 }));
  expect([await list(), await list('CHECK'), await list('DRAW')]).toEqual([['2026-10 待出账'], [], ['2026-10 待出账']]);
  await draw('luo', { note: '', amount: undefined });
  expect(await list('CHECK')).toEqual(['2026-10 待核对']);
  await step('zheng', { step: 'check', rev: 1 });
  expect(await list('SHOP')).toEqual(['2026-10 待商户确认']);
  await confirm({ answer: 'OBJECTED', reason: '少算一次' });
  expect(await list('OBJECTED')).toEqual(['2026-10 商户有异议']);
  await confirm({ rev: 3 });
  expect(await list('PAY')).toEqual(['2026-10 待拨付']);
  await step('chen', { step: 'pay', rev: 4, paidOn: '2026-11-03' });
  expect(await list()).toEqual([undefined]);
  services.setNow(new Date('2026-12-01T10:00:00+08:00'));
  expect(await list('DRAW')).toEqual(['2026-11 待出账']);
});

test('refused: before the month is over, over another revision, another amount without a reason, nothing redeemed, of another tenant', async () => {
  expect(await draw('luo', { month: '2026-11' })).toMatchObject({ key: 'STATEMENT_RUNNING' });
  expect(await draw('luo', { month: '2026-09' })).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await draw('luo', { note: ' ' })).toMatchObject({ key: 'INVALID', fields: [{ path: 'note' }] });
  expect(await draw('luo', { rev: 1 })).toMatchObject({ key: 'CONFLICT' });
  expect(await step('luo', { step: 'draw', rev: 0, amount: 1 }, 'tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
  const both = await Promise.all([draw('luo'), draw('zheng')]);
  expect(both.filter((each) => 'key' in each)).toMatchObject([{ key: 'CONFLICT' }]);
});
