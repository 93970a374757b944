import { describe, expect, test } from 'vitest';
import type { Flag } from '#features/flock/shared/scoring/report.ts';
import { droppings, feet, readings, testReport } from '#features/flock/shared/scoring/testing.ts';
import { flagAnswers, pendingFlag } from './flag-answers.ts';

const noSigns = { offFeed: false, sickBirds: false, deaths: false };
const first = 'intestinal:drop-000001';
const second = 'intestinal:drop-000002';
const later = '2026-11-20T07:00:00.000Z';

const bloody = testReport({
  intestinal: droppings([
    [6, 0],
    [6, 0],
  ]),
});
const flag = (over: Partial<Flag>): Flag => ({
  id: 'flag-000001',
  trigger: 'blood',
  of: second,
  at: later,
  done: null,
  covers: [second],
  ...over,
});

describe('which flag is shown now', () => {
  test('the latest item and with it all that nobody has answered', () => {
    const pending = { trigger: 'blood', of: second, covers: [first, second] };
    expect(pendingFlag(bloody)).toEqual(pending);
    expect(pendingFlag({ ...bloody, flags: [flag({})] })).toEqual(pending);
  });

  test.each(['called', 'seen'] as const)('%s quiets what was shown and not what comes after', (done) => {
    const answered = { ...bloody, intestinal: bloody.intestinal.slice(0, 1), flags: [flag({ done, covers: [first] })] };
    expect(pendingFlag(answered)).toBeNull();
    expect(pendingFlag({ ...answered, intestinal: bloody.intestinal })).toEqual({
      trigger: 'blood',
      of: second,
      covers: [second],
    });
    const alsoCecal = { ...answered, cecal: droppings([[3, 0]]) };
    expect(pendingFlag(alsoCecal)?.of).toBe('cecal:drop-000001');
  });

  test('the same item is not asked about twice, also when it is scored again', () => {
    const again = bloody.intestinal.map((dropping) => ({ ...dropping, at: '2026-11-20T07:01:00.000Z' }));
    const answered = [flag({ done: 'called', covers: [first, second] })];
    expect(pendingFlag({ ...bloody, intestinal: again, flags: answered })).toBeNull();
  });

  test('every reading and every foot asks by itself', () => {
    const called = flag({ done: 'called', trigger: 'ammonia', covers: ['nh3:read-000002'], of: 'nh3:read-000002' });
    const places = testReport({ nh3: readings([12, 30]), flags: [called] });
    expect(pendingFlag(places)).toBeNull();
    expect(pendingFlag({ ...places, nh3: readings([12, 30, 40]) })?.of).toBe('nh3:read-000003');
    const foot = flag({ done: 'seen', trigger: 'foot', of: 'fpd:foot-000001', covers: ['fpd:foot-000001'] });
    expect(pendingFlag(testReport({ fpd: feet([4, 1]), flags: [foot] }))).toBeNull();
    expect(pendingFlag(testReport({ fpd: feet([4, 4]), flags: [foot] }))?.of).toBe('fpd:foot-000002');
  });

  test('green asks again for another sign, not for another green dropping', () => {
    const green = (count: number) => droppings(Array.from({ length: count }, () => [4, 0] as const));
    const offFeed = testReport({ intestinal: green(2), signs: { ...noSigns, offFeed: true } });
    expect(pendingFlag(offFeed)).toEqual({ trigger: 'green', of: second, covers: ['signs:offFeed'] });
    const flags = [flag({ trigger: 'green', done: 'called', covers: ['signs:offFeed'] })];
    expect(pendingFlag({ ...offFeed, intestinal: green(5), flags })).toBeNull();
    const sick = { ...offFeed, flags, signs: { ...noSigns, offFeed: true, sickBirds: true } };
    expect(pendingFlag(sick)?.covers).toEqual(['signs:sickBirds']);
  });

  test('sudden deaths beside green droppings ask once, and the answer stands for both', () => {
    const intestinal = droppings([
      [4, 0],
      [4, 0],
    ]);
    const both = testReport({ intestinal, signs: { ...noSigns, deaths: true } });
    expect(pendingFlag(both)?.trigger).toBe('deaths');
    const flags = [flag({ trigger: 'deaths', of: '', done: 'called', covers: ['signs:deaths'] })];
    expect(pendingFlag({ ...both, flags })).toBeNull();
    expect(flagAnswers({ ...both, flags }).map(({ trigger, done }) => [trigger, done])).toEqual([
      ['green', 'called'],
      ['deaths', 'called'],
    ]);
  });

  test('a wrong score calls again when it comes again, and so does a tick', () => {
    const wrong = [flag({ done: 'wrong' })];
    expect(pendingFlag({ ...bloody, flags: wrong })?.of).toBe(second);
    const deaths = testReport({ signs: { ...noSigns, deaths: true } });
    expect(pendingFlag(deaths)).toEqual({ trigger: 'deaths', of: '', covers: ['signs:deaths'] });
    const unticked = flag({ trigger: 'deaths', of: '', done: 'wrong', covers: ['signs:deaths'] });
    expect(pendingFlag({ ...deaths, flags: [unticked] })).not.toBeNull();
    expect(pendingFlag({ ...deaths, flags: [{ ...unticked, done: 'seen' }] })).toBeNull();
  });

  test('an answer of an older report speaks for all there was by then', () => {
    const { covers: _, ...old } = flag({ done: 'called' });
    expect(pendingFlag({ ...bloody, flags: [old] })).toBeNull();
    const [one, two] = bloody.intestinal;
    const report = { ...bloody, intestinal: [one!, { ...two!, at: '2026-11-20T07:30:00.000Z' }], flags: [old] };
    expect(pendingFlag(report)).toEqual({ trigger: 'blood', of: second, covers: [second] });
    expect(flagAnswers({ ...bloody, flags: [old] })).toEqual([
      { trigger: 'blood', about: [first, second], done: 'called', at: later },
    ]);
  });
});

test('the report tells what was done about each, what is open, and what was taken back', () => {
  const flags = [
    flag({ id: 'flag-000001', done: 'seen', covers: [first] }),
    flag({ id: 'flag-000002', done: 'called', covers: [first], at: '2026-11-20T07:10:00.000Z' }),
    flag({ id: 'flag-000003', trigger: 'foot', done: 'wrong', of: 'fpd:gone', covers: ['fpd:gone'] }),
  ];
  expect(flagAnswers({ ...bloody, flags })).toEqual([
    { trigger: 'blood', about: [first], done: 'called', at: '2026-11-20T07:10:00.000Z' },
    { trigger: 'blood', about: [second], done: null, at: null },
    { trigger: 'foot', about: ['fpd:gone'], done: 'wrong', at: later },
  ]);
});
