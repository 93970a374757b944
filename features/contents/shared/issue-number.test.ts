import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { issueNumber } from './issue-number.ts';
import { foldIssueNo } from './polity-choices.ts';

test.each([
  ['云汀人才〔2026〕18号', 'Yunting Talent [2026] No. 18'],
  ['汀科规〔2026〕7号', 'Ting Science [2026] No. 7'],
  ['云港管 [2022] 14 号', 'Yunting Port [2022] No. 14'],
  ['国技能（2026）5号', 'National Skills [2026] No. 5'],
  ['某某委〔2026〕5号', '某某委〔2026〕5号'],
  ['YT-RC-2024-0006', 'YT-RC-2024-0006'],
  ['', ''],
])('%s reads %s in English and stays itself in Chinese', (number, english) => {
  expect(issueNumber(number, 'EN')).toBe(english);
  expect(issueNumber(number, 'CN')).toBe(number);
});

test('every document of the demo reads in English, each another way', () => {
  const folder = join(import.meta.dirname, '../../../data/demo/policies');
  const numbers = readdirSync(folder).flatMap((file) => {
    const found = /^issueNo: (.+)$/m.exec(readFileSync(join(folder, file), 'utf8'));
    return found ? [found[1]!] : [];
  });
  const english = numbers.map((number) => issueNumber(number, 'EN'));
  expect(english.filter((number) => /\p{Script=Han}/u.test(number))).toEqual([]);
  expect(new Set(english).size).toBe(new Set(numbers.map(foldIssueNo)).size);
});
