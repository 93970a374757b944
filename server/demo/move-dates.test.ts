import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moveDates } from './move-dates.ts';
import { dataFolder } from './read-data.ts';

test.each([
  ['2026-11-20 09:30', '2026-12-11 09:30'],
  ['held: [ 2026-12-12 10:00, 2026-12-12 15:00 ]', 'held: [ 2027-01-02 10:00, 2027-01-02 15:00 ]'],
  ['公示至 2026 年 11 月 26 日 17:30', '公示至 2026 年 12 月 17 日 17:30'],
  ['2026 年 12 月 14 日至 2027 年 1 月 3 日', '2027 年 1 月 4 日至 2027 年 1 月 24 日'],
  ['11 月 20 日至 26 日', '12 月 11 日至 17 日'],
  ['12 月 1 日至 11 日', '12 月 22 日至 1 月 1 日'],
  ['12 月 12 日（周六）', '1 月 2 日（周六）'],
  ['until 17:30 on 26 November 2026', 'until 17:30 on 17 December 2026'],
  ['1 to 11 December', '22 December to 1 January'],
  ['20 to 26 November 2026', '11 to 17 December 2026'],
  ['14 and 28 February', '7 and 21 March'],
  ['Saturday 12 December', 'Saturday 2 January'],
])('three weeks later “%s” is “%s”', (text, moved) => {
  expect(moveDates(text, 21)).toBe(moved);
});

test.each([
  '2026 年第三批',
  'ITEC 2027',
  '云汀人才公示〔2026〕9 号',
  'YT-GF-2026-0031',
  '400-000-2026',
  'December 2026',
  '2026 年 12 月',
  '5 个工作日，20 个月',
])('“%s” is no day and stays', (text) => {
  expect(moveDates(text, 21)).toBe(text);
});

test('what the demo tells is the same text when no time has passed, and comes back from a year later', () => {
  const files = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
  const days = /20\d\d-\d\d-\d\d|20\d\d 年 \d+ 月 \d+ 日|\d+ [A-Z][a-z]+ 20\d\d/g;
  let found = 0;
  for (const name of files) {
    const text = readFileSync(join(dataFolder, name), 'utf8');
    expect(moveDates(text, 0), name).toBe(text);
    const there = moveDates(text, 364);
    expect(moveDates(there, -364).match(days), name).toEqual(text.match(days));
    found += text.match(days)?.length ?? 0;
  }
  expect(found).toBeGreaterThan(300);
});
