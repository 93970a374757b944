import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareOf } from '#core/statistics/estimates.ts';
import { fill, namesIn } from '#core/texts/fill.ts';
import type { Locale } from '#core/texts/text.ts';
import { readerIn } from '#core/texts/words.ts';
import { refusals } from '#features/flock/shared/scoring/entries/shape-checks.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { type AnyWords, type Language, tell } from '#features/flock/shared/scoring/tell.ts';
import {
  droppings,
  feet,
  mixed,
  plumages,
  readings,
  spots,
  testFarm,
  testHead,
  testReport,
} from '#features/flock/shared/scoring/testing.ts';
import { type SectionKey, sectionKeys } from '#features/flock/shared/sections/sections.ts';
import { CN } from '#features/flock/texts/findings/CN.ts';
import { EN } from '#features/flock/texts/findings/EN.ts';
import { es } from '#features/flock/texts/findings/es.ts';
import { pt } from '#features/flock/texts/findings/pt.ts';
import { tr } from '#features/flock/texts/findings/tr.ts';
import { vi } from '#features/flock/texts/findings/vi.ts';
import { EN as termsEN } from '#features/flock/texts/terms/EN.ts';
import { resultOf } from './results.ts';
import { tellAdvice } from './samples.ts';

const complete = Object.fromEntries(sectionKeys.map((key) => [key, 'complete'])) as Record<SectionKey, 'complete'>;

/** Reads a catalogue; a key that is not there is a mistake. */
function reader(catalogue: object): AnyWords {
  return (key, params = {}) => {
    const found = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], catalogue);
    if (typeof found !== 'string') throw new Error(`no words for ${key}`);
    const missing = namesIn(found).filter((name) => !(name in params));
    if (missing.length > 0) throw new Error(`${key} wants ${missing}`);
    return fill(found, params, 'EN');
  };
}

const english: Language = { findings: reader(EN), terms: reader(termsEN), tag: 'en' };

function lines(over: Partial<Report>, farm = testFarm()) {
  const { findings } = resultOf(testReport({ sections: complete, ...over }), farm);
  return findings.map((finding) => [finding.key, tell(finding, english, 'title'), tell(finding, english, 'why')]);
}

const keys = (over: Partial<Report>, farm = testFarm()) => lines(over, farm).map(([key]) => key);

