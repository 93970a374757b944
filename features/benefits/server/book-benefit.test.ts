import { beforeEach, expect, test } from 'vitest';
import { prebook } from '#features/places/resources/prebook.ts';
import { cancelBooking } from '#features/places/server/own-bookings.ts';
import { prebookStore } from '#features/places/server/prebook-store.ts';
import type { Values } from '#server/resources/store.ts';
import { actOnResource, listResource } from '#server/resources/verbs.ts';
import { listShopBookings } from './answer-bookings.ts';
import { readMyCard } from './own-card.ts';
import { lookAtCode, voidByShop } from './redeem.ts';
import { redemptions, shops } from './tables.ts';
import { benefit, holders, reqId, stageBenefits, start } from './testing.ts';
import { readCardCode } from './use-card.ts';

const { services, as, desk, guest, reset, openShop, book, answer, redeemFor, own, told } = await stageBenefits();
beforeEach(reset);

const listed = (filter: Values = {}) =>
  desk((scope) => listResource(scope, { resource: prebook, store: prebookStore, input: { filter } })) as Promise<{
    rows: Record<string, unknown>[];
  }>;
const act = (id: string, action: string, values: Values = {}, permCodes?: Parameters<typeof desk>[1]) =>
  desk(
    (scope) => actOnResource(scope, { resource: prebook, store: prebookStore, input: { ids: [id], action, values } }),
    permCodes,
  );
const offer = async (who: string, id = 'b1') => {
  const { benefits } = (await as(who, (scope) => readMyCard(scope))) as {
    benefits: { id: string; days: string[]; stockLeft: number | null; booking: unknown }[];
  };
  return benefits.find((each) => each.id === id)!;
};

test('需预约的权益：没有已确认的预约不能核销，核销后预约随之完成，撤销后恢复', async () => {
  const link = await openShop([benefit('b1')]);
  expect(await redeemFor('lin', link)).toMatchObject({ key: 'BENEFIT_NEEDS_BOOKING' });
  const { id } = await book('lin', link);
  expect(await redeemFor('lin', link)).toMatchObject({ key: 'BENEFIT_NEEDS_BOOKING' });
  expect(await answer(link, id)).toEqual({});
  expect(await redeemFor('wen', link)).toMatchObject({ key: 'BENEFIT_NEEDS_BOOKING' });
  const { codes } = (await as('lin', (scope) => readCardCode(scope, {}))) as { codes: { code: string }[] };
  const [{ code }] = codes as [{ code: string }];
  expect(await guest((scope) => lookAtCode(scope, { ...link, code, reqId }))).toMatchObject({
    benefits: [{ id: 'b1', needsBooking: true, bookedAt: '2026-11-20T06:30:00.000Z' }],
  });
  const used = (await redeemFor('lin', link)) as { no: string };
  expect(used).toMatchObject({ outcome: 'USED' });
  const { rows } = await own('lin');
  expect(rows).toMatchObject([{ state: 'USED', benefit: { CN: '权益 b1' }, canCancel: false }]);
  expect(JSON.stringify(rows)).toContain('青禾口腔');
  await guest((scope) => voidByShop(scope, { ...link, no: used.no, reason: '选错', reqId }));
  expect(await own('lin')).toMatchObject({ rows: [{ state: 'CONFIRMED' }] });
  services.setNow(new Date(start.getTime() + 60_000));
  expect(await redeemFor('lin', link)).toMatchObject({ outcome: 'USED' });
  services.setNow(new Date(start.getTime() + 120_000));
  expect(await redeemFor('lin', link)).toMatchObject({ key: 'BENEFIT_NEEDS_BOOKING' });
});

