import { expect, test } from 'vitest';
import { type Locale, locales } from '../../texts/text.ts';
import { readerIn } from '../../texts/words.ts';
import { flockReport, reportFileName } from '../flock-report.ts';
import { lettered, printFonts, signsOf } from '../print-fonts.ts';
import type { FlockWords } from './facts.ts';
import { emptyReport, factsOf, farm, report } from './testing.ts';

async function wordsIn(locale: Locale): Promise<FlockWords> {
  const read = async (part: string) =>
    readerIn((await import(`../../texts/poultry/${part}/${locale}.ts`))[locale], locale);
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

test('a red flag stands on the first page with what was done about it', async () => {
  const words = await wordsIn('EN');
  const bloody = {
    ...report,
    intestinal: report.intestinal.map((item, index) => (index === 0 ? { ...item, colour: 6 } : item)),
    flags: [{ id: 'f', trigger: 'blood', of: '', at: '2026-11-20T08:10:00.000Z', done: 'called' } as const],
  };
  const all = textsOf(flockReport(factsOf(bloody), words).content).join('\n');
  expect(all).toContain('Blood in droppings: call the vet today.');
  expect(all).toContain('Vet called 2026-11-20 09:10');
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
