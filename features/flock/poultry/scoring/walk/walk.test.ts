import { expect, test } from 'vitest';
import { checkEntry } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import { testReport, walked } from '#features/flock/shared/scoring/testing.ts';
import { addBird, areaAfter, areaToBegin, birdsByArea } from './walk.ts';

test('a bird is a record with its area and number, and opens the section', () => {
  const report = testReport({ walk: walked([0, 2]) });
  const step = addBird(report, { place: 4, score: 3 });
  const [bird, section] = step!.entries;
  expect(bird!.value).toMatchObject({ no: 3, place: 4, score: 3 });
  expect(checkEntry('report', bird!.key, bird!.value)).toBe('ok');
  expect(section).toEqual({ key: 'section:feather', value: 'open' });
  expect(step!.where).toEqual({ section: 'walk', no: 4 });
});

test('after ten birds the next area follows, those that are full are passed by, and a chosen one stays', () => {
  const nine = walked(Array(9).fill(0), 3);
  expect(areaAfter(nine, 3)).toBe(3);
  expect(areaToBegin(nine)).toBe(3);
  const walk = [...walked(Array(10).fill(0), 3), ...walked(Array(10).fill(0), 4, 11)];
  expect(areaAfter(walk, 3)).toBe(5);
  expect(areaAfter(walked(Array(10).fill(0), 10), 10)).toBe(1);
  expect(birdsByArea(walk).slice(2, 5)).toEqual([10, 10, 0]);
  const full = Array.from({ length: 10 }, (_, area) => walked(Array(10).fill(0), area + 1, area * 10 + 1)).flat();
  expect(areaAfter(full, 7)).toBe(7);
});

test('beyond two hundred birds, with those of an older tally, none is written', () => {
  const tally = { counts: [150, 40, 5, 4] };
  const last = addBird(testReport({ tally }), { place: 1, score: 0 });
  expect(last?.entries[0]?.value).toMatchObject({ no: 1 });
  expect(addBird(testReport({ tally, walk: walked([0]) }), { place: 1, score: 0 })).toBeNull();
});
