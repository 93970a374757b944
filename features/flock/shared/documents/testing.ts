import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { limitsOf } from '#features/flock/shared/scoring/limits.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { resultOf } from '#features/flock/shared/scoring/results/results.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import type { Dropping } from '#features/flock/shared/sections/droppings.ts';
import type { Plumage } from '#features/flock/shared/sections/feather.ts';
import type { Foot } from '#features/flock/shared/sections/fpd.ts';
import type { Spot } from '#features/flock/shared/sections/litter.ts';
import type { Reading } from '#features/flock/shared/sections/nh3.ts';
import type { FlockFacts } from './facts.ts';

/** A farm and a visit of it with every section scored, as in a house with wet litter. */
export const farm: Farm = {
  id: 'farmBirch01',
  name: 'Birch Farm',
  type: 'broiler',
  birds: 19_200,
  genetics: 'fast line',
  breed: 'chicken',
  breedText: '',
  area: 'europe',
  limits: {},
  isShared: true,
  vet: { name: 'Dr. Alder', phone: '+49 170 5550100' },
  houses: [{ id: 'house0003', name: '3', placedOn: '2026-10-27', birds: 19_200, floor: 'litter', isSick: false }],
  events: [{ id: 'event0001', houseId: 'house0003', on: '2026-11-15', kind: 'feed', text: '' }],
  isGone: false,
};

const started = '2026-11-20T08:02:00.000Z';
const placeOf = (index: number) => (index % 10) + 1;
const item = (index: number) => ({
  id: `item${String(index).padStart(6, '0')}`,
  no: index + 1,
  place: placeOf(index),
  isSkipped: false,
  at: started,
});
const scores = (...groups: readonly (readonly [score: number, times: number])[]) =>
  groups.flatMap(([score, times]) => Array<number>(times).fill(score));

const litter = [1, 2, 1, 2, 0, 4, 3, 0, 2, 1].map(
  (score, index): Spot => ({ ...item(index), score, where: null, isDusty: false, cake: index === 5 ? 'strip' : null }),
);
const droppings = (colours: readonly number[], textures: readonly number[]) =>
  colours.map((colour, index): Dropping => ({ ...item(index), colour, texture: textures[index]!, seen: [] }));
const feet = scores([0, 9], [1, 7], [2, 3], [3, 1]).map(
  (score, index): Foot => ({ ...item(index), score, hasToes: false }),
);
const feathers = scores([0, 8], [1, 8], [2, 4]).map(
  (score, index): Plumage => ({ ...item(index), score, isVentDirty: false }),
);
const readings = (
  [
    ['front', 12, 3, 15, 50],
    ['wall', 15, 4, 45, 8],
    ['drinker', 18, 4, 60, 60],
    ['exhaust', 22, 5, 92, 50],
  ] as const
).map(
  ([location, ppm, level, x, y], index): Reading => ({
    id: `gas${index}000000`,
    no: index + 1,
    location,
    locationText: '',
    x,
    y,
    method: 'meter',
    ppm,
    level,
    areFansOn: false,
    isBirdHeight: true,
    tier: null,
    at: `2026-11-20T07:2${index}:00.000Z`,
  }),
);

export const report: Report = {
  id: 'reportBirch0001',
  head: {
    houseId: 'house0003',
    house: '3',
    on: '2026-11-20',
    startedAt: started,
    ageDays: 24,
    assessor: 'Mara L.',
    agreement: 0.81,
    area: 'europe',
    scales: firstScaleSet,
    limits: limitsOf('europe'),
  },
  name: 'House 3, day 24',
  state: 'finished',
  finishedAt: '2026-11-20T08:55:00.000Z',
  sections: {
    litter: 'complete',
    intestinal: 'complete',
    cecal: 'complete',
    fpd: 'complete',
    feather: 'complete',
    nh3: 'complete',
  },
  litter,
  intestinal: droppings(scores([0, 15], [1, 3], [2, 1], [4, 1]), scores([0, 11], [1, 5], [2, 4])),
  cecal: droppings(scores([0, 7]), scores([0, 7])),
  fpd: feet,
  feather: feathers,
  nh3: readings,
  walk: [],
  tally: null,
  photos: [{ id: 'photo00000001', of: `fpd:${item(17).id}`, name: 'foot.jpg', size: 200_000, fileId: null }],
  comments: [],
  questions: [
    {
      id: 'question0001',
      at: '2026-11-20T08:50:00.000Z',
      answer: null,
      answeredAt: null,
      text: 'Is a second dropping check on Sunday enough, or should we open birds now?',
    },
  ],
  readings: [],
  note: 'New feed batch on day 19. Night minimum ventilation set to 0.7. One drinker in area 6 dripped and was closed.',
  flags: [],
  signs: { offFeed: false, sickBirds: false, deaths: false },
  isGone: false,
};

/** The same visit before anything was scored. */
export const emptyReport: Report = {
  ...report,
  sections: {},
  litter: [],
  intestinal: [],
  cecal: [],
  fpd: [],
  feather: [],
  nh3: [],
  walk: [],
  photos: [],
  questions: [],
  note: '',
  state: 'open',
  finishedAt: null,
};

const point = (ageDays: number, value: number, [low, high]: readonly [number, number]) => ({
  ageDays,
  value,
  low,
  high,
  n: 20,
  isFew: false,
  scaleVersion: 1,
});

/** What is printed of a report of the farm. */
export function factsOf(told: Report, more: Partial<FlockFacts> = {}): FlockFacts {
  return {
    farm,
    report: told,
    result: resultOf(told, farm),
    changes: { litter: 'no clear change', intestinal: 'no clear change', nh3: '+6.0 ppm' },
    sinceAge: 17,
    trend: {
      section: 'intestinal',
      trend: {
        points: [point(3, 0, [0, 16]), point(10, 10, [3, 30]), point(17, 10, [3, 30]), point(24, 30, [15, 52])],
        before: [3, 10, 17, 24, 31].map((ageDays, index) => ({ ageDays, value: 4 + index * 3.5 })),
        events: [19],
        good: 10,
        act: 25,
      },
      sentence: 'No clear change since day 17.',
      events: [{ ageDays: 19, text: 'Feed change' }],
      isByAge: true,
      colours: null,
    },
    trends: [],
    printedAt: new Date('2026-11-20T09:06:00.000Z'),
    offset: 60,
    images: {},
    ...more,
  };
}
