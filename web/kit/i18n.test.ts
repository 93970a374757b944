import { expect, test } from 'vitest';
import { addWordings, readerOf } from './i18n.ts';

const catalogue = { greet: 'Hello {name}', list: { days_one: '{count} day', days_other: '{count} days' } };
addWordings('test:', catalogue);
const read = readerOf<typeof catalogue>('test');

test('a text is found by its dotted key and filled; an unknown parameter stays visible', () => {
  expect(read('greet', { name: 'Lin' })).toBe('Hello Lin');
  expect(read('greet')).toBe('Hello {name}');
});

test('a count picks the plural form of the language (Chinese has one)', () => {
  expect(read('list.days', { count: 3 })).toBe('3 days');
  expect(read('list.days', { count: 1 })).toBe('1 days');
});

test('text in a parameter is not filled again', () => {
  expect(read('greet', { name: '{count}', count: 2 })).toBe('Hello {count}');
});
