import { expect, test } from 'vitest';
import { longTextKind } from './kinds/long-text.ts';
import { foldCode, tidyText } from './text-values.ts';

const turning = [
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
];

test.each(turning)('a sign that turns the direction of writing enters no text: %j', (sign) => {
  expect(tidyText(`林${sign}见微`)).toBe('林见微');
  expect(foldCode(`1234${sign}5`)).toBe('12345');
  const field = { kind: 'long-text', key: 'why', label: { CN: '', EN: '' }, unit: 'characters', max: 9 } as const;
  expect(longTextKind.normalise(field, `一\n${sign}二`)).toBe('一\n二');
});

test('what scripts and emoji need between their signs stays', () => {
  expect(tidyText('نمی\u200cخواهم 👩\u200d🔬')).toBe('نمی\u200cخواهم 👩\u200d🔬');
});
