import { beforeEach, expect, test } from 'vitest';
import { customer } from '#features/benefits/resources/customer.ts';
import { redemption } from '#features/benefits/resources/redemption.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource } from '#server/resources/verbs.ts';
import { customerStore } from './issue/customer-store.ts';
import { readMyCard } from './own-card.ts';
import { listToday, lookAtCode, redeem } from './redeem.ts';
import { redemptionStore } from './redemption-store.ts';
import { benefit, reqId, stageBenefits, start } from './testing.ts';
import { addFamily, pauseCard, readCardCode, removeFamily } from './use-card.ts';

const { services, as, desk, guest, reset, openShop } = await stageBenefits();
beforeEach(reset);

const minute = 60_000;
const child = { name: '周一诺', relation: 'CHILD', birth: '2018-05-06' };
const lists = {
  customer: { resource: customer, store: customerStore },
  redemption: { resource: redemption, store: redemptionStore },
};
const rowsOf = async (list: keyof typeof lists, filter: Values = {}) =>
  (
    (await desk(
      (scope) => listResource(scope, { ...lists[list], input: { filter } }),
      ['Mgr.ShopMember', 'Mgr.Shop'],
    )) as { rows: Values[] }
  ).rows;

interface Shown {
  readonly code: string;
  readonly letters: string;
  readonly until: string;
}
const codesOf = async (who = 'lin', member?: string) =>
  ((await as(who, (scope) => readCardCode(scope, { ...(member && { member }) }))) as { codes: readonly Shown[] }).codes;
const free = (id: string, rest: Values = {}) => benefit(id, { prebook: null, ...rest });

/** A shop whose phone looks at codes and redeems them. */
async function openTill(benefits: Values[]) {
  const link = await openShop(benefits);
  return {
    link,
    look: (code: string) => guest((scope) => lookAtCode(scope, { ...link, code, reqId })),
    use: (code: string, id = 'b1') => guest((scope) => redeem(scope, { ...link, code, benefit: id, reqId })),
  };
}

test('提前备好半小时的码，每个只在自己那一分钟有效', async () => {
  const { look } = await openTill([free('b1')]);
  const codes = await codesOf();
  expect(codes).toHaveLength(30);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(30);
  expect(await look(codes[1]!.code)).toMatchObject({ key: 'CARD_CODE' });
  for (const at of [7, 29]) {
    const { code, letters, until } = codes[at]!;
    services.setNow(new Date(Date.parse(until) - 1_000));
    expect((await codesOf())[0]).toMatchObject({ code, letters, until });
    expect(await look(code)).toMatchObject({ level: 'D', state: 'ACTIVE' });
    expect(await look(codes[at - 2]!.letters)).toMatchObject({ key: 'CARD_CODE' });
  }
});

test('本人暂停用卡后，已备好的码也不能核销，恢复后照常；被冻结的卡本人恢复不了', async () => {
  const { use } = await openTill([free('b1')]);
  const [{ code }] = (await codesOf()) as [Shown];
  const pause = (isPaused: boolean, who = 'lin') => as(who, (scope) => pauseCard(scope, { isPaused, reqId }));
  const act = (action: string, values: Values = {}) =>
    desk(
      (scope) => actOnResource(scope, { ...lists.customer, input: { ids: ['card-lin'], action, values } }),
      ['Mgr.ShopMember', 'Mgr.ShopMember.edit'],
    );
  expect(await pause(true, 'clerk')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await pause(true)).toEqual({});
  expect(await pause(true)).toEqual({});
  expect(await use(code)).toMatchObject({ key: 'CARD_INACTIVE', params: { state: '本人暂停' } });
  expect(await as('lin', (scope) => readCardCode(scope, {}))).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await as('lin', (scope) => readMyCard(scope))).toMatchObject({ card: { state: 'PAUSED' } });
  expect(await rowsOf('customer', { status: ['PAUSED'] })).toHaveLength(1);
  await act('freeze', { reason: '手机丢了' });
  expect(await pause(false)).toEqual({});
  expect(await use(code)).toMatchObject({ key: 'CARD_INACTIVE', params: { state: '已冻结' } });
  await act('unfreeze');
  expect(await use(code)).toMatchObject({ outcome: 'USED' });
});

