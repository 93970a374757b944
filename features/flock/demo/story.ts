import type { FarmType, House } from '#features/flock/shared/scoring/farm.ts';
import type { Area } from '#features/flock/shared/scoring/limits.ts';
import type { DemoAccount } from '#server/demo/demo-room.ts';
import type { Condition, Visit } from './compose-visit.ts';
import type { ToldReading } from './read-again.ts';
import type { Pictured } from './take-photos.ts';

/** A visit of the story: told back from today, in a house by its place in the list. */
export interface ToldVisit
  extends Pick<Visit, 'blood' | 'method' | 'left' | 'scored' | 'note' | 'comment' | 'question' | 'walk'> {
  readonly house: number;
  readonly daysAgo: number;
  readonly ageDays: number;
  readonly condition: Condition;
  /** Who scored, when it was not the owner. */
  readonly by?: string;
  /** Of what somebody took a photo. */
  readonly photos?: readonly Pictured[];
  /** What the vet scored from the photos, hours later. */
  readonly reading?: ToldReading;
  /** What the back office answered, hours later. */
  readonly answer?: { readonly text: string; readonly hours: number };
}

export interface ToldFarm {
  readonly id: string;
  readonly owner: string;
  readonly workers: readonly string[];
  readonly name: string;
  readonly type: FarmType;
  readonly birds: number;
  readonly genetics: string;
  readonly breed: 'chicken' | 'turkey' | 'duck';
  readonly area: Area;
  readonly isShared: boolean;
  readonly vet: { readonly name: string; readonly phone: string };
  readonly houses: readonly (Pick<House, 'name' | 'birds' | 'floor' | 'isSick'> & { readonly ageDays: number })[];
  readonly events: readonly {
    readonly house: number;
    readonly daysAgo: number;
    readonly kind: 'bedding' | 'feed' | 'vaccine' | 'medicine' | 'thinning' | 'other';
    readonly text: string;
  }[];
  readonly visits: readonly ToldVisit[];
}

const vet = 'vet@example.com';
const worker = 'worker@example.com';
const practice = { name: 'Dr. Saskia Holm', phone: '+44 1632 960142' };

function at(litter: number, gut: number, cecal: number, feet: number, feathers: number, ppm: number): Condition {
  return { litter, gut, cecal, feet, feathers, ppm };
}

/** The flock of a house before this one: a course without surprises, for the grey line of its trends. */
function formerFlock(house: number, firstDaysAgo: number, ppm: number): ToldVisit[] {
  return [10, 17, 24, 31].map((ageDays, week) => ({
    house,
    ageDays,
    daysAgo: firstDaysAgo - 7 * week,
    condition: at(
      0.08 + week * 0.05,
      0.06 + week * 0.04,
      week * 0.05,
      0.03 * week,
      0.08 + week * 0.06,
      ppm + week * 2.4,
    ),
  }));
}

