import { expect, test } from 'vitest';
import { updateNeed } from './compare-versions.ts';

test.each([
  ['0.1.0', '', '', 'none'],
  ['0.1.0', '0.1.0', '0.1.0', 'none'],
  ['0.1.0', '0.2.0', '', 'forced'],
  ['0.9.0', '0.10.0', '0.9.0', 'forced'],
  ['0.1.0', '', '0.1.1', 'barred'],
  ['0.1.0', '2.0.0', '1.0.0', 'barred'],
  ['2.1.0', '2.0.0', '1.0.0', 'none'],
])('%s, where those before %j have to update and those before %j are not understood: %s', (own, forced, min, need) => {
  expect(updateNeed(own, { forcedNumber: forced, minNumber: min })).toBe(need);
});