describe('what to look at next', () => {
  test('a night of ammonia, leaking drinkers and loose droppings', () => {
    const over: Partial<Report> = {
      nh3: readings([12, 15, 22, 18], { areFansOn: false }),
      litter: spots([...mixed(3, 9, 3), 4], { where: 'drinker', place: 6, cake: 'strip' }),
      intestinal: droppings(mixed(4, 20, 2).map((texture) => [0, texture] as const)),
    };
    expect(lines(over)).toEqual([
      [
        'ammoniaFansOff',
        'Rear third: ventilate, measure again tonight',
        '22 ppm, above the limit of 20 ppm. The fans were off.',
      ],
      [
        'litterDrinker',
        'Check nipple height, pressure and leaks',
        'It is wet mostly along the drinkers: 4 of 10 spots at 3 or above, the worst at 4. Areas: 6.',
      ],
      [
        'texture2',
        'Check feed particle size, enzyme and water-to-feed ratio',
        '4 of 20 droppings have lost their form (score 2 or above).',
      ],
    ]);
  });

  test('areas are listed as the language lists', () => {
    const wet = [6, 5, 9].map((place, i) => ({ ...spots([4])[0]!, id: `spot-000${i}`, no: i + 1, place }));
    const { findings } = resultOf(testReport({ sections: complete, litter: wet }), testFarm());
    const chinese: Language = { findings: reader(CN), terms: (key) => key, tag: 'zh-CN' };
    expect(tell(findings[0]!, english, 'why')).toMatch(/ Areas: 5, 6, and 9\.$/);
    expect(tell(findings[0]!, chinese, 'why')).toMatch(/。区域：5、6和9。$/);
  });

  test('red flags come first and say what was seen', () => {
    const found = lines({
      signs: { offFeed: false, sickBirds: false, deaths: true },
      cecal: droppings([
        [3, 0],
        [0, 0],
      ]),
      fpd: feet([4, 0, 0]),
      litter: spots([5, 5]),
    });
    expect(found.map(([key]) => key)).toEqual(['flagDeaths', 'flagBlood', 'flagFoot']);
    expect(found[1]![2]).toBe('Cecal droppings: blood in 1 of 2.');
  });

  test.each<[string, Partial<Report>]>([
    ['litter5', { litter: spots([5, 0, 0], { where: 'drinker' }) }],
    ['litter4', { litter: spots([4, 0, 0]) }],
    ['litter3', { litter: spots([3, 3, 0]) }],
    ['litter2', { litter: spots([2, 0, 0]) }],
    ['litterDusty', { litter: spots([0, 0, 0], { isDusty: true }) }],
    [
      'colour1',
      {
        intestinal: droppings([
          [1, 0],
          [1, 0],
          [3, 0],
        ]),
      },
    ],
    [
      'colour3',
      {
        intestinal: droppings([
          [1, 0],
          [3, 0],
        ]),
      },
    ],
    [
      'colour4',
      {
        intestinal: droppings([
          [4, 2],
          [4, 3],
          [0, 3],
        ]),
      },
    ],
    [
      'texture3',
      {
        intestinal: droppings([
          [0, 3],
          [1, 0],
          [0, 0],
        ]),
      },
    ],
    [
      'cecColour2',
      {
        cecal: droppings([
          [2, 0],
          [0, 0],
        ]),
      },
    ],
    [
      'cecTexture1',
      {
        cecal: droppings([
          [0, 1],
          [0, 0],
        ]),
      },
    ],
    [
      'cecTexture2',
      {
        cecal: droppings([
          [1, 2],
          [0, 0],
        ]),
      },
    ],
    ['foot1', { fpd: feet(mixed(19, 20, 1)) }],
    ['foot2', { fpd: feet(mixed(19, 20, 2)) }],
    ['foot3', { fpd: feet(mixed(3, 20, 3)) }],
    ['feather2', { feather: plumages(mixed(5, 20, 2)) }],
    ['feather3', { feather: plumages(mixed(5, 20, 3)) }],
    ['featherVent', { feather: plumages(mixed(5, 20, 2), { isVentDirty: true }) }],
    ['feather3', { tally: { counts: [60, 20, 15, 5] } }],
    ['ammoniaAlarm', { nh3: readings([1, 2, 3, 26]) }],
    ['ammoniaUnsure', { nh3: readings([1, 2, 3, 15], { method: 'strip' }) }],
    ['ammoniaWatch', { nh3: readings([1, 2, 3, 15]) }],
    ['weekly', { litter: spots(mixed(0, 20, 0)) }],
  ])('%s', (key, over) => expect(keys(over)[0]).toBe(key));

  test('a turkey’s yellow and a duck’s soft droppings are read as theirs', () => {
    const yellow = {
      intestinal: droppings([
        [2, 0],
        [0, 0],
      ]),
      cecal: droppings([
        [2, 0],
        [0, 0],
      ]),
    };
    expect(keys(yellow, testFarm({ type: 'turkey' }))).toEqual(['colour2Turkey', 'cecColour2Vet', 'repeat']);
    expect(
      keys(
        {
          intestinal: droppings([
            [0, 2],
            [0, 0],
          ]),
        },
        testFarm({ type: 'duck' }),
      )[0],
    ).toBe('textureDuck');
  });

  test('an ammonia level without ppm is told as its range, an own name of a place as it is', () => {
    const over = { nh3: readings([null, null, null, null], { level: 5, location: 'other', locationText: 'Egg room' }) };
    expect(lines(over)[0]!.slice(1)).toEqual([
      'Egg room: ventilate, measure again tonight',
      '20–25 ppm, above the limit of 20 ppm.',
    ]);
  });

  test('few records that leave a light open ask for more, except cecal ones, which are hard to find', () => {
    expect(lines({ feather: plumages(mixed(0, 7, 0)), cecal: droppings([[0, 0]]) })).toEqual([
      [
        'more',
        'Feathers: score 13 more',
        'With 7 records the true share lies between 0 and 35\u00a0%: too wide to tell.',
      ],
    ]);
  });

  test('nothing is said of what was not assessed', () => {
    expect(keys({ sections: {}, litter: spots([5, 5]), fpd: feet([3]) })).toEqual([]);
  });
});

