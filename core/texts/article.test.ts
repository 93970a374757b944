import { expect, test } from 'vitest';
import { withArticle } from './article.ts';

test.each(['an instalment', 'an item', 'an award', 'an umbrella', 'a unit', 'a user', 'a job'])('%s', (said) => {
  expect(withArticle(said.split(' ')[1]!)).toBe(said);
});
