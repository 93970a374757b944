import { expect, test } from 'vitest';
import { foldIssueNo } from '#features/contents/shared/polity-choices.ts';
import { readContents, readNotices } from './demo-contents.ts';
import { readSeries } from './write-series.ts';

const series = readSeries();
const written = [...readNotices(), ...readContents()];
const of = (type: string, list = series) => list.filter((each) => each.type.code === type);

test('there are as many notices and policies as an authority has', () => {
  expect(of('notify').length + of('notify', written).length).toBeGreaterThanOrEqual(200);
  expect(of('polity').length + of('polity', written).length).toBeGreaterThanOrEqual(120);
});

test('what editors wrote by hand stays the newest, and no number stands twice', () => {
  for (const type of ['notify', 'polity']) {
    const newest = Math.max(...of(type).map(({ at }) => Date.parse(at)));
    const above = of(type, written).filter(({ at }) => Date.parse(at) > newest);
    expect(above.length, type).toBeGreaterThanOrEqual(10);
  }
  const numbers = [...of('polity'), ...of('polity', written)].map(({ values }) => foldIssueNo(String(values.issueNo)));
  expect(new Set(numbers).size).toBe(numbers.length);
  const titles = [...series, ...written].map(({ type, tenant, values }) => `${tenant} ${type.code} ${values.titleCN}`);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('the series is the same each time, and no word of a template is left in it', () => {
  expect(readSeries()).toEqual(series);
  expect(series.filter(({ values }) => /[{}]|undefined/.test(JSON.stringify(values.bodyCN) + values.titleEN))).toEqual(
    [],
  );
});