describe('seen together', () => {
  const hints = (over: Partial<Report>) =>
    resultOf(testReport({ sections: complete, ...over }), testFarm()).hints.map(({ key }) => key);
  const soft = { intestinal: droppings(mixed(6, 20, 2).map((texture) => [0, texture] as const)) };
  const firm = { intestinal: droppings(mixed(0, 20, 2).map((texture) => [0, texture] as const)) };
  const wet = { litter: spots(mixed(6, 10, 4), { where: 'drinker' }) };

  test.each<[string, Partial<Report>]>([
    ['hint.gutFloorFeet', { ...soft, ...wet, fpd: feet(mixed(10, 20, 3)) }],
    ['hint.gutFloorAir', { ...soft, ...wet, nh3: readings([22, 22, 22, 22]) }],
    ['hint.drinkerFloor', { ...firm, ...wet }],
    ['hint.floorAir', { ...wet, nh3: readings([22, 22, 22, 22]) }],
    ['hint.airAlone', { litter: spots(mixed(0, 10, 0)), nh3: readings([22, 22, 22, 22]) }],
    ['hint.feetBefore', { litter: spots(mixed(0, 10, 0)), fpd: feet(mixed(10, 20, 3)) }],
    ['hint.ventGut', { ...soft, feather: plumages(mixed(10, 20, 3), { isVentDirty: true }) }],
    ['hint.floorFeathers', { ...wet, feather: plumages(mixed(10, 20, 3)) }],
    ['hint.bothDroppings', { ...soft, cecal: droppings(mixed(6, 10, 2).map((texture) => [0, texture] as const)) }],
  ])('%s', (key, over) => expect(hints(over)).toContain(key));

  test('two at most, none of a healthy flock, none of a section alone', () => {
    const all = {
      ...soft,
      ...wet,
      fpd: feet(mixed(10, 20, 3)),
      feather: plumages(mixed(10, 20, 3)),
      nh3: readings([22, 22, 22, 22]),
    };
    expect(hints(all)).toEqual(['hint.gutFloorFeet', 'hint.floorFeathers']);
    expect(hints({ ...firm, litter: spots(mixed(0, 10, 0)) })).toEqual([]);
    expect(hints(soft)).toEqual([]);
  });
});

const catalogues = { CN, EN, es, pt, tr, vi } as const;

describe.each(Object.entries(catalogues))('words in %s', (locale, catalogue) => {
  const language: Language = {
    findings: reader(catalogue),
    terms: (key) => key,
    tag: locale === 'CN' ? 'zh-CN' : locale,
  };

  test('every refusal has some', () => {
    expect(Object.keys(catalogue.rules).sort()).toEqual([...refusals].sort());
  });

  test('whatever a report finds can be told', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(3), { minLength: 1, maxLength: 20 }),
        fc.constantFrom('turkey', 'duck', 'broiler'),
        (scores, type) => {
          const report = testReport({
            sections: complete,
            litter: spots(scores),
            intestinal: droppings(scores.map((score, i) => [i % 2 ? score : 0, score] as const)),
            cecal: droppings(scores.map((score) => [Math.min(2, score), 0] as const)),
            fpd: feet(scores),
            feather: plumages(scores),
            nh3: readings(scores.slice(0, 8).map((score) => score * 9)),
          });
          const { findings, hints } = resultOf(report, testFarm({ type: type as 'duck' }));
          for (const finding of findings)
            for (const part of ['title', 'why'])
              expect(tell(finding, language, part)).not.toMatch(/[{}]|undefined|NaN/);
          for (const hint of hints) expect(tell(hint, language)).not.toMatch(/[{}]/);
          expect(findings.length).toBeLessThanOrEqual(3);
        },
      ),
    );
  });

  test('advice on any share can be told', () => {
    const { intestinal } = testHead().limits;
    const ofPlaces = fc.option(fc.integer({ min: 1, max: 10 }), { nil: null });
    fc.assert(
      fc.property(fc.nat(20), fc.integer({ min: 1, max: 20 }), ofPlaces, (x, n, places) => {
        const spoken: Language = { ...language, findings: readerIn(catalogue, locale as Locale) as AnyWords };
        const lines = tellAdvice({ share: shareOf(Math.min(x, n), n), limit: intestinal, most: 20, places }, spoken);
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(line).not.toMatch(/[{}]|NaN|undefined|^advice/);
      }),
    );
  });

  test('no disease is named', () => {
    const disease =
      /coccidi|necrotic|newcastle|influenza|gumboro|salmonel|pullor|histomon|blackhead|dysbacter|disbacter|球虫|坏死性|新城疫|流感|法氏囊|沙门|白痢|组织滴虫|黑头病|cầu trùng|cúm gia cầm|koksidi|koksidioz/i;
    expect(JSON.stringify(catalogue)).not.toMatch(disease);
  });
});

test('an old report with the head of another area is told by its own limits', () => {
  const head = testHead();
  const limits = { ...head.limits, nh3: { ...head.limits.nh3, act: 15 } };
  const [line] = lines({ head: { ...head, limits }, nh3: readings([1, 2, 3, 18]) });
  expect(line![2]).toBe('18 ppm, above the limit of 15 ppm.');
});
