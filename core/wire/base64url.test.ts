import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64url, encodeBase64url } from './base64url.ts';
import { WireFault } from './fault.ts';
import vectors from './vectors.json' with { type: 'json' };

test('bytes come back, as the platform would write them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      const text = encodeBase64url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(decodeBase64url(text)).toEqual(bytes);
    }),
    { numRuns: 3_000 },
  );
});

test('any text is refused or is the only spelling of its bytes', () => {
  const characters = fc.constantFrom(...'ABQgw08cdzZ-_+/= é\n');
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 12 }), (text) => {
      const bytes = decodedOrRefused(text);
      if (bytes) expect(encodeBase64url(bytes)).toBe(text);
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  ['N2: unused bits of the last character set', `${vectors.V3.digest.slice(0, -1)}d`],
  ['two characters with unused bits', 'AB'],
  ['three characters with unused bits', 'AAB'],
  ['N3: standard alphabet', 'ab+/'],
  ['N3: a space', 'ab d'],
  ['a line break at the end', 'abcd\n'],
  ['padding', 'AA=='],
  ['one character left over', 'abcde'],
  ['a letter outside ASCII', 'abcа'],
])('%s is refused', (_, text) => {
  expect(() => decodeBase64url(text)).toThrow(expect.objectContaining({ reason: 'base64url' }));
});

test('an unexpected length is refused', () => {
  expect(decodeBase64url(vectors.V3.digest, 32)).toHaveLength(32);
  expect(() => decodeBase64url(vectors.V3.digest, 31)).toThrow(WireFault);
});

function decodedOrRefused(text: string): Uint8Array | undefined {
  try {
    return decodeBase64url(text);
  } catch (error) {
    expect(error).toBeInstanceOf(WireFault);
    return undefined;
  }
}
