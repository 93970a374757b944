import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitsOf } from '#features/flock/shared/scoring/limits.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { differentPlaces } from '#features/flock/shared/sections/nh3.ts';
import { canComplete, checkEntry, freeNumber } from './entry-rules.ts';
import { readReport } from './read-documents.ts';
import { refusals } from './shape-checks.ts';

const at = '2026-11-20T06:30:00.000Z';
const dropping = { no: 1, place: 4, isSkipped: false, at, colour: 1, texture: 2, seen: ['mucus'] };
const foot = { no: 1, place: null, isSkipped: false, at, score: 2, hasToes: false };
const reading = {
  no: 1,
  location: 'rear',
  locationText: '',
  x: 90,
  y: 50,
  method: 'meter',
  ppm: 22,
  level: 5,
  areFansOn: false,
  isBirdHeight: true,
  tier: null,
  at,
};
const head = {
  houseId: null,
  house: '3',
  on: '2026-11-20',
  startedAt: at,
  ageDays: 24,
  assessor: 'Mara L.',
  area: 'europe',
  scales: firstScaleSet,
  limits: limitsOf('europe'),
};
const photo = { of: 'intestinal:abcdefgh', name: 'a.jpg', size: 200_000, fileId: null };
const spot = { no: 1, place: 1, isSkipped: false, at, score: 5, where: 'drinker', isDusty: false, cake: 'ring' };

const kept: [kind: 'farm' | 'report', key: string, value: unknown][] = [
  ['farm', 'name', 'Birch Farm'],
  ['farm', 'type', 'layer_breeder'],
  ['farm', 'birds', null],
  ['farm', 'limits', { nh3: { good: 8, act: 15 } }],
  ['farm', 'vet', { name: '', phone: '' }],
  ['farm', 'house:abcdefgh', { name: '3', placedOn: '2024-02-29', birds: 19_200, floor: 'litter', isSick: false }],
  ['farm', 'event:abcdefgh', { houseId: 'abcdefgh', on: '2026-11-01', kind: 'feed', text: '' }],
  ['farm', 'cleaned:2026-11-20', ['abcdefgh']],
  ['farm', 'house:abcdefgh', null],
  ['report', 'head', head],
  ['report', 'name', '栏 3'],
  ['report', 'state', { state: 'finished', at }],
  ['report', 'note', ''],
  ['report', 'signs', { offFeed: true, sickBirds: false, deaths: false }],
  ['report', 'tally', { counts: [70, 20, 8, 2] }],
  ['report', 'section:cecal', 'skipped'],
  ['report', 'litter:abcdefgh', spot],
  ['report', 'intestinal:abcdefgh', dropping],
  ['report', 'intestinal:abcdefgh', { ...dropping, texture: null }],
  ['report', 'fpd:abcdefgh', foot],
  ['report', 'fpd:abcdefgh', { ...foot, left: 0, right: 2, hasHockBurn: true }],
  ['report', 'nh3:abcdefgh', reading],
  ['report', 'photo:abcdefgh', photo],
  ['report', 'photo:abcdefgh', { ...photo, balanceOf: 'photo-0001' }],
  ['report', 'comment:abcdefgh', { text: 'Rain.', at }],
  ['report', 'flag:abcdefgh', { trigger: 'blood', of: 'intestinal:abcdefgh', at, done: null }],
  ['report', 'flag:abcdefgh', { trigger: 'deaths', of: '', at, done: 'called', covers: ['signs:deaths'] }],
  [
    'report',
    'flag:abcdefgh',
    { trigger: 'foot', of: 'fpd:a', at, done: 'wrong', was: { no: 1, feet: ['left'], place: null } },
  ],
];

test.each(kept)('keeps %s %s %j', (kind, key, value) => expect(checkEntry(kind, key, value)).toBe('ok'));

