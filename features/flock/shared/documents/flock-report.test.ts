import { expect, test } from 'vitest';
import { lettered, printFonts, signsOf } from '#core/documents/print-fonts.ts';
import { type Locale, locales } from '#core/texts/text.ts';
import { readerIn } from '#core/texts/words.ts';
import { resultOf } from '#features/flock/shared/scoring/results/results.ts';
import { walked } from '#features/flock/shared/scoring/testing.ts';
import type { FlockWords } from './facts.ts';
import { flagLines } from './flag-words.ts';
import { flockReport, reportFileName } from './flock-report.ts';
import { placeMapOf } from './place-map.ts';
import { emptyReport, factsOf, farm, report } from './testing.ts';
import { historyFacts } from './trend-facts.ts';

async function wordsIn(locale: Locale): Promise<FlockWords> {
  const read = async (part: string) => readerIn((await import(`../../texts/${part}/${locale}.ts`))[locale], locale);
  const [report, terms, findings] = await Promise.all(['report', 'terms', 'findings'].map(read));
  return { locale, report, terms, findings } as unknown as FlockWords;
}

/** Every text of a document, runs of one line put together again. */
function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!node || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'svg') return [String(value).replace(/<[^>]*>/g, ' ')];
    if (key === 'text' && Array.isArray(value)) return [value.flatMap(textsOf).join('')];
    return ['text', 'stack', 'columns', 'table', 'body'].includes(key) ? textsOf(value) : [];
  });
}

test.each(locales)('every label of the report is there in %s', async (locale) => {
  const words = await wordsIn(locale);
  const all = textsOf(flockReport(factsOf(report), words).content).join('\n');
  // A key without a text is shown as it is; a parameter without a value keeps its braces.
  expect(all).not.toMatch(/\b[a-z]+(\.[a-zA-Z0-9_]+)+\b(?!\.)/);
  expect(all).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
  for (const scale of ['litter', 'int_colour', 'cec_texture', 'fpd', 'nh3'] as const)
    expect(all).toContain(words.terms(`scale.${scale}`));
  expect(all).toContain(words.report('method.noDiagnosis'));
});

test.each(locales)('what was not assessed is said so in %s, and is never 0', async (locale) => {
  const words = await wordsIn(locale);
  const all = textsOf(flockReport(factsOf(emptyReport, { trend: null, changes: {} }), words).content);
  const said = all.filter((text) => text.startsWith(words.report('headline.none')));
  expect(said.length).toBeGreaterThanOrEqual(6);
  expect(all.join('\n')).not.toMatch(/(^|\D)0\s?%/m);
});

test.each(locales)('percent stand as they are written in %s, in texts and charts', async (locale) => {
  const words = await wordsIn(locale);
  const all = textsOf(flockReport(factsOf(report), words).content).join('\n');
  const [before, after] = words.terms('unit.percent', { n: 7 }).split('7');
  const found = all.match(/%[ \u00a0]?\d|\d[ \u00a0]?%/g) ?? [];
  expect(found.length).toBeGreaterThan(10);
  const isRight = (text: string) =>
    before ? text.startsWith(before) : text.endsWith(after!) && text.length === 1 + after!.length;
  expect(found.filter((text) => !isRight(text))).toEqual([]);
});

test('a red flag stands on the first page with what was done about it', async () => {
  const words = await wordsIn('EN');
  const bloody = {
    ...report,
    intestinal: report.intestinal.map((item, index) => (index === 0 ? { ...item, colour: 6 } : item)),
    flags: [{ id: 'f', trigger: 'blood', of: '', at: '2026-11-20T08:10:00.000Z', done: 'called' } as const],
  };
  const all = textsOf(flockReport(factsOf(bloody), words).content).join('\n');
  expect(all).toContain('Blood in droppings: call the vet today.');
  expect(all).toContain('Intestinal droppings 1: Vet called 20 Nov 2026, 09:10');
});

test('a strip is printed with its error, and the column of intervals holds no range from the lowest place to the highest', async () => {
  const words = await wordsIn('EN');
  const measured = (method: 'meter' | 'strip') =>
    textsOf(
      flockReport(factsOf({ ...report, nh3: report.nh3.map((reading) => ({ ...reading, method })) }), words).content,
    );
  const byStrip = measured('strip');
  expect(byStrip).toContain('±\u00a010.0');
  expect(byStrip.join('\n')).toContain('Highest 22.0\u00a0±\u00a010.0 ppm');
  expect(byStrip).toContain('12.0–32.0\u00a0ppm');
  const byMeter = measured('meter').join('\n');
  expect(byMeter).not.toMatch(/±\u00a0\d+\.\d|12\.0–22\.0/);
});

