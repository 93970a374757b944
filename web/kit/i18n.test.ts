import { expect, test } from 'vitest';
import { addWordings, readerOf } from './i18n.ts';

const catalogue = { greet: 'Hello {name}', list: { days: '{count} days' } };
addWordings('test:', catalogue);
const read = readerOf<typeof catalogue>('test');

test('a text is found by its dotted key and filled', () => {
  expect(read('greet', { name: 'Lin' })).toBe('Hello Lin');
  expect(read('list.days', { count: 3 })).toBe('3 days');
});