const refused: [kind: 'farm' | 'report', key: string, value: unknown, why: string][] = [
  ['farm', 'owner', 'me', 'unknownKey'],
  ['farm', 'constructor', 'me', 'unknownKey'],
  ['farm', 'house:x', {}, 'unknownKey'],
  ['farm', 'name', '   ', 'empty'],
  ['farm', 'name', null, 'empty'],
  ['farm', 'name', 'x'.repeat(61), 'tooLong'],
  ['farm', 'type', 'ostrich', 'wrongShape'],
  ['farm', 'birds', 0, 'wrongShape'],
  ['farm', 'birds', 1.5, 'wrongShape'],
  ['farm', 'limits', { nh3: { good: 30, act: 20 } }, 'limitsWrong'],
  ['farm', 'limits', { litter: { good: 10, act: 101 } }, 'limitsWrong'],
  ['farm', 'limits', { co2: { good: 1, act: 2 } }, 'wrongShape'],
  [
    'farm',
    'house:abcdefgh',
    { name: '3', placedOn: '2025-02-29', birds: 1, floor: 'litter', isSick: false },
    'dayWrong',
  ],
  ['farm', 'cleaned:2026-13-01', [], 'unknownKey'],
  ['report', 'name', '', 'empty'],
  ['report', 'comment:abcdefgh', { text: ' \n', at }, 'empty'],
  ['report', 'question:abcdefgh', { text: '', at }, 'empty'],
  ['report', 'section:gait', 'open', 'unknownKey'],
  ['report', 'section:cecal', 'done', 'wrongShape'],
  ['report', 'intestinal:abcdefgh', { ...dropping, colour: 7 }, 'scoreOutside'],
  ['report', 'intestinal:abcdefgh', { ...dropping, colour: -1 }, 'scoreOutside'],
  ['report', 'intestinal:abcdefgh', { ...dropping, colour: 1.5 }, 'wrongShape'],
  ['report', 'intestinal:abcdefgh', { ...dropping, colour: '1' }, 'wrongShape'],
  ['report', 'intestinal:abcdefgh', { ...dropping, by: 'me' }, 'wrongShape'],
  ['report', 'intestinal:abcdefgh', { ...dropping, no: 21 }, 'tooManyItems'],
  ['report', 'fpd:abcdefgh', { no: 1, score: 2 }, 'wrongShape'],
  ['report', 'fpd:abcdefgh', { ...foot, left: 5 }, 'scoreOutside'],
  ['report', 'nh3:abcdefgh', { ...reading, no: 9 }, 'tooManyReadings'],
  ['report', 'nh3:abcdefgh', { ...reading, ppm: 501 }, 'ppmOutside'],
  ['report', 'nh3:abcdefgh', { ...reading, ppm: -1 }, 'ppmOutside'],
  ['report', 'nh3:abcdefgh', { ...reading, ppm: Number.NaN }, 'wrongShape'],
  ['report', 'nh3:abcdefgh', { ...reading, location: 'other' }, 'empty'],
  ['report', 'photo:abcdefgh', { ...photo, size: 12 * 1024 * 1024 }, 'photoTooBig'],
  ['report', 'photo:abcdefgh', { ...photo, of: 'head' }, 'wrongShape'],
  ['report', 'tally', { counts: [150, 50, 1, 0] }, 'tallyTooMany'],
  ['report', 'state', 'finished', 'wrongShape'],
  ['report', 'head', { ...head, on: '2026-02-30' }, 'dayWrong'],
];

test.each(refused)('refuses %s %s %j: %s', (kind, key, value, why) => expect(checkEntry(kind, key, value)).toBe(why));