test('别的日子、别的商户、别的权益的预约都不算', async () => {
  const link = await openShop([benefit('b1'), benefit('b2')]);
  const other = await openShop([benefit('b1')], '望桐口腔');
  for (const [at, values, id] of [
    [link, { day: '2026-11-21' }, 'b1'],
    [other, {}, 'b1'],
    [link, {}, 'b2'],
  ] as const) {
    const booked = await book('lin', at, values, id);
    expect(await answer(at, booked.id)).toEqual({});
  }
  expect(await redeemFor('lin', link)).toMatchObject({ key: 'BENEFIT_NEEDS_BOOKING' });
  services.setNow(new Date('2026-11-21T09:00:00+08:00'));
  expect(await redeemFor('lin', link)).toMatchObject({ outcome: 'USED' });
});

test('名额有限：两部手机同时核销最后一个，只成一笔；怎么抢都不超', async () => {
  for (const stock of [1, 2, 3]) {
    await services.database.asOwner((db) => db.delete(redemptions));
    const link = await openShop([benefit('b1', { prebook: null, stock })], `青禾 ${stock}`);
    const answers = await Promise.all(holders.slice(0, 5).map((who) => redeemFor(who, link)));
    expect(answers.filter((each) => 'outcome' in each)).toHaveLength(stock);
    for (const refused of answers.filter((each) => !('outcome' in each)))
      expect(refused).toMatchObject({ key: 'BENEFIT_OUT' });
    const rows = await services.database.asOwner((db) => db.select().from(redemptions));
    expect(rows).toHaveLength(stock);
    expect(await as('lin', (scope) => readMyCard(scope))).toMatchObject({
      benefits: expect.arrayContaining([expect.objectContaining({ shopId: link.shop, stockLeft: 0 })]),
    });
    services.setNow(new Date('2026-12-01T09:00:00+08:00'));
    expect(await redeemFor('lin', link)).toMatchObject({ outcome: 'USED' });
    services.setNow(start);
    await services.database.asOwner((db) => db.delete(shops));
  }
});

test('预约占名额：同时约也不会多于名额，取消后让给别人，已确认的一定用得上', async () => {
  const link = await openShop([benefit('b1', { stock: 2 })]);
  const all = await Promise.all(holders.slice(0, 5).map((who) => book(who, link)));
  const got = holders.slice(0, 5).filter((_, at) => 'id' in all[at]!);
  expect(got).toHaveLength(2);
  for (const each of all.filter((one) => !('id' in one))) expect(each).toMatchObject({ key: 'BENEFIT_OUT' });
  const [first, second] = all.filter((one) => 'id' in one);
  await answer(link, second!.id);
  expect(await as('song', (scope) => cancelBooking(scope, { id: first!.id, reqId }))).toMatchObject({
    key: 'NOT_FOUND',
  });
  expect(await as(got[0]!, (scope) => cancelBooking(scope, { id: first!.id, reqId }))).toEqual({});
  const rest = holders.slice(0, 5).find((who) => !got.includes(who))!;
  expect(await book(rest, link)).toMatchObject({ id: expect.any(String) });
  expect(await redeemFor(got[1]!, link)).toMatchObject({ outcome: 'USED' });
});

test('预约的规矩：六十天内、一天一次、次数未用完、类别适用、卡当天有效', async () => {
  const link = await openShop([benefit('b1'), benefit('b2', { prebook: null })]);
  for (const values of [{ day: '2026-11-19' }, { day: '2027-01-20' }, { people: 0 }, { day: '' }, { time: '07:00' }])
    expect(await book('lin', link, values)).toMatchObject({ key: 'INVALID' });
  expect(await book('lin', link, { time: '09:30' })).toMatchObject({ key: 'TIME_PAST', fields: [{ path: 'time' }] });
  expect(await book('lin', link, { day: '2027-01-05' })).toMatchObject({ key: 'CARD_INACTIVE' });
  expect(await book('song', link)).toMatchObject({ key: 'BENEFIT_NOT_FOR' });
  expect(await book('clerk', link)).toMatchObject({ key: 'NOT_FOUND' });
  expect(await book('lin', link, {}, 'b2')).toMatchObject({ key: 'NOT_FOUND' });
  expect(await book('lin', link)).toMatchObject({ id: expect.any(String) });
  expect(await book('lin', link, { time: '16:00' })).toMatchObject({ key: 'BENEFIT_BOOKED' });
  expect(await book('lin', link, { day: '2026-11-22' })).toMatchObject({ id: expect.any(String) });
  expect(await book('lin', link, { day: '2026-11-23' })).toMatchObject({ key: 'BENEFIT_USED_UP' });
  expect(await book('lin', link, { day: '2026-12-02' })).toMatchObject({ id: expect.any(String) });
});