const birch: ToldFarm = {
  id: 'farm-birch-001',
  owner: vet,
  workers: [worker],
  name: 'Birch Farm',
  type: 'broiler',
  birds: 74_000,
  genetics: 'Fast line',
  breed: 'chicken',
  area: 'europe',
  isShared: true,
  vet: practice,
  houses: [
    { name: 'House 1', birds: 18_400, floor: 'litter', isSick: false, ageDays: 9 },
    { name: 'House 3', birds: 19_200, floor: 'litter', isSick: false, ageDays: 25 },
    { name: 'House 4', birds: 18_200, floor: 'litter', isSick: true, ageDays: 32 },
    { name: 'House 5', birds: 18_200, floor: 'litter', isSick: false, ageDays: 17 },
  ],
  events: [
    { house: 1, daysAgo: 6, kind: 'feed', text: 'Grower 2, new batch' },
    { house: 2, daysAgo: 12, kind: 'bedding', text: 'Shavings below the drinker lines' },
    { house: 2, daysAgo: 5, kind: 'thinning', text: 'One third caught' },
  ],
  visits: [
    ...formerFlock(0, 55, 8),
    ...formerFlock(1, 71, 9),
    ...formerFlock(2, 78, 10),
    {
      house: 0,
      daysAgo: 0,
      ageDays: 9,
      by: worker,
      condition: at(0.06, 0.05, 0, 0, 0.04, 6.2),
      note: 'Chicks evenly spread, crops full.',
    },
    { house: 1, daysAgo: 15, ageDays: 10, condition: at(0.1, 0.04, 0, 0.02, 0.07, 9.5) },
    { house: 1, daysAgo: 8, ageDays: 17, by: worker, condition: at(0.2, 0.1, 0.05, 0.1, 0.15, 16) },
    {
      house: 1,
      daysAgo: 1,
      ageDays: 24,
      condition: at(0.34, 0.27, 0, 0.2, 0.27, 22),
      note: 'New feed batch on day 19. Night minimum ventilation set to 0.7. One drinker in area 6 dripped and was closed at 08:50.',
      comment: 'Water meter up 8 % since Tuesday.',
      photos: ['litter:6', 'intestinal:11', 'intestinal:17', 'fpd:11', 'fpd:17', 'feather:13'],
      reading: { by: practice.name, hours: 6, apart: { 'intestinal:17': { texture: 2 }, 'fpd:11': { score: 2 } } },
      question: {
        id: 'question-0001',
        text: 'Is a second dropping check on Sunday enough, or should we open birds now?',
      },
    },
    { house: 2, daysAgo: 22, ageDays: 10, condition: at(0.14, 0.06, 0.05, 0.03, 0.1, 10) },
    { house: 2, daysAgo: 15, ageDays: 17, by: worker, condition: at(0.34, 0.12, 0.1, 0.16, 0.2, 18) },
    { house: 2, daysAgo: 8, ageDays: 24, condition: at(0.28, 0.2, 0.1, 0.26, 0.3, 19.5) },
    {
      house: 2,
      daysAgo: 4,
      ageDays: 28,
      blood: 2,
      condition: at(0.42, 0.38, 0.3, 0.34, 0.4, 27.5),
      note: 'Water down 6 %, feed steady. Two bloody droppings near the middle drinkers.',
      photos: ['intestinal:11', 'cecal:4', 'fpd:12'],
      question: {
        id: 'question-0002',
        text: 'Blood in two droppings this morning, birds still eating. Open birds today, or treat first?',
      },
      answer: {
        text: 'Open three fresh dead birds today and scrape the ceca before anything is given. Keep this house last on the round and change boots. Measure ammonia again tonight: 27.5 ppm alone keeps birds from eating.',
        hours: 3,
      },
    },
    {
      house: 2,
      daysAgo: 1,
      ageDays: 31,
      by: worker,
      condition: at(0.36, 0.3, 0.2, 0.36, 0.38, 23.4),
      note: 'Three days after the vet came. Droppings firmer at the door end.',
    },
    { house: 3, daysAgo: 7, ageDays: 10, by: worker, condition: at(0.09, 0.05, 0, 0.01, 0.06, 8.4) },
    {
      house: 3,
      daysAgo: 0,
      ageDays: 17,
      condition: at(0.16, 0.1, 0, 0.05, 0.12, 12),
      left: { intestinal: 'open' },
      scored: 6,
      photos: ['intestinal:6'],
    },
  ],
};

const lowMeadow: ToldFarm = {
  id: 'farm-meadow-01',
  owner: vet,
  workers: [worker],
  name: 'Low Meadow',
  type: 'turkey',
  birds: 11_200,
  genetics: 'Heavy tom line',
  breed: 'turkey',
  area: 'europe',
  isShared: true,
  vet: practice,
  houses: [
    { name: 'House 1', birds: 5600, floor: 'litter', isSick: false, ageDays: 67 },
    { name: 'House 2', birds: 5600, floor: 'litter', isSick: false, ageDays: 61 },
  ],
  events: [{ house: 0, daysAgo: 10, kind: 'bedding', text: 'Straw over the whole house' }],
  visits: [
    { house: 0, daysAgo: 27, ageDays: 40, by: worker, condition: at(0.24, 0.08, 0.05, 0.3, 0.18, 14) },
    { house: 0, daysAgo: 20, ageDays: 47, by: worker, condition: at(0.33, 0.1, 0.1, 0.36, 0.25, 17) },
    {
      house: 0,
      daysAgo: 13,
      ageDays: 54,
      condition: at(0.36, 0.12, 0.1, 0.4, 0.3, 21),
      comment: 'Toes sore on six of twenty.',
    },
    {
      house: 0,
      daysAgo: 6,
      ageDays: 61,
      by: worker,
      condition: at(0.17, 0.1, 0.05, 0.24, 0.24, 13),
      note: 'New straw took the edge off: feet drier than last week.',
      photos: ['litter:6', 'fpd:11'],
    },
    { house: 1, daysAgo: 20, ageDays: 41, by: worker, condition: at(0.1, 0.05, 0, 0.1, 0.1, 9) },
    { house: 1, daysAgo: 13, ageDays: 48, by: worker, method: 'strip', condition: at(0.12, 0.05, 0, 0.11, 0.1, 9.4) },
    { house: 1, daysAgo: 6, ageDays: 55, by: worker, condition: at(0.12, 0.05, 0, 0.1, 0.12, 8.8) },
  ],
};

