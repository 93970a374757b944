import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { describeError } from './log.ts';

test('a failed query is logged without its values', () => {
  const error = new DrizzleQueryError(
    'select $1',
    ['11010519491231002X', 'line\nbreak'],
    new Error('column e.at does not exist'),
  );
  const text = JSON.stringify(describeError(error));
  expect(text).not.toContain('11010519491231002X');
  expect(text).not.toContain('break');
  expect(text).toContain('select $1');
  expect(text).toContain('column e.at does not exist');
});