test('商户凭店员链接只见、只办自己的预约；拒绝要说明原因，持卡人收到消息', async () => {
  const link = await openShop([benefit('b1')]);
  const other = await openShop([benefit('b1')], '望桐口腔');
  const { id } = await book('lin', link);
  expect(await guest((scope) => listShopBookings(scope, other))).toEqual({ rows: [] });
  expect(await guest((scope) => listShopBookings(scope, { ...link, key: other.key }))).toMatchObject({
    key: 'LINK_WITHDRAWN',
  });
  expect(await guest((scope) => listShopBookings(scope, link), 'tenant-b')).toMatchObject({ key: 'LINK_WITHDRAWN' });
  expect(await guest((scope) => listShopBookings(scope, link))).toMatchObject({
    rows: [{ id, name: '林*', people: 2, remark: '靠窗', state: 'PENDING' }],
  });
  expect(await answer(other, id)).toMatchObject({ key: 'NOT_FOUND' });
  expect(await answer(link, id, 'REJECTED', ' ')).toMatchObject({ key: 'REASON_NEEDED' });
  expect(await answer(link, id, 'REJECTED', '当天停业')).toEqual({});
  expect(await answer(link, id)).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await own('lin')).toMatchObject({ rows: [{ state: 'REJECTED', note: '当天停业' }] });
  expect(await told('当天停业')).toHaveLength(1);
  const again = await book('lin', link);
  await answer(link, again.id);
  expect(await told('已确认')).toHaveLength(1);
});

test('后台按类型看到商户预约，可以确认、拒绝、取消、标未到；不能凭码核销，也不能改', async () => {
  const link = await openShop([benefit('b1', { most: null })]);
  const { id } = await book('lin', link);
  expect((await listed({ kind: 'PLACE' })).rows).toEqual([]);
  const { rows } = await listed({ kind: 'SHOP' });
  expect(rows).toMatchObject([{ id, benefitName: { CN: '权益 b1' }, state: 'PENDING' }]);
  expect(JSON.stringify(rows)).toContain('青禾口腔');
  for (const keyword of ['青禾', 'Benefit b1']) expect((await listed({ keyword })).rows).toHaveLength(1);
  expect((await listed({ keyword: '望桐' })).rows).toEqual([]);
  expect(await act(id, 'confirm', {}, ['Mgr.Prebook'])).toMatchObject({ key: 'NO_PERMISSION' });
  await act(id, 'confirm');
  expect(await act(id, 'use', { code: String(rows[0]!.letters) })).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await act(id, 'absent')).toMatchObject({ key: 'NOT_DUE' });
  services.setNow(new Date('2026-11-20T15:00:00+08:00'));
  expect(await as('lin', (scope) => cancelBooking(scope, { id, reqId }))).toMatchObject({ key: 'NOT_ALLOWED' });
  await act(id, 'absent');
  expect(await own('lin')).toMatchObject({ rows: [{ state: 'NO_SHOW' }] });
  const next = await book('lin', link, { day: '2026-11-22' });
  await act(next.id, 'reject', { reason: '满员' });
  expect(await told('满员')).toHaveLength(1);
});

