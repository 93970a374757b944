import fc from 'fast-check';
import { addDays } from '#features/flock/shared/scoring/age.ts';
import { type Area, areas, type LimitTable, limitsOf, measures } from '#features/flock/shared/scoring/limits.ts';
import {
  type Flag,
  flagTriggers,
  type Report,
  type ReportHead,
  type SecondReading,
  sectionStates,
} from '#features/flock/shared/scoring/report.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { scalesOf } from '#features/flock/shared/scoring/scales.ts';
import {
  droppings,
  feet,
  idOf,
  plumages,
  readings,
  spots,
  testHead,
  testReport,
  walked,
} from '#features/flock/shared/scoring/testing.ts';
import { ammoniaMethods, ammoniaPlaces, type Reading } from '#features/flock/shared/sections/nh3.ts';
import { type Measure, type SectionKey, sectionKeys } from '#features/flock/shared/sections/sections.ts';

/** Visits of every shape for tests: from one that was only begun to one with everything, as any phone may have left them. */

const at = '2026-11-20T06:30:00.000Z';
const place = fc.option(fc.integer({ min: 1, max: 10 }), { nil: null });
const isSkipped = fc.constantFrom(false, false, false, true);
const score = (max: number) => fc.option(fc.nat(max), { nil: null, freq: 6 });

/** None, one, some or all twenty of something, each with its own place, some passed over. */
function some<T, I extends { readonly id: string; readonly no: number }>(
  scored: fc.Arbitrary<T>,
  make: (scores: readonly T[]) => readonly I[],
) {
  const sizes = fc.constantFrom(0, 0, 1, 1, 2, 9, 20);
  return sizes
    .chain((n) => fc.array(fc.record({ scored, place, isSkipped }), { minLength: n, maxLength: n }))
    .map((items) =>
      make(items.map((item) => item.scored)).map((item, i) => ({
        ...item,
        place: items[i]!.place,
        isSkipped: items[i]!.isSkipped,
      })),
    );
}

const aFoot = fc.record({ score: score(4), left: score(4), right: score(4), hasSides: fc.boolean() });
const fpd = some(aFoot, (all) =>
  all.map(({ left, right, hasSides, score: told }, i) => {
    const sides = [left, right].filter((each) => each !== null);
    const worse = sides.length > 0 ? Math.max(...sides) : null;
    const foot = { ...feet([hasSides ? worse : told])[0]!, id: idOf('foot', i + 1), no: i + 1 };
    return hasSides ? { ...foot, left, right } : foot;
  }),
);

const aReading = fc.record({
  ppm: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: null, freq: 3 }),
  level: fc.nat(8),
  location: fc.constantFrom(...ammoniaPlaces),
  method: fc.constantFrom(...ammoniaMethods),
  areFansOn: fc.constantFrom(true, false, null),
});
const nh3 = fc.array(aReading, { maxLength: 8 }).map((all) =>
  all.map(({ ppm, location, ...told }, i): Reading => {
    const [reading] = readings([ppm === null ? null : ppm / 10], { ...told, location, locationText: 'Tür' });
    return { ...reading!, id: idOf('read', i + 1), no: i + 1 };
  }),
);

const walk = fc
  .oneof(
    fc.constant([]),
    fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 10 })), { minLength: 1, maxLength: 30 }),
    fc.array(fc.nat(3), { minLength: 100, maxLength: 100 }).map((all) => all.map((told, i) => [told, (i % 10) + 1])),
  )
  .map((birds) => birds.map(([told, area], i) => walked([told!], area, i + 1)[0]!));
const tally = fc.option(
  fc.array(fc.nat(50), { minLength: 4, maxLength: 4 }).map((counts) => ({ counts })),
  { nil: null, freq: 1 },
);

const sections = fc.oneof(
  fc.constant({}),
  fc.constant(Object.fromEntries(sectionKeys.map((key) => [key, 'complete'] as const))),
  fc.record(
    Object.fromEntries(
      sectionKeys.map((key) => [key, fc.constantFrom('complete' as const, ...sectionStates)]),
    ) as Record<SectionKey, fc.Arbitrary<(typeof sectionStates)[number]>>,
    { requiredKeys: [] },
  ),
);

/** Limits as shipped, and any that a farm may set, down to none at all. */
const limits = (area: Area): fc.Arbitrary<LimitTable> => {
  const end = fc.constantFrom(0, 5, 10, 25, 100);
  const own = fc.tuple(fc.constantFrom<Measure>(...measures), end, end).map(([measure, a, b]) => {
    const table = limitsOf(area);
    const limit = { ...table[measure], good: Math.min(a, b), act: Math.max(a, b), source: 'FARM' };
    return { ...table, [measure]: limit };
  });
  return fc.oneof(fc.constant(limitsOf(area)), own);
};

