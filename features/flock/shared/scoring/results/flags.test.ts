import { describe, expect, test } from 'vitest';
import { droppings, feet, readings, testReport } from '#features/flock/shared/scoring/testing.ts';
import { flagsOf } from './flags.ts';

const signs = { offFeed: false, sickBirds: false, deaths: false };

describe('what raises a flag', () => {
  test('blood, by a colour, a cecal colour or a tick, before the texture is scored', () => {
    expect(
      flagsOf(
        testReport({
          intestinal: droppings([
            [0, 0],
            [6, null],
          ]),
        }),
      ),
    ).toEqual([{ trigger: 'blood', of: ['intestinal:drop-000002'] }]);
    expect(flagsOf(testReport({ cecal: droppings([[3, 0]]) }))[0]?.of).toEqual(['cecal:drop-000001']);
    expect(flagsOf(testReport({ cecal: droppings([[0, 0]], { seen: ['blood'] }) }))).toHaveLength(1);
  });

  test('green twice with a sign of illness, not without, not once', () => {
    const two = droppings([
      [4, 0],
      [4, 1],
      [0, 0],
    ]);
    expect(flagsOf(testReport({ intestinal: two }))).toEqual([]);
    expect(flagsOf(testReport({ intestinal: two.slice(1), signs: { ...signs, sickBirds: true } }))).toEqual([]);
    expect(flagsOf(testReport({ intestinal: two, signs: { ...signs, sickBirds: true } }))).toEqual([
      { trigger: 'green', of: ['intestinal:drop-000001', 'intestinal:drop-000002'] },
    ]);
  });

  test('a foot at 4, not at 3', () => {
    expect(flagsOf(testReport({ fpd: feet([3, 4]) }))).toEqual([{ trigger: 'foot', of: ['fpd:foot-000002'] }]);
  });

  test('ammonia above 25 ppm, or a level that says so', () => {
    expect(flagsOf(testReport({ nh3: readings([25]) }))).toEqual([]);
    expect(flagsOf(testReport({ nh3: readings([25.1]) }))).toHaveLength(1);
    expect(flagsOf(testReport({ nh3: readings([null], { level: 5 }) }))).toEqual([]);
    expect(flagsOf(testReport({ nh3: readings([null], { level: 6 }) }))).toHaveLength(1);
  });

  test('deaths that were ticked', () => {
    expect(flagsOf(testReport({ signs: { ...signs, deaths: true } }))).toEqual([{ trigger: 'deaths', of: [] }]);
  });

  test('nothing of an abandoned section or a skipped item', () => {
    expect(flagsOf(testReport({ fpd: feet([4]), sections: { fpd: 'abandoned' } }))).toEqual([]);
    expect(flagsOf(testReport({ fpd: feet([4], { isSkipped: true }) }))).toEqual([]);
  });
});
