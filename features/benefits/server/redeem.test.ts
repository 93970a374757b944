import { beforeEach, expect, test } from 'vitest';
import type { PermissionCode } from '#core/permissions.ts';
import { addAccount, addTenants, settle } from '#features/accounts/server/testing.ts';
import { customer } from '#features/benefits/resources/customer.ts';
import { redemption } from '#features/benefits/resources/redemption.ts';
import { shop as shopResource } from '#features/benefits/resources/shop.ts';
import { applicationSections, applications, numbers } from '#features/casework/server/tables.ts';
import { messages } from '#server/database/tables/logs.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource, saveResource } from '#server/resources/verbs.ts';
import { asActor, asGuest, createTestServices } from '#server/testing.ts';
import { customerStore } from './issue/customer-store.ts';
import { followRecognition } from './issue/issue-card.ts';
import { readMyCard } from './own-card.ts';
import { listToday, lookAtCode, redeem, voidByShop } from './redeem.ts';
import { redemptionStore } from './redemption-store.ts';
import { shopStore } from './shop-store.ts';
import { showShops } from './show-shops.ts';
import { readShopLink, readStatement } from './statement.ts';
import { redemptions, shops, talentCards } from './tables.ts';
import { readCardCode } from './use-card.ts';

const services = await createTestServices();
await addTenants(services, ['tenant-a', 'tenant-b']);
for (const id of ['lin', 'other', 'clerk']) await addAccount(services, { id });
const start = new Date('2026-11-20T10:00:10+08:00');
const codes: readonly PermissionCode[] = [
  'Mgr.Shop',
  'Mgr.Shop.edit',
  'Mgr.ShopMember',
  'Mgr.ShopMember.edit',
  'Mgr.Setting.edit',
];
const reqId = 'request-1';

beforeEach(async () => {
  services.setNow(start);
  await services.database.asOwner(async (db) => {
    for (const table of [shops, talentCards, redemptions, applications, applicationSections, messages, numbers])
      await db.delete(table);
  });
});

