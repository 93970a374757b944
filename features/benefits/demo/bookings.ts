import { dayInShanghai, instantInShanghai, moveDate } from '#core/calendar/dates.ts';
import { answerBooking } from '#features/benefits/server/answer-bookings.ts';
import { bookBenefit } from '#features/benefits/server/book-benefit.ts';
import { linkKey } from '#features/benefits/server/find-shop.ts';
import { redeem } from '#features/benefits/server/redeem.ts';
import { shops } from '#features/benefits/server/tables.ts';
import { readCardCode } from '#features/benefits/server/use-card.ts';
import { cancelBooking } from '#features/places/server/own-bookings.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { asPerson, asVisitor } from '#server/demo/act.ts';
import type { Happening, Stage } from '#server/demo/demo-room.ts';
import type { Scope } from '#server/scope.ts';
import type { demoBookable } from './shops.ts';

type End = 'CONFIRMED' | 'USED' | 'NO_SHOW' | 'REJECTED' | 'CANCELLED';

interface DemoBooking {
  readonly who: string;
  readonly shop: keyof typeof demoBookable;
  /** Days from today on which it was booked, and for which. */
  readonly booked: number;
  readonly on: number;
  readonly time: string;
  readonly people: number;
  readonly remark?: string;
  /** Nothing for what still waits for the shop. */
  readonly end?: End;
  readonly reason?: string;
}

const person = 'person@example.com';

const told: readonly DemoBooking[] = [
  { who: 'applicant23@example.com', shop: 18, booked: -15, on: -13, time: '19:00', people: 2, end: 'NO_SHOW' },
  { who: person, shop: 18, booked: -8, on: -6, time: '19:00', people: 2, remark: '自带球拍', end: 'USED' },
  {
    who: person,
    shop: 1,
    booked: -5,
    on: -3,
    time: '10:00',
    people: 1,
    end: 'REJECTED',
    reason: '当天医生外出培训，欢迎改约别的日子',
  },
  { who: person, shop: 18, booked: -4, on: 1, time: '19:00', people: 4, end: 'CANCELLED' },
  { who: person, shop: 1, booked: -3, on: 3, time: '14:30', people: 1, remark: '有一颗牙怕凉', end: 'CONFIRMED' },
  { who: person, shop: 18, booked: -1, on: 5, time: '19:30', people: 2 },
  { who: 'applicant22@example.com', shop: 18, booked: -2, on: 0, time: '20:00', people: 2, end: 'CONFIRMED' },
  // Two a day is all there is: that day is full.
  { who: 'applicant21@example.com', shop: 18, booked: -4, on: 2, time: '18:00', people: 3, end: 'CONFIRMED' },
  { who: 'applicant24@example.com', shop: 18, booked: -3, on: 2, time: '20:00', people: 2, end: 'CONFIRMED' },
  { who: 'applicant25@example.com', shop: 1, booked: -1, on: 1, time: '09:30', people: 1 },
  { who: 'applicant29@example.com', shop: 1, booked: -1, on: 0, time: '16:00', people: 1, end: 'CONFIRMED' },
];

/** Benefits that were booked, by the verbs that holders and shops use: one booking in each state, and a day that is full. */
export function bookingsOf(stage: Stage): Happening[] {
  return told.flatMap((each, number) => happeningsOf(stage, each, number));
}

function happeningsOf(
  stage: Stage,
  { who, shop, booked, on, time, end, reason = '', ...rest }: DemoBooking,
  number: number,
) {
  const [tenant, shopId] = ['yunting', `shop-demo-${shop}`];
  const player = stage.player(who);
  const dayAt = (days: number) => moveDate(dayInShanghai(stage.now), { days });
  const at = (days: number, clock: string) => new Date(+instantInShanghai(`${dayAt(days)} ${clock}`) + number * 1000);
  const benefit = `b9-${shop}`;
  const reqId = newId();
  let id = '';
  const answer = (instant: Date, said: 'CONFIRMED' | 'REJECTED' | 'NO_SHOW'): Happening => ({
    at: instant,
    act: async () => {
      await asVisitor(stage, { tenant, at: instant }, async (scope) =>
        answerBooking(scope, { ...(await linkOf(scope, shopId)), id, answer: said, reason, reqId }),
      );
    },
  });
  const booking: Happening = {
    at: at(booked, '08:40'),
    act: async () => {
      const values = { remark: '', ...rest, day: dayAt(on), time };
      const asked = { shop: shopId, benefit, values, reqId };
      ({ id } = await asPerson(stage, { player, tenant, at: at(booked, '08:40') }, (scope) =>
        bookBenefit(scope, asked),
      ));
    },
  };
  const cancelled = at(-2, '21:10');
  const ends: Record<End, Happening[]> = {
    CONFIRMED: [],
    REJECTED: [],
    CANCELLED: [
      {
        at: cancelled,
        act: async () => {
          await asPerson(stage, { player, tenant, at: cancelled }, (scope) => cancelBooking(scope, { id, reqId }));
        },
      },
    ],
    USED: [
      {
        at: at(on, time),
        act: async () => {
          const here = { player, tenant, at: at(on, time) };
          const { codes } = await asPerson(stage, here, (scope) => readCardCode(scope, {}));
          await asVisitor(stage, here, async (scope) =>
            redeem(scope, { ...(await linkOf(scope, shopId)), code: codes[0]!.code, benefit, reqId }),
          );
        },
      },
    ],
    NO_SHOW: [answer(at(on, '21:50'), 'NO_SHOW')],
  };
  if (!end) return [booking];
  if (end === 'CANCELLED') return [booking, ...ends.CANCELLED];
  const answered = answer(at(booked, '11:20'), end === 'REJECTED' ? 'REJECTED' : 'CONFIRMED');
  return [booking, answered, ...ends[end]];
}

/** What the staff of a shop have on their phone. */
async function linkOf(scope: Scope, id: string): Promise<{ shop: string; key: string }> {
  const [shop] = await scope.db.select().from(shops).where(eq(shops.id, id));
  return { shop: id, key: linkKey(scope, shop!) };
}
