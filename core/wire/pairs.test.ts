import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalForm } from './canonical.ts';
import { WireFault } from './fault.ts';
import { MAX_PAIRS, MAX_VALUE_BYTES, type Pairs, parsePairs, serialisePairs } from './pairs.ts';

const name = fc.constantFrom('a', 'b', 'B', 'a.b', 'a-b', 'a_b', 'tags', 'Z9');
const value = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', ' ', '+', '%', '&=', '%41', 'a\r\nb', "!'()*~", '\u{1F469}', 'e\u0301', 'é'),
);
const pairs: fc.Arbitrary<Pairs> = fc.array(fc.tuple(name, value), { maxLength: 8 });

test('fields survive the wire, and the canonical form is its own canonical form', () => {
  fc.assert(
    fc.property(pairs, (fields) => {
      expect(parsePairs(serialisePairs(fields))).toEqual(fields);
      const canonical = canonicalForm(fields);
      expect(canonicalForm(parsePairs(canonical))).toBe(canonical);
    }),
    { numRuns: 20_000 },
  );
});

test('two requests share a canonical form exactly when every name has the same values in the same order', () => {
  const small = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'ab'), fc.constantFrom('', '=', '&', 'b', 'a=b')), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(small, small, (one, other) => {
      expect(canonicalForm(one) === canonicalForm(other)).toBe(grouped(one) === grouped(other));
    }),
    { numRuns: 20_000 },
  );
});

test('what is accepted reads as URLSearchParams reads it', () => {
  const piece = fc.constantFrom('a', 'b=', 'c', '=', '&', '+', '%20', '%', '%E4%B8%AD', '%C3', '%41', '%2b', 'é', '?');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      // URLSearchParams would take away a question mark at the start.
      const text = `x=1&${pieces.join('')}`;
      const read = readOrRefused(text);
      if (read) expect(read).toEqual([...new URLSearchParams(text)]);
    }),
    { numRuns: 20_000 },
  );
});

test('a space may come as + or %20, and a name without = is empty', () => {
  expect(parsePairs('a=x+y%20z&b&c=&a=%2B')).toEqual([
    ['a', 'x y z'],
    ['b', ''],
    ['c', ''],
    ['a', '+'],
  ]);
  expect(parsePairs('')).toEqual([]);
});

test.each([
  ['N19: a name that objects inherit', '__proto__=1', 'name'],
  ['a constructor', 'constructor=1', 'name'],
  ['a name that does not start with a letter', '1a=1', 'name'],
  ['an empty name', '=1', 'name'],
  ['a name with a bracket', 'a[]=1', 'name'],
  ['a name of 65 characters', `${'a'.repeat(65)}=1`, 'name'],
  ['a name with a line break', 'a%0A=1', 'name'],
  ['an escape without digits', 'a=%zz', 'encoding'],
  ['half an escape', 'a=%4', 'encoding'],
  ['overlong UTF-8', 'a=%C0%AF', 'encoding'],
  ['a surrogate in UTF-8', 'a=%ED%A0%80', 'encoding'],
  ['truncated UTF-8', 'a=%E4%B8', 'encoding'],
  ['raw text outside ASCII', 'a=中', 'encoding'],
  ['too many fields', 'a=1&'.repeat(MAX_PAIRS + 1), 'too-many'],
  ['a value over the limit', `a=${'x'.repeat(MAX_VALUE_BYTES + 1)}`, 'too-long'],
  ['a value over the limit in bytes only', `a=${'%E4%B8%AD'.repeat(MAX_VALUE_BYTES / 3 + 1)}`, 'too-long'],
])('%s is refused', (_, text, reason) => {
  expect(() => parsePairs(text)).toThrow(expect.objectContaining({ reason }));
});

test('the limits themselves are accepted', () => {
  expect(parsePairs('a=1&'.repeat(MAX_PAIRS))).toHaveLength(MAX_PAIRS);
  expect(parsePairs(`a=${'%F0%9F%98%80'.repeat(MAX_VALUE_BYTES / 4)}`)).toHaveLength(1);
  expect(parsePairs(`p=1.${'A'.repeat(MAX_VALUE_BYTES)}`)).toHaveLength(1);
});

function grouped(fields: Pairs): string {
  const groups = Map.groupBy(fields, ([key]) => key);
  return JSON.stringify([...groups].map(([key, list]) => [key, list.map((pair) => pair[1])]).sort());
}

function readOrRefused(text: string): Pairs | undefined {
  try {
    return parsePairs(text);
  } catch (error) {
    expect(error).toBeInstanceOf(WireFault);
    return undefined;
  }
}