describe('beside what the document holds', () => {
  const twenty = new Map<string, unknown>(
    Array.from({ length: 20 }, (_, i) => [`fpd:bird-${String(i + 1).padStart(4, '0')}`, { ...foot, no: i + 1 }]),
  );

  test('a 21st bird is refused, the 20th can still be changed', () => {
    expect(checkEntry('report', 'fpd:abcdefgh', foot, twenty)).toBe('tooManyItems');
    expect(checkEntry('report', 'fpd:bird-0020', { ...foot, no: 20, score: 4 }, twenty)).toBe('ok');
  });

  test('a number that somebody has is told, with the next free one', () => {
    const one = new Map<string, unknown>([['fpd:bird-0001', foot]]);
    expect(checkEntry('report', 'fpd:abcdefgh', foot, one)).toBe('numberTaken');
    expect(freeNumber(readReport('r', one), 'fpd')).toBe(2);
    expect(freeNumber(readReport('r', twenty), 'fpd')).toBeNull();
  });

  test('liquid cecal texture 3 is only a score where the scale of the report has it', () => {
    const cecal = { ...dropping, colour: 0, texture: 3 };
    const three = { ...head, scales: { ...firstScaleSet, version: 2, cecTextureMax: 3 } };
    expect(checkEntry('report', 'cecal:abcdefgh', cecal, new Map([['head', head]]))).toBe('scoreOutside');
    expect(checkEntry('report', 'cecal:abcdefgh', cecal, new Map([['head', three]]))).toBe('ok');
  });

  test('a section is complete only when it is', () => {
    const half = new Map<string, unknown>([['intestinal:abcdefgh', { ...dropping, texture: null }]]);
    expect(checkEntry('report', 'section:intestinal', 'complete', half)).toBe('bothScores');
    expect(checkEntry('report', 'section:intestinal', 'complete', new Map())).toBe('nothingScored');
    expect(checkEntry('report', 'section:intestinal', 'complete', new Map([['intestinal:abcdefgh', dropping]]))).toBe(
      'ok',
    );
  });
});

describe('ammonia', () => {
  const readings = (...places: object[]) =>
    readReport('r', new Map(places.map((place, i) => [`nh3:place-00${i}`, { ...reading, no: i + 1, ...place }])));
  const apart = [{ location: 'front' }, { location: 'middle' }, { location: 'rear' }, { location: 'wall' }];

  test('four places that differ complete it, four readings of one place do not', () => {
    expect(canComplete(readings(...apart), 'nh3')).toBe('ok');
    expect(canComplete(readings(...apart.slice(1)), 'nh3')).toBe('fourLocations');
    expect(canComplete(readings({}, {}, {}, {}), 'nh3')).toBe('fourLocations');
  });

  test('the same word at another spot, or on another tier, is another place', () => {
    expect(differentPlaces(readings({ x: 10 }, { x: 13 }, { x: 40 }).nh3)).toBe(2);
    expect(differentPlaces(readings({ tier: 1 }, { tier: 2 }).nh3)).toBe(2);
    const named = ['Door', ' door ', 'Feed hopper'].map((locationText) => ({ location: 'other', locationText }));
    expect(differentPlaces(readings(...named).nh3)).toBe(2);
  });
});

test('feathers are complete with the birds of the walk alone', () => {
  const walked = new Map<string, unknown>([['tally', { counts: [90, 8, 2, 0] }]]);
  expect(canComplete(readReport('r', walked), 'feather')).toBe('ok');
  expect(canComplete(readReport('r', new Map([['tally', { counts: [0, 0, 0, 0] }]])), 'feather')).toBe('nothingScored');
});

test('whatever is sent under whatever key gets a verdict, and only what has the shape is kept', () => {
  const words = ['name', 'head', 'state', 'tally', 'signs', 'limits', 'vet', 'isGone', 'note', '__proto__', 'toString'];
  const kinds = ['litter', 'intestinal', 'fpd', 'nh3', 'photo', 'comment', 'flag', 'section', 'house', 'cleaned', 'x'];
  const key = fc.oneof(
    fc.constantFrom(...words),
    fc
      .tuple(fc.constantFrom(...kinds), fc.constantFrom('abcdefgh', 'litter', '2026-11-20', ''))
      .map((parts) => parts.join(':')),
    fc.string(),
  );
  const kind = fc.constantFrom('farm', 'report');
  fc.assert(
    fc.property(kind, key, fc.jsonValue(), (doc, anyKey, value) => {
      const verdict = checkEntry(doc as 'farm', anyKey, value);
      expect(['ok', ...refusals]).toContain(verdict);
    }),
    { numRuns: 2000 },
  );
});