test.each(locales)('a second reading of a colour is never steps apart in %s', async (locale) => {
  const words = await wordsIn(locale);
  const [first] = report.intestinal;
  const items = [{ key: `intestinal:${first!.id}`, value: { ...first!, colour: 4, texture: 3 } }];
  const reading = { id: 'second01', name: 'Dr. Hale', at: '2026-11-20T12:00:00.000Z', items };
  const all = textsOf(flockReport(factsOf({ ...report, readings: [reading] } as typeof report), words).content);
  const said = all.filter((text) => text.includes(words.report('shared.otherColour')));
  expect(said).toHaveLength(1);
  expect(all.filter((text) => text.includes(words.report('shared.apart', { count: 3 })))).toHaveLength(1);
});

test('each thing that raised a red flag stands with its answer, and so does what was taken back', async () => {
  const words = await wordsIn('EN');
  const [first, second] = report.intestinal.map(({ id }) => `intestinal:${id}`);
  const at = '2026-11-20T08:10:00.000Z';
  const bloody = {
    ...report,
    intestinal: report.intestinal.map((item, index) => (index < 2 ? { ...item, colour: 6 } : item)),
    flags: [
      { id: 'f1', trigger: 'blood', of: first!, covers: [first!], at, done: 'seen' } as const,
      { id: 'f2', trigger: 'deaths', of: '', covers: ['signs:deaths'], at, done: 'wrong' } as const,
    ],
  };
  const all = textsOf(flockReport(factsOf(bloody), words).content).join('\n');
  expect(all).toContain('Intestinal droppings 1: Seen 20 Nov 2026, 09:10');
  expect(second && all).toContain('Intestinal droppings 2: Not answered yet');
  expect(all).toContain('Sudden deaths: Taken back as a wrong score');
});

test.each(locales)('a score that was taken back is told with its bird and its foot in %s', async (locale) => {
  const words = await wordsIn(locale);
  const at = '2026-11-20T08:10:00.000Z';
  const was = { no: 7, feet: ['left'] as const, place: null };
  const wrong = {
    id: 'f1',
    trigger: 'foot',
    of: 'fpd:gone0001',
    covers: ['fpd:gone0001'],
    at,
    done: 'wrong',
    was,
  } as const;
  const [standing] = report.fpd;
  const fpd = [{ ...standing!, score: 4, left: 1, right: 4 }, ...report.fpd.slice(1)];
  const told = flagLines({ ...report, fpd, flags: [wrong] }, { words, offset: 60 });
  const feet = (no: number, side: 'left' | 'right') =>
    [words.report('photos.of', { item: words.terms('section.fpd'), no }), words.terms(`foot.${side}`)].join(
      words.report('comma'),
    );
  expect(told.wrong).toEqual([
    words.report('flag.answer', { about: feet(7, 'left'), done: words.report('flag.wrong') }),
  ]);
  expect(told.raised[0]!.answers).toEqual([
    words.report('flag.answer', { about: feet(1, 'right'), done: words.report('flag.pending') }),
  ]);
  // An answer from before it was kept says what it can.
  const { was: _, ...older } = wrong;
  expect(flagLines({ ...report, fpd: [], flags: [older] }, { words, offset: 60 }).wrong[0]).toContain(
    words.terms('section.fpd'),
  );
});

test.each(locales)('the birds of a walk have their bar, their count and their areas in %s', async (locale) => {
  const words = await wordsIn(locale);
  const birds = [...walked([0, 1, 2, 3], 6), ...walked([0, 0], 2, 5)];
  const bare = { ...emptyReport, sections: { feather: 'complete' as const }, walk: birds };
  const printed = (each: typeof report) => textsOf(flockReport(factsOf(each), words).content);
  const alone = printed(bare);
  expect(alone).toContain(words.terms('scale.feather'));
  expect(alone).toContain(words.report('section.walk'));
  expect(alone).toContain('n\u00a06');
  expect(alone.join('\n')).toContain(words.report('method.walk', { count: 6 }));
  expect(alone).toContain(words.report('fact.areas', { count: 2 }));
  expect(placeMapOf(bare, resultOf(bare, farm), words).scores[5]).toBe(3);
  // Beside caught birds the walk stands with a bar of its own.
  const both = printed({ ...report, walk: birds });
  expect(both).toContain('n\u00a020');
  expect(both).toContain('n\u00a06');
});