const as = <T>(id: string, work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  settle(asActor(services, { actor: { id }, tenantId }, work));
const desk = <T>(work: Parameters<typeof asActor<T>>[2], tenantId = 'tenant-a') =>
  settle(asActor(services, { actor: { id: 'clerk' }, side: 'office', tenantId, permCodes: codes }, work));
const guest = <T>(work: Parameters<typeof asGuest<T>>[2], tenantId = 'tenant-a') =>
  settle(asGuest(services, { tenantId }, work));

const benefit = (id: string, rest: Values = {}): Values => ({
  id,
  titleCN: `权益 ${id}`,
  titleEN: `Benefit ${id}`,
  kind: 'FREE',
  levels: ['A', 'B', 'C', 'D'],
  period: 'MONTH',
  most: 1,
  from: null,
  to: null,
  rulesCN: '',
  rulesEN: '',
  ...rest,
});
const form: Values = {
  nameCN: '青禾口腔',
  nameEN: 'Qinghe Dental',
  category: 'MEDICAL',
  region: '350203',
  addressCN: '澄心路 18 号',
  addressEN: '18 Chengxin Road',
  hoursCN: '09:00–20:00',
  hoursEN: '09:00–20:00',
  contact: '杜若',
  phone: '0500-6001000',
  contractTo: null,
  photos: [],
  benefits: [benefit('b1'), benefit('b2', { levels: ['A'] }), benefit('b3', { most: null })],
};

async function openShop(values: Values = {}) {
  const input = { values: { ...form, ...values } };
  const { id } = (await desk((scope) => saveResource(scope, { resource: shopResource, store: shopStore, input }))) as {
    id: string;
  };
  await act('shop', id, 'open');
  return { shop: id, key: await keyOfShop(id) };
}

async function keyOfShop(id: string): Promise<string> {
  const { link } = (await desk((scope) => readShopLink(scope, { tenantId: 'tenant-a', id }))) as { link: string };
  return link.split('.').at(-1)!;
}

const stores = {
  shop: { resource: shopResource, store: shopStore },
  customer: { resource: customer, store: customerStore },
  redemption: { resource: redemption, store: redemptionStore },
};
const act = (list: keyof typeof stores, id: string, action: string, values?: Values) =>
  desk((scope) => actOnResource(scope, { ...stores[list], input: { ids: [id], action, ...(values && { values }) } }));
const rowsOf = async (list: keyof typeof stores, filter: Values = {}, tenantId?: string) =>
  (
    (await desk((scope) => listResource(scope, { ...stores[list], input: { filter } }), tenantId)) as {
      rows: Record<string, unknown>[];
    }
  ).rows;

/** A recognition of the owner that moves to a state. */
async function recognise(state = 'EFFECTIVE', level = 'D', ownerId = 'lin') {
  await services.database.asOwner((db) =>
    db
      .insert(applicationSections)
      .values({ tenantId: 'tenant-a', applicationId: 'app-1', key: 'recognition', values: { class: level } })
      .onConflictDoUpdate({
        target: [applicationSections.applicationId, applicationSections.key],
        set: { values: { class: level } },
      }),
  );
  await services.database.asOwner((db) =>
    db
      .insert(applications)
      .values({
        id: 'app-1',
        tenantId: 'tenant-a',
        programme: 'talentapply',
        year: 2026,
        no: 'RC1',
        ownerId,
        applicant: '林见微',
        state,
        dueAt: new Date('2029-06-30T23:59:59.999+08:00'),
      })
      .onConflictDoUpdate({ target: applications.id, set: { state } }),
  );
  await desk((scope) => followRecognition(scope, { id: 'app-1', from: 'APPROVED', to: state }));
}

const codeOf = async (who = 'lin') => {
  const { codes } = (await as(who, (scope) => readCardCode(scope, {}))) as {
    codes: { code: string; letters: string }[];
  };
  return codes[0]!;
};
const use = (link: { shop: string; key: string }, code: string, id = 'b1') =>
  guest((scope) => redeem(scope, { ...link, code, benefit: id, reqId }));

test('a recognition in effect makes a card, a new class moves it, the end of it freezes it', async () => {
  expect(await as('lin', (scope) => readMyCard(scope))).toMatchObject({ card: null });
  await recognise();
  expect(await as('lin', (scope) => readMyCard(scope))).toMatchObject({
    card: { cardNo: 'YT202600001', level: 'D', state: 'ACTIVE', validFrom: '2026-11-20', validTo: '2029-06-30' },
  });
  await recognise('EFFECTIVE', 'B');
  expect(await rowsOf('customer')).toMatchObject([
    { cardNo: 'YT202600001', level: 'B', name: '林*', status: 'ACTIVE' },
  ]);
  await recognise('REVOKED');
  expect(await rowsOf('customer')).toMatchObject([{ status: 'FROZEN' }]);
  expect(await as('lin', (scope) => readCardCode(scope, {}))).toMatchObject({ key: 'NOT_ALLOWED' });
});

test('a code changes each minute, is good for less than two, and says nothing of the person', async () => {
  await recognise();
  const link = await openShop();
  const first = await codeOf();
  expect(first.code).not.toMatch(/林|lin|YT2026/);
  const look = (code: string) => guest((scope) => lookAtCode(scope, { ...link, code, reqId }));
  expect(await look(first.code)).toMatchObject({ name: '林*', level: 'D', cardTail: '0001', state: 'ACTIVE' });
  expect(await look(` ${first.letters.slice(0, 4)}-${first.letters.slice(4).toLowerCase()}`)).toMatchObject({
    level: 'D',
  });
  services.setNow(new Date(start.getTime() + 60_000));
  const second = await codeOf();
  expect(second.code).not.toBe(first.code);
  expect(await look(first.code)).toMatchObject({ level: 'D' });
  services.setNow(new Date(start.getTime() + 110_000));
  expect(await look(first.code)).toMatchObject({ key: 'CARD_CODE' });
  expect(await look(first.letters)).toMatchObject({ key: 'CARD_CODE' });
  const forged = second.code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const wrong of [forged, 'ABCDEFGH', 'x', second.letters.slice(0, 7)])
    expect(await look(wrong)).toMatchObject({ key: 'CARD_CODE' });
});

