import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clauses } from './clauses.ts';

const policy = readFileSync('data/demo/policies/2026-01-14-phoenix-plan-2026-revision.md', 'utf8');
const [CN = '', EN = ''] = policy.split('<!-- CN -->')[1]!.split('<!-- EN -->');

/** What stands from the number of an article to the next one. */
function articleIn(text: string, number: string): string {
  const [, from = ''] = text.split(`**${number}`);
  return from.split(/\*\*(?:第.+条|Article)/)[0] ?? '';
}

test.each(Object.entries(clauses))('%s 的条号和文字与办法一致，中英文都是', (_, { article, text }) => {
  expect(articleIn(CN, article.CN)).toContain(text.CN);
  expect(articleIn(EN, `${article.EN}.`)).toContain(text.EN);
});