test.each(locales)(
  'visits before tell the trends of all sections in %s, and of droppings the colours',
  async (locale) => {
    const words = await wordsIn(locale);
    const visit = (ageDays: number, on: string, state: 'complete' | 'skipped' = 'complete') => ({
      ...report,
      id: `report-of-${ageDays}`,
      sections: { ...report.sections, intestinal: state },
      head: { ...report.head, ageDays, on, startedAt: `${on}T08:02:00.000Z` },
    });
    const reports = [visit(10, '2026-11-06'), visit(17, '2026-11-13', 'skipped'), report];
    const told = historyFacts({ report, farm, reports }, resultOf(report, farm), words);
    const gut = [told.trend, ...told.trends].find((each) => each?.section === 'intestinal')!;
    // A visit without it is a gap, and no bar.
    expect(gut.trend.points.map(({ ageDays, value }) => [ageDays, value === null])).toEqual([
      [10, false],
      [24, true],
      [24, false],
    ]);
    expect(gut.colours).toEqual({
      scale: 'int_colour',
      visits: [10, 24].map((ageDays) => ({ ageDays, counts: [15, 3, 1, 0, 1, 0, 0] })),
    });
    const all = textsOf(flockReport(factsOf(report, told), words).content).join('\n');
    expect(all).toContain(words.report('trend.others'));
    // The two pages are whole: their method does not wait behind what is further.
    expect(all.indexOf(words.report('method.noDiagnosis'))).toBeLessThan(all.indexOf(words.report('trend.others')));
    expect(all).toContain(`${words.terms('scale.int_colour')}${words.terms('colon')}${words.report('trend.colours')}`);
  },
);

test('the method names its sources, its own definitions and how records are chosen', async () => {
  const words = await wordsIn('EN');
  const told = (each: typeof report) => textsOf(flockReport(factsOf(each), words).content).join('\n');
  const all = told(report);
  expect(all).toContain('Litter spots at 3 or above 10/25\u00a0% (S16, PD)');
  expect(all).toContain('S16 Egli Journal, Swiss control points');
  expect(all).toContain('own definition (PD): Litter condition, Intestinal colour');
  expect(all).toContain(words.report('method.chosen'));
  const limits = { ...report.head.limits, nh3: { ...report.head.limits.nh3, act: 18, source: 'FARM' } };
  expect(told({ ...report, head: { ...report.head, limits } })).toContain('10/18\u00a0ppm (changed by the farm)');
});

test('names of files have what file systems allow, of any script, and are not endless', () => {
  expect(reportFileName({ farm, report }, 'pdf')).toBe('House-3-day-24-Birch-Farm-2026-11-20.pdf');
  const odd = { farm: { ...farm, name: '../云汀:农场?' }, report: { ...report, name: 'Kümes "3" / gün 24' } };
  expect(reportFileName(odd, 'csv')).toBe('Kümes-3-gün-24-云汀-农场-2026-11-20.csv');
  const long = { farm: { ...farm, name: '鸡'.repeat(300) }, report: { ...report, name: 'a'.repeat(300) } };
  expect([...reportFileName(long, 'pdf')]).toHaveLength(60 + 1 + 60 + 1 + 10 + 4);
});

test('each letter is set in a font that has it', () => {
  expect(lettered('Yağmur çiftliği', printFonts.latin)).toBe('Yağmur çiftliği');
  expect(lettered('Farm 云汀 A', printFonts.latin)).toEqual({
    text: [
      { text: 'Farm ', font: 'Latin' },
      { text: '云汀', font: 'Noto' },
      { text: ' A', font: 'Latin' },
    ],
  });
  expect(lettered('农场 Yağmur', printFonts.han)).toEqual({
    text: [
      { text: '农场 ', font: 'Noto' },
      { text: 'Yağmur', font: 'Latin' },
    ],
  });
  expect(signsOf([{ text: 'Gà thịt' }], printFonts.latin).hasHan).toBe(false);
  expect(signsOf([{ text: ['Gà ', { text: '鸡' }] }], printFonts.latin).hasHan).toBe(true);
});
