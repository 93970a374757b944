import { expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { cursorOf, instantIn, numberIn, readCursor, writePosition } from './keyset.ts';

test('a cursor made here is read again, one made elsewhere is refused', () => {
  const at = new Date('2026-11-21T08:00:00.123Z');
  expect(readCursor(cursorOf(at, 'row-1'))).toEqual({ at, id: 'row-1' });
  for (const cursor of [
    '',
    'x',
    writePosition([]),
    writePosition(['now', 'a']),
    writePosition([at.toISOString()]),
    writePosition([at.toISOString(), 'a\0']),
  ])
    expect(() => readCursor(cursor), cursor).toThrow(Refusal);
});

test.each(['1', 'infinity', '2026-02-31T00:00:00.000Z', '+275760-09-13T00:00:00.000Z', '0000-01-01T00:00:00.000Z'])(
  'what a browser or a database would read in its own way is no instant: %s',
  (text) => expect(() => instantIn(text)).toThrow(Refusal),
);

test.each(['abc', '-1', '1e3', '9'.repeat(30), '', true])('no number: %s', (member) => {
  expect(() => numberIn(member)).toThrow(Refusal);
});