test('of twenty calls at the same instant, from two shops, one redeems and nineteen read which', async () => {
  await recognise();
  const links = [await openShop(), await openShop({ nameCN: '望桐口腔', nameEN: 'Wangtong Dental' })];
  const { code } = await codeOf();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => use(links[at % 2]!, code, 'b3')));
  const used = answers.filter((answer) => 'outcome' in answer && answer.outcome === 'USED') as { no: string }[];
  expect(used).toHaveLength(1);
  for (const answer of answers) expect(answer).toMatchObject({ no: used[0]!.no, shop: { CN: expect.any(String) } });
  expect(await rowsOf('redemption')).toHaveLength(1);
});

test('a benefit is had as often as its period allows, by its classes, and again in the next one', async () => {
  await recognise();
  const link = await openShop();
  const later = (minutes: number) => services.setNow(new Date(start.getTime() + minutes * 60_000));
  expect(await use(link, (await codeOf()).code)).toMatchObject({ outcome: 'USED', no: 'HX202600001' });
  later(1);
  expect(await use(link, (await codeOf()).code)).toMatchObject({ key: 'BENEFIT_USED_UP' });
  expect(await use(link, (await codeOf()).code, 'b2')).toMatchObject({ key: 'BENEFIT_NOT_FOR' });
  expect(await use(link, (await codeOf()).code, 'nothing')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await use(link, (await codeOf()).code, 'b3')).toMatchObject({ outcome: 'USED' });
  expect(await as('lin', (scope) => readMyCard(scope))).toMatchObject({
    benefits: [
      { id: 'b1', left: 0, most: 1 },
      { id: 'b3', left: null },
    ],
    uses: [{ no: 'HX202600002' }, { no: 'HX202600001' }],
  });
  services.setNow(new Date('2026-12-01T09:00:00+08:00'));
  expect(await use(link, (await codeOf()).code)).toMatchObject({ outcome: 'USED' });
});

test('what the shop is paid for a use is what the benefit said then, whatever it says later', async () => {
  await recognise();
  const benefits = [benefit('b3', { most: null, price: 38.5 })];
  const link = await openShop({ benefits });
  await use(link, (await codeOf()).code, 'b3');
  const { rev } = (await rowsOf('shop'))[0] as { rev: number };
  const values = { ...form, benefits: [{ ...benefits[0], price: 40 }] };
  const input = { id: link.shop, rev, values };
  expect(await desk((scope) => saveResource(scope, { resource: shopResource, store: shopStore, input }))).toMatchObject(
    {
      id: link.shop,
    },
  );
  services.setNow(new Date(start.getTime() + 60_000));
  await use(link, (await codeOf()).code, 'b3');
  expect((await rowsOf('redemption')).map(({ price }) => price)).toEqual([40, 38.5]);
  const asked = { tenantId: 'tenant-a', id: link.shop, month: '2026-11' };
  expect(await desk((scope) => readStatement(scope, asked))).toMatchObject({
    lines: [
      { price: 3850, used: 1 },
      { price: 4000, used: 1 },
    ],
    sum: 7850,
  });
});