const head: fc.Arbitrary<ReportHead> = fc
  .record({
    area: fc.constantFrom(...areas),
    ageDays: fc.option(fc.integer({ min: -3, max: 420 }), { nil: null, freq: 4 }),
    version: fc.constantFrom(1, 1, 2),
    agreement: fc.option(fc.constantFrom(-0.004, 0, 0.81, 1), { nil: undefined }),
  })
  .chain(({ area, ageDays, version, agreement }) =>
    limits(area).map((table) =>
      testHead({
        area,
        ageDays,
        limits: table,
        scales: { ...firstScaleSet, version, cecTextureMax: version === 1 ? 2 : 3 },
        ...(agreement === undefined ? {} : { agreement }),
      }),
    ),
  );

/** Answers to flags: of items that stand, that are gone, and of ticks. */
const flags = fc.array(
  fc.record({
    trigger: fc.constantFrom(...flagTriggers),
    of: fc.constantFrom('', 'fpd:foot-000001', 'fpd:gone-00001', 'intestinal:drop-000002', 'nh3:read-000001'),
    done: fc.constantFrom('called', 'wrong', 'seen', null),
    was: fc.constantFrom(
      undefined,
      { no: 3, feet: ['left'], place: null } as const,
      {
        no: 2,
        feet: [],
        place: { location: 'rear', locationText: '' },
      } as const,
    ),
  }),
  { maxLength: 3 },
);

const body = fc.record({
  litter: some(score(5), (scores) => spots(scores, { where: 'drinker' })),
  intestinal: some(fc.tuple(score(6), score(3)), (pairs) => droppings(pairs)),
  cecal: some(fc.tuple(score(3), score(2)), (pairs) => droppings(pairs)),
  fpd,
  feather: some(score(3), (scores) => plumages(scores)),
  nh3,
  walk,
  tally,
  sections,
  signs: fc.record({ offFeed: fc.boolean(), sickBirds: fc.boolean(), deaths: fc.boolean() }),
  state: fc.constantFrom('open', 'finished'),
});

/** What somebody else scored of the same items: as many steps away as `shift` says. */
function secondReading(report: Report, shift: number): SecondReading {
  const scales = scalesOf(report.head.scales);
  const move = (told: number | null, most: number) =>
    told === null ? null : Math.min(most, Math.max(0, told + shift));
  return {
    id: 'share-000001',
    name: 'Dr. Hale',
    at,
    items: [
      ...report.fpd.map(({ id, ...foot }) => ({ key: `fpd:${id}`, value: { ...foot, score: move(foot.score, 4) } })),
      ...report.intestinal.map(({ id, ...told }) => ({
        key: `intestinal:${id}`,
        value: { ...told, colour: move(told.colour, scales.int_colour.max), texture: told.texture },
      })),
    ],
  };
}

/** A visit of any shape. */
export const anyVisit: fc.Arbitrary<Report> = fc
  .tuple(head, body, flags, fc.constantFrom(null, -1, 0, 1))
  .map(([told, parts, answers, shift]) => {
    const report = testReport({
      ...parts,
      head: told,
      finishedAt: parts.state === 'finished' ? at : null,
      flags: answers.map(({ was, ...flag }, i): Flag => {
        const covers = flag.of === '' ? ['signs:deaths'] : [flag.of];
        return { ...flag, covers, id: idOf('flag', i), at, ...(was && { was }) };
      }),
    });
    return shift === null ? report : { ...report, readings: [secondReading(report, shift)] };
  });

/** Visits of one farm, a few days from each other, in one house or in two; the last is the newest. */
export const anyHistory: fc.Arbitrary<readonly Report[]> = fc
  .array(fc.tuple(anyVisit, fc.integer({ min: 1, max: 20 }), fc.constantFrom('house-000003', 'house-000004')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((visits) => {
    let day = 0;
    return visits.map(([report, apart, houseId], i) => {
      day += apart;
      const on = addDays('2026-09-01', day);
      const { ageDays } = report.head;
      const age = ageDays === null ? null : 10 + day;
      return {
        ...report,
        id: idOf('report', i + 1),
        head: { ...report.head, houseId, on, startedAt: `${on}T06:30:00.000Z`, ageDays: i === 0 ? ageDays : age },
      };
    });
  });

/** What no screen and no page may show for a number. A minus before nothing but zeros is one too; ids and dates have digits before it. */
const wrongText = /NaN|Infinity|∞|\bundefined\b|\bnull\b|(?<![\w.,–-])[-−]0(?:[.,]0+)?(?![\w.,])/;

/** The places in anything that is told where a number is none, with what stands there. */
export function wrongNumbers(told: unknown, path = ''): string[] {
  if (typeof told === 'number') return Number.isFinite(told) && !Object.is(told, -0) ? [] : [`${path}: ${told}`];
  if (typeof told === 'string') return wrongText.test(told) ? [`${path}: ${told}`] : [];
  if (typeof told !== 'object' || told === null) return [];
  return Object.entries(told).flatMap(([key, value]) => wrongNumbers(value, `${path}.${key}`));
}