test('家属用自己的码，只能用家属共用的权益，次数和本人一起算', async () => {
  const { link, look, use } = await openTill([
    free('b1', { users: 'FAMILY', most: 2 }),
    free('b3', { users: null, most: null }),
  ]);
  const add = (values: Values, who = 'lin') => as(who, (scope) => addFamily(scope, { values, reqId }));
  expect(await add(child, 'clerk')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await add({ name: '', relation: 'FRIEND', birth: '2027-01-01' })).toMatchObject({ key: 'INVALID' });
  expect(await add({ ...child, birth: '2027-01-01' })).toMatchObject({ key: 'INVALID', fields: [{ path: 'birth' }] });
  const { id } = (await add(child)) as { id: string };
  expect(await as('lin', (scope) => readMyCard(scope))).toMatchObject({ family: [{ id, ...child }] });
  for (const [who, member] of [
    ['lin', 'nobody'],
    ['wen', id],
  ] as const)
    expect(await as(who, (scope) => readCardCode(scope, { member }))).toMatchObject({ key: 'NOT_FOUND' });
  const [own, childs] = [await codesOf(), await codesOf('lin', id)];
  expect(childs[0]!.letters).not.toBe(own[0]!.letters);
  expect(await look(own[0]!.code)).toMatchObject({ member: null, benefits: [{ isFor: true }, { isFor: true }] });
  expect(await look(childs[0]!.letters)).toMatchObject({
    name: '林*',
    member: { name: '周*', relation: 'CHILD' },
    benefits: [
      { id: 'b1', isFor: true },
      { id: 'b3', isFor: false },
    ],
  });
  expect(await use(childs[0]!.code, 'b3')).toMatchObject({ key: 'BENEFIT_NOT_FAMILY' });
  expect(await use(childs[0]!.code)).toMatchObject({ outcome: 'USED' });
  // A minute of the card counts once, whoever shows it.
  expect(await use(own[0]!.code)).toMatchObject({ outcome: 'AGAIN' });
  expect(await guest((scope) => listToday(scope, link))).toMatchObject({ rows: [{ name: '周*', relation: 'CHILD' }] });
  expect(await rowsOf('redemption')).toMatchObject([{ usedBy: { CN: '子女', EN: 'Child' } }]);
  expect(await rowsOf('customer', { keyword: 'YT202600001' })).toMatchObject([{ family: 1, familyNames: '周*' }]);
  services.setNow(new Date(start.getTime() + minute));
  expect(await use(own[1]!.code)).toMatchObject({ outcome: 'USED' });
  services.setNow(new Date(start.getTime() + 2 * minute));
  expect(await use(childs[2]!.code)).toMatchObject({ key: 'BENEFIT_USED_UP' });
  expect(await as('lin', (scope) => readMyCard(scope))).toMatchObject({
    benefits: [
      { id: 'b1', left: 0, isForFamily: true },
      { id: 'b3', isForFamily: false },
    ],
    uses: [{ usedBy: null }, { usedBy: { name: child.name, relation: 'CHILD' } }],
  });
  expect(await as('lin', (scope) => removeFamily(scope, { id, reqId }))).toEqual({});
  expect(await as('lin', (scope) => removeFamily(scope, { id, reqId }))).toMatchObject({ key: 'NOT_FOUND' });
  expect(await look(childs[2]!.code)).toMatchObject({ key: 'CARD_CODE' });
});

test('一张卡最多八位家属，同时添加第九位也不行', async () => {
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => as('lin', (scope) => addFamily(scope, { values: child, reqId }))),
  );
  expect(answers.filter((answer) => 'id' in answer)).toHaveLength(8);
  expect(answers.find((answer) => !('id' in answer))).toMatchObject({ key: 'FAMILY_FULL', params: { count: 8 } });
});
