import { expect, test } from 'vitest';
import type { House } from '#features/flock/shared/scoring/farm.ts';
import { testFarm, testHead, testReport } from '#features/flock/shared/scoring/testing.ts';
import { placeIn, todayHouses } from './today.ts';

const house = (id: string, over: Partial<House>): House => ({
  id,
  name: id,
  placedOn: null,
  birds: null,
  floor: 'litter',
  isSick: false,
  ...over,
});

const on = '2026-11-20';
const birch = testFarm({
  id: 'birch',
  houses: [
    house('old', { placedOn: '2026-10-20' }),
    house('sick', { placedOn: '2026-11-08', isSick: true }),
    house('fresh', { placedOn: '2026-11-19' }),
  ],
});
const meadow = testFarm({ id: 'meadow', houses: [house('young', { placedOn: '2026-11-10' })] });

test('houses are visited farm by farm, those without sick birds first; on each young first, sick last', () => {
  const houses = todayHouses([birch, meadow], [], { on, cleaned: new Map() });
  expect(houses.map(({ house: { id } }) => id)).toEqual(['young', 'old', 'sick']);
  const aspen = testFarm({
    id: 'aspen',
    houses: [house('aspen-old', { placedOn: '2026-10-01' }), house('aspen-young', { placedOn: '2026-11-11' })],
  });
  const walk = todayHouses([birch, aspen, meadow], [], { on, cleaned: new Map() });
  expect(walk.map(({ house: { id } }) => id)).toEqual(['aspen-young', 'aspen-old', 'young', 'old', 'sick']);
});

test('the farm where work began today is finished first', () => {
  const report = testReport({ id: 'r', state: 'finished', head: testHead({ houseId: 'old', on }) });
  const houses = todayHouses([meadow, birch], [{ farm: birch, report }], { on, cleaned: new Map() });
  expect(houses.map(({ house: { id } }) => id)).toEqual(['old', 'sick', 'young']);
});

test('no house is overdue while reports of its farm are on their way; what is known of it stands', () => {
  const report = testReport({ id: 'r', state: 'finished', head: testHead({ houseId: 'old', on }) });
  const reading = new Set(['birch']);
  const houses = todayHouses([birch, meadow], [{ farm: birch, report }], { on, cleaned: new Map(), reading });
  expect(houses.map(({ house: { id }, status }) => [id, status])).toEqual([
    ['fresh', 'unread'],
    ['old', 'done'],
    ['sick', 'unread'],
    ['young', 'overdue'],
  ]);
});

test('a house that was scored this week is not asked for; one scored today stays, with its cleaning', () => {
  const of = (houseId: string, day: string) => ({
    farm: birch,
    report: testReport({ id: houseId, state: 'finished', head: testHead({ houseId, on: day }) }),
  });
  const cleaned = new Map([['birch', ['sick']]]);
  const houses = todayHouses([birch], [of('old', '2026-11-17'), of('sick', on)], { on, cleaned });
  expect(houses.map(({ house: { id }, status, isCleaned }) => ({ id, status, isCleaned }))).toEqual([
    { id: 'sick', status: 'done', isCleaned: true },
  ]);
});

test('an open report tells where to go on', () => {
  const report = testReport({ sections: { litter: 'complete', intestinal: 'open', cecal: 'skipped' } });
  expect(placeIn(report)).toEqual({ section: 'intestinal', no: 1, most: 20 });
  expect(placeIn(testReport({ sections: { litter: 'complete' } }))).toBeNull();
});