const hillTop: ToldFarm = {
  id: 'farm-hilltop-1',
  owner: vet,
  workers: [],
  name: 'Hill Top Layers',
  type: 'layer',
  birds: 32_000,
  genetics: 'Brown hybrid',
  breed: 'chicken',
  area: 'europe',
  isShared: false,
  vet: practice,
  houses: [
    { name: 'Aviary A', birds: 16_000, floor: 'aviary', isSick: false, ageDays: 212 },
    { name: 'Aviary B', birds: 16_000, floor: 'aviary', isSick: false, ageDays: 212 },
  ],
  events: [{ house: 1, daysAgo: 30, kind: 'feed', text: 'Layer 2, less sodium' }],
  visits: [
    { house: 0, daysAgo: 36, ageDays: 176, condition: at(0.05, 0.05, 0, 0.05, 0.06, 6) },
    { house: 0, daysAgo: 22, ageDays: 190, condition: at(0.05, 0, 0, 0.06, 0.05, 6.5), walk: [88, 9, 3, 0] },
    { house: 0, daysAgo: 8, ageDays: 204, condition: at(0.04, 0, 0, 0.05, 0.05, 5.8), walk: [90, 8, 2, 0] },
    {
      house: 1,
      daysAgo: 36,
      ageDays: 176,
      condition: at(0.16, 0.25, 0.1, 0.08, 0.1, 11),
      left: { cecal: 'abandoned' },
    },
    { house: 1, daysAgo: 22, ageDays: 190, condition: at(0.14, 0.18, 0.1, 0.08, 0.1, 12) },
    {
      house: 1,
      daysAgo: 8,
      ageDays: 204,
      condition: at(0.15, 0.14, 0.1, 0.09, 0.1, 11.6),
      left: { nh3: 'skipped' },
      note: 'Meter away for its yearly check, no ammonia today.',
    },
  ],
};

const pondSide: ToldFarm = {
  id: 'farm-pondside1',
  owner: vet,
  workers: [],
  name: 'Pond Side',
  type: 'duck',
  birds: 4800,
  genetics: 'White meat duck',
  breed: 'duck',
  area: 'europe',
  isShared: false,
  vet: practice,
  houses: [{ name: 'House 1', birds: 4800, floor: 'litter', isSick: false, ageDays: 6 }],
  events: [],
  visits: [],
};

/** Growers who agreed to be compared; with these the quartiles of an area mean something. */
const growers = [
  { name: 'Kestrel Barn', owner: 'Hanne Vik', level: 0.6, ppm: 11 },
  { name: 'Long Acre', owner: 'Piotr Lis', level: 0.85, ppm: 14 },
  { name: 'Lindenhof', owner: 'Ilse Brandt', level: 1, ppm: 16 },
  { name: 'Ferme des Ormes', owner: 'Luc Harel', level: 1.15, ppm: 18 },
  { name: 'Quinta do Vale', owner: 'João Teles', level: 1.3, ppm: 19 },
  { name: 'Heron Reach', owner: 'Aoife Daly', level: 1.6, ppm: 24 },
] as const;

const compared = growers.map(({ name, level, ppm }, at): ToldFarm => {
  const visit = (house: number, daysAgo: number, ageDays: number): ToldVisit => {
    const far = level * (ageDays / 28);
    const condition = {
      litter: 0.18 * far,
      gut: 0.14 * far,
      cecal: 0.08 * far,
      feet: 0.16 * far,
      feathers: 0.18 * far,
      ppm: ppm * (ageDays / 28),
    };
    return { house, daysAgo, ageDays, condition };
  };
  return {
    id: `farm-compared-${at + 1}`,
    owner: `grower${at + 1}@example.com`,
    workers: [],
    name,
    type: 'broiler',
    birds: 30_000 + at * 4000,
    genetics: 'Fast line',
    breed: 'chicken',
    area: 'europe',
    isShared: true,
    vet: { name: '', phone: '' },
    houses: [
      { name: 'House 1', birds: 15_000 + at * 2000, floor: 'litter', isSick: false, ageDays: 30 },
      { name: 'House 2', birds: 15_000 + at * 2000, floor: 'litter', isSick: false, ageDays: 26 },
    ],
    events: [],
    visits: [visit(0, 16 + at, 14), visit(0, 2 + (at % 3), 28), visit(1, 5 + at, 21)],
  };
});

const person = (loginName: string, nickname: string): DemoAccount => ({
  loginName,
  email: loginName,
  nickname,
  kind: 'PERSON',
  side: 'poultry',
});

/** The vet and the worker, and people who only appear as owners of farms that are compared. */
export const flockPeople: readonly DemoAccount[] = [
  { ...person(vet, 'Mara Lindqvist'), isPresented: true },
  { ...person(worker, 'Tomás Arce'), isPresented: true },
  ...growers.map(({ owner }, at) => person(`grower${at + 1}@example.com`, owner)),
];

export const toldFarms: readonly ToldFarm[] = [birch, lowMeadow, hillTop, pondSide, ...compared];

/** Rounds of scoring the drawings: which of them somebody took for another score. */
export const toldTrainings = [
  { by: vet, daysAgo: 121, missed: { 'litter-2': 1, 'int_texture-1': 2, 'fpd-3': 2 } },
  { by: vet, daysAgo: 30, missed: { 'fpd-2': 1 } },
  { by: worker, daysAgo: 44, missed: { 'litter-3': 2, 'cec_colour-1': 0 } },
] as const;

/** Ten drawings of all sections. */
export const trainingRound = [
  'litter-0',
  'int_colour-4',
  'cec_colour-1',
  'fpd-2',
  'feather-1',
  'litter-3',
  'int_texture-1',
  'cec_texture-2',
  'fpd-3',
  'litter-2',
];