test('a slip is taken back within five minutes by the shop alone, and the use is given back', async () => {
  await recognise();
  const [link, other] = [await openShop(), await openShop({ nameCN: '望桐口腔' })];
  const { code } = await codeOf();
  const { no } = (await use(link, code)) as { no: string };
  const takeBack = (by: { shop: string; key: string }) =>
    guest((scope) => voidByShop(scope, { ...by, no, reason: '选错', reqId }));
  expect(await takeBack(other)).toMatchObject({ key: 'NOT_FOUND' });
  expect(await guest((scope) => listToday(scope, link))).toMatchObject({ rows: [{ no, name: '林*', canVoid: true }] });
  expect(await takeBack(link)).toEqual({});
  expect(await takeBack(link)).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await use(link, code)).toMatchObject({ outcome: 'AGAIN' });
  services.setNow(new Date(start.getTime() + 60_000));
  expect(await use(link, (await codeOf()).code)).toMatchObject({ outcome: 'USED' });
  services.setNow(new Date(start.getTime() + 7 * 60_000));
  const [{ no: late }] = (await rowsOf('redemption', { status: 'USED' })) as [{ no: string }];
  expect(await guest((scope) => voidByShop(scope, { ...link, no: late, reason: '晚', reqId }))).toMatchObject({
    key: 'NOT_ALLOWED',
  });
});

test('a frozen or expired card redeems nothing, a closed shop and an old link do not either', async () => {
  await recognise();
  const link = await openShop();
  const [{ id }] = (await rowsOf('customer')) as [{ id: string }];
  const { code } = await codeOf();
  await act('customer', id, 'freeze', { reason: '手机丢了' });
  expect(await use(link, code)).toMatchObject({ key: 'CARD_INACTIVE' });
  await act('customer', id, 'unfreeze');
  await act('shop', link.shop, 'renew');
  expect(await use(link, code)).toMatchObject({ key: 'LINK_WITHDRAWN' });
  const renewed = { ...link, key: await keyOfShop(link.shop) };
  await act('shop', link.shop, 'close');
  expect(await use(renewed, code)).toMatchObject({ key: 'LINK_WITHDRAWN' });
  expect(await guest((scope) => showShops(scope, {}))).toMatchObject({ rows: [], total: 0 });
  await act('shop', link.shop, 'open');
  expect(await use(renewed, code)).toMatchObject({ outcome: 'USED' });
});

test('the statement of a month is the list behind it, and no other tenant sees any of it', async () => {
  await recognise();
  const link = await openShop();
  await use(link, (await codeOf()).code);
  services.setNow(new Date(start.getTime() + 60_000));
  await use(link, (await codeOf()).code, 'b3');
  const asked = { tenantId: 'tenant-a', id: link.shop, month: '2026-11' };
  expect(await desk((scope) => readStatement(scope, asked))).toMatchObject({ used: 2, voided: 0 });
  expect(await rowsOf('redemption', { shop: link.shop, usedAt: ['2026-11-01', '2026-11-30'] })).toHaveLength(2);
  expect(await desk((scope) => readStatement(scope, { ...asked, month: '2026-10' }))).toMatchObject({
    lines: [],
    used: 0,
  });
  expect(await desk((scope) => readStatement(scope, asked), 'tenant-b')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await rowsOf('redemption', {}, 'tenant-b')).toEqual([]);
  expect(await rowsOf('customer', {}, 'tenant-b')).toEqual([]);
  expect(await guest((scope) => lookAtCode(scope, { ...link, code: 'ABCDEFGH', reqId }), 'tenant-b')).toMatchObject({
    key: 'LINK_WITHDRAWN',
  });
});

test('visitors find open shops by category, class and word', async () => {
  await openShop();
  await openShop({
    nameCN: '澄湖书局',
    nameEN: 'Lake Bookshop',
    category: 'CULTURE',
    benefits: [benefit('c1', { levels: ['F'] })],
  });
  const find = async (asked: object) =>
    ((await guest((scope) => showShops(scope, asked))) as { rows: { name: { CN: string } }[] }).rows.map(
      ({ name }) => name.CN,
    );
  expect((await find({})).sort()).toEqual(['澄湖书局', '青禾口腔'].sort());
  expect(await find({ category: 'CULTURE' })).toEqual(['澄湖书局']);
  expect(await find({ level: 'A' })).toEqual(['青禾口腔']);
  expect(await find({ keyword: 'bookshop' })).toEqual(['澄湖书局']);
  expect(await find({ keyword: '权益 b1' })).toEqual(['青禾口腔']);
  expect(await find({ keyword: '%' })).toEqual([]);
});
