import sharp from 'sharp';
import { expect, test } from 'vitest';
import { page } from '#core/documents/print.ts';
import { locales } from '#core/texts/text.ts';
import { flockWords } from '#features/flock/server/flock-words.ts';
import { flockReport } from '#features/flock/shared/documents/flock-report.ts';
import { factsOf, farm, report } from '#features/flock/shared/documents/testing.ts';
import { usedDrawings } from '#features/flock/shared/documents/used-drawings.ts';
import { drawSvg } from '#features/flock/shared/scoring/drawings/draw.ts';
import type { DrawingKey } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { readPdf, readStructure } from '#server/base/print/testing.ts';

/** An ordinary visit with the drawings of its scores and a photo. */
async function pictured() {
  const facts = factsOf(report);
  const picture = async (key: DrawingKey) => {
    const jpeg = await sharp(Buffer.from(drawSvg(key)))
      .resize(330, 248)
      .jpeg()
      .toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  };
  const used = usedDrawings(facts).map(({ key }) => key);
  const drawings = await Promise.all(used.map(async (key) => [`drawing:${key}`, await picture(key)] as const));
  const photos = await Promise.all(
    report.photos.map(async ({ id }) => [`photo:${id}`, await picture('fpd-3')] as const),
  );
  return { ...facts, images: Object.fromEntries([...drawings, ...photos]) };
}

test.each(locales)('a report is two pages of real text in %s', async (locale) => {
  const words = await flockWords(locale);
  const { pages, text, right, broken } = await readPdf(await renderPdf(flockReport(await pictured(), words)));
  expect(pages).toBe(2);
  expect(broken).toEqual([]);
  const flat = text.replace(/\s/g, '');
  // What the assessor reached in training, as the language writes numbers.
  expect(flat).toMatch(/MaraL\.[,，、]\s?.*?0[.,]81/);
  for (const said of [words.terms('scale.fpd'), words.report('method.noDiagnosis'), words.report('summary.title')])
    expect(flat).toContain(said.replace(/\s/g, ''));
  expect(right).toBeLessThan(page.width - 40);
});

test('names without a break, and of other scripts, stay within the page and readable', async () => {
  const words = await flockWords('EN');
  const long = {
    ...report,
    name: `House ${'x'.repeat(70)}`,
    note: `Şükrü Ağa wrote: ${'https://example.com/'.repeat(12)}`,
  };
  const named = factsOf(long, { farm: { ...farm, name: '云汀新区龘禽场 Yağmur Çiftliği' } });
  const { text, right } = await readPdf(await renderPdf(flockReport(named, words)));
  expect(text.replace(/\s/g, '')).toContain('云汀新区龘禽场YağmurÇiftliği');
  expect(text).toContain('Şükrü Ağa');
  expect(right).toBeLessThan(page.width - 40);
});

test('a report is told to a screen reader: title, headings, tables with heads, figures with what they show', async () => {
  const words = await flockWords('EN');
  const told = await readStructure(await renderPdf(flockReport(factsOf(report), words)));
  expect(told).toMatchObject({ language: 'en', title: `${report.name} - ${farm.name}`, isMarked: true, outside: '' });
  const of = (role: string) => told.elements.filter((element) => element.role === role);
  expect(of('H1').map(({ text }) => text)).toEqual([report.name]);
  expect(of('H2').map(({ text }) => text)).toContain(words.report('summary.title'));
  expect(of('P').some(({ text }) => text === farm.name)).toBe(true);
  expect(of('Table').length).toBeGreaterThan(1);
  expect(of('TH').length).toBeGreaterThan(6);
  const figures = of('Figure').map(({ alt }) => alt);
  expect(figures.length).toBeGreaterThan(6);
  expect(figures.every((alt) => alt)).toBe(true);
  expect(figures.some((alt) => alt?.startsWith(words.terms('scale.fpd')))).toBe(true);
});
