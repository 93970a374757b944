import { expect, test } from 'vitest';
import { fill, fillText, namesIn, shownIn } from './fill.ts';

test('values are filled in; what has none stays visible; a value is not filled again', () => {
  expect(fill('Hello {name}', { name: '{count} #', count: 2 }, 'EN')).toBe('Hello {count} #');
  expect(fill('Hello {name}', {}, 'EN')).toBe('Hello {name}');
});

test.each([
  [1, 'EN', '1 day left'],
  [2, 'EN', '2 days left'],
  [0, 'EN', '0 days left'],
  [0, 'pt', '0 day left'],
  ['1', 'EN', '1 day left'],
  ['1,204', 'EN', '1,204 days left'],
  ['1.000', 'es', '1.000 days left'],
  ['1', 'CN', '1 days left'],
] as const)('%s in %s takes its form', (count, locale, text) => {
  expect(fill('{count:# day|# days} left', { count }, locale)).toBe(text);
});

test('a form may leave the number out, and a sentence count two things', () => {
  const sentence = '{files:One file|# files} of {people:# person|# people}';
  expect(fill(sentence, { files: 1, people: 3 }, 'EN')).toBe('One file of 3 people');
  expect(namesIn(sentence)).toEqual(['files', 'people']);
  expect(shownIn('{files:One file|# files}, {n:day|days}')).toEqual(['files']);
});

test('wording in two languages takes the forms of the language it is read in', () => {
  const text = { CN: '{n} 天', EN: '{n:# day|# days}' };
  expect([fillText(text, { n: 1 }, 'CN'), fillText(text, { n: 1 }, 'EN'), fillText(text, { n: 0 }, 'pt')]).toEqual([
    '1 天',
    '1 day',
    '0 days',
  ]);
});
