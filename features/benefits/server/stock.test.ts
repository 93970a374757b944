import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { type BenefitPeriod, periodOf } from '#features/benefits/shared/shop.ts';
import { cancelBooking } from '#features/places/server/own-bookings.ts';
import { prebooks } from '#features/places/server/tables.ts';
import { byNight } from '#scripts/night.ts';
import { voidByShop } from './redeem.ts';
import { redemptions, shops } from './tables.ts';
import { benefit, holders, type Link, reqId, stageBenefits, start } from './testing.ts';

const { services, as, guest, reset, openShop, book, answer, redeemFor } = await stageBenefits();
beforeEach(reset);

const four = holders.slice(0, 4);
const step = fc.record({
  what: fc.constantFrom('book', 'book', 'confirm', 'confirm', 'redeem', 'redeem', 'cancel', 'reject', 'absent', 'void'),
  who: fc.constantFrom(...four),
  /** Days from today for which is booked. */
  ahead: fc.constantFrom(0, 0, 0, 1),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const story = fc.record({
  stock: fc.integer({ min: 1, max: 2 }),
  period: fc.constantFrom<BenefitPeriod>('DAY', 'MONTH', 'ONCE'),
  /** What stands in a row happens at the same instant. */
  rows: fc.array(fc.array(step, { minLength: 2, maxLength: 4 }), { minLength: 4, maxLength: 12 }),
  /** After so many rows the office lets people come without booking. */
  walkInsFrom: fc.integer({ min: 2, max: 20 }),
});

const rowsOf = () =>
  services.database.asOwner(async (db) => ({
    uses: (await db.select().from(redemptions)).filter(({ status }) => status === 'USED'),
    bookings: await db.select().from(prebooks),
  }));

/** Does one thing with what there is of that person; most of it may be refused. */
async function act(link: Link, { what, who, ahead }: Step): Promise<void> {
  const now = services.clock();
  const { uses, bookings } = await rowsOf();
  const own = bookings.filter(({ accountId }) => accountId === who);
  const waiting = own.find(({ state }) => state === 'PENDING');
  const confirmed = own.find(({ state }) => state === 'CONFIRMED');
  const use = uses.find(({ cardId }) => cardId === `card-${who}`);
  const day = dayInShanghai(now.getTime() + ahead * 86_400_000);
  if (what === 'book') await book(who, link, { day });
  if (what === 'redeem') await redeemFor(who, link);
  if (what === 'confirm' && waiting) await answer(link, waiting.id);
  if (what === 'reject' && waiting) await answer(link, waiting.id, 'REJECTED', '满员');
  if (what === 'absent' && confirmed) await answer(link, confirmed.id, 'NO_SHOW');
  if (what === 'cancel' && own[0])
    await as(who, (scope) => cancelBooking(scope, { id: (confirmed ?? own[0]!).id, reqId }));
  if (what === 'void' && use) await guest((scope) => voidByShop(scope, { ...link, no: use.no, reason: '选错', reqId }));
}

/** How many of each period are used or kept for somebody who may still come. */
async function takenBy(period: BenefitPeriod): Promise<Map<string, number>> {
  const { uses, bookings } = await rowsOf();
  const today = dayInShanghai(services.clock().getTime());
  const kept = bookings
    .filter(({ state }) => state === 'PENDING' || state === 'CONFIRMED')
    .map(({ startAt }) => dayInShanghai(startAt.getTime()))
    .filter((day) => day >= today);
  const days = [...uses.map(({ usedAt }) => dayInShanghai(usedAt.getTime())), ...kept];
  const counted = new Map<string, number>();
  for (const key of days.map((day) => periodOf(period, day))) counted.set(key, (counted.get(key) ?? 0) + 1);
  return counted;
}

test('怎么约、取消、拒绝、核销、撤销，几件事同时做也一样：用掉的和留着的不超过名额，已确认的当天一定用得上', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ stock, period, rows, walkInsFrom }) => {
      await reset();
      const link = await openShop([benefit('b1', { stock, period, most: null })]);
      let minute = 0;
      // A code is good for one use: each row has a minute of its own. The time booked comes in the middle of the story.
      const nextMinute = () => services.setNow(new Date(start.getTime() + 266 * 60_000 + 60_000 * minute++));
      for (const [at, row] of rows.entries()) {
        nextMinute();
        if (at === walkInsFrom) {
          const benefits = [benefit('b1', { stock, period, most: null, prebook: null })];
          await services.database.asOwner((db) => db.update(shops).set({ values: { benefits } }));
        }
        await Promise.all(row.map((each) => act(link, each)));
        for (const count of (await takenBy(period)).values()) expect(count).toBeLessThanOrEqual(stock);
      }
      for (const who of four) {
        nextMinute();
        const today = dayInShanghai(services.clock().getTime());
        const isExpected = (await rowsOf()).bookings.some(
          ({ accountId, state, startAt }) =>
            accountId === who && state === 'CONFIRMED' && dayInShanghai(startAt.getTime()) === today,
        );
        if (isExpected) expect(await redeemFor(who, link)).toMatchObject({ outcome: 'USED' });
      }
    }),
    { numRuns: byNight(15, 150) },
  );
});

test('有人已约好，其余的名额几个人同时来用，只归一人，约好的那份还在', async () => {
  for (let round = 0; round < 5; round += 1) {
    await reset();
    const link = await openShop([benefit('b1', { stock: 2, most: null })]);
    const { id } = await book('lin', link);
    await answer(link, id);
    const benefits = [benefit('b1', { stock: 2, most: null, prebook: null })];
    await services.database.asOwner((db) => db.update(shops).set({ values: { benefits } }));
    const [mine, ...others] = await Promise.all(four.map((who) => redeemFor(who, link)));
    expect(mine).toMatchObject({ outcome: 'USED' });
    expect(others.filter((each) => 'outcome' in each)).toHaveLength(1);
  }
});