test('人才卡只列出约得上的日子：约满、约过、用完、卡到期、今天已打烊都不列', async () => {
  const link = await openShop([benefit('b1', { stock: 1, period: 'DAY', most: 1 }), benefit('b2', { prebook: null })]);
  const before = await offer('lin');
  expect(before.days).toHaveLength(42);
  expect([before.days[0], before.days.at(-1), before.stockLeft]).toEqual(['2026-11-20', '2026-12-31', 1]);
  expect(await offer('lin', 'b2')).toMatchObject({ days: [], stockLeft: null });
  await book('wen', link, { day: '2026-11-21' });
  const { id } = await book('lin', link, { day: '2026-11-22' });
  expect((await offer('lin')).days.slice(0, 3)).toEqual(['2026-11-20', '2026-11-23', '2026-11-24']);
  expect(await offer('lin')).toMatchObject({ booking: { state: 'PENDING', startAt: '2026-11-22T06:30:00.000Z' } });
  await as('lin', (scope) => cancelBooking(scope, { id, reqId }));
  services.setNow(new Date('2026-11-20T19:40:00+08:00'));
  expect((await offer('gu')).days.slice(0, 2)).toEqual(['2026-11-22', '2026-11-23']);
  await openShop([benefit('m1', { most: 1 })], '望桐口腔');
  expect(await offer('song')).toBeUndefined();
  expect((await offer('gu', 'm1')).days).toContain('2026-11-30');
});

test('到了时间没来，商户标为未到，名额放出；没到时间只能取消，持卡人收到原因', async () => {
  const link = await openShop([benefit('b1', { stock: 1, period: 'DAY', most: null })]);
  const first = await book('lin', link);
  expect(await answer(link, first.id, 'NO_SHOW')).toMatchObject({ key: 'NOT_ALLOWED' });
  await answer(link, first.id);
  expect(await answer(link, first.id, 'NO_SHOW')).toMatchObject({ key: 'NOT_DUE' });
  expect(await answer(link, first.id, 'CANCELLED', '')).toMatchObject({ key: 'REASON_NEEDED' });
  expect(await answer(link, first.id, 'CANCELLED', '医生出诊改期')).toEqual({});
  expect(await own('lin')).toMatchObject({ rows: [{ state: 'CANCELLED', note: '医生出诊改期' }] });
  expect(await told('医生出诊改期')).toHaveLength(1);
  const second = await book('wen', link);
  await answer(link, second.id);
  services.setNow(new Date('2026-11-20T15:00:00+08:00'));
  expect(await answer(link, second.id, 'CANCELLED', '太晚')).toMatchObject({ key: 'NOT_ALLOWED' });
  expect(await book('tao', link, { time: '16:00' })).toMatchObject({ key: 'BENEFIT_OUT' });
  expect(await answer(link, second.id, 'NO_SHOW')).toEqual({});
  expect(await redeemFor('wen', link)).toMatchObject({ key: 'BENEFIT_NEEDS_BOOKING' });
  expect(await book('tao', link, { time: '16:00' })).toMatchObject({ id: expect.any(String) });
  const { rows } = (await guest((scope) => listShopBookings(scope, link))) as { rows: { state: string }[] };
  expect(rows.map(({ state }) => state).sort()).toEqual(['CANCELLED', 'NO_SHOW', 'PENDING']);
});

test('商户看不到持卡人的手机号和姓名全称；以后的预约里只留还等着的', async () => {
  const link = await openShop([benefit('b1', { most: null })]);
  await book('lin', link, { day: '2026-11-22' });
  const gone = await book('lin', link, { day: '2026-11-23' });
  await answer(link, gone.id, 'REJECTED', '满员');
  const answered = JSON.stringify(await guest((scope) => listShopBookings(scope, link)));
  expect(JSON.parse(answered).rows).toHaveLength(1);
  expect(answered).not.toMatch(/林见微|phone|\d{11}/);
});

test('改成不用预约后，已确认的预约照样留着名额，用掉时随之完成', async () => {
  const link = await openShop([benefit('b1', { stock: 1 })]);
  const { id } = await book('lin', link);
  await answer(link, id);
  await services.database.asOwner((db) =>
    db.update(shops).set({ values: { benefits: [benefit('b1', { stock: 1, prebook: null })] } }),
  );
  expect(await redeemFor('wen', link)).toMatchObject({ key: 'BENEFIT_OUT' });
  expect(await redeemFor('lin', link)).toMatchObject({ outcome: 'USED' });
  expect(await own('lin')).toMatchObject({ rows: [{ state: 'USED' }] });
});
