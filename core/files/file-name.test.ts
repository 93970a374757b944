import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8Length } from '../wire/utf8.ts';
import { cleanFileName, nameLimit } from './file-name.ts';

test.each([
  ['证明.pdf', '证明.pdf'],
  ['../../x\r\n"名.pdf', 'x"名.pdf'],
  ['C:\\Users\\me\\证明.PDF', '证明.PDF'],
  ['invoice\u202efdp.exe.pdf', 'invoicefdp.exe.pdf'],
  ['Cafe\u0301.pdf', 'Café.pdf'],
  ['.pdf', 'file.pdf'],
  ['..', 'file.pdf'],
  ['photo.gif', 'photo.pdf'],
  ['', 'file.pdf'],
])('%j is stored as %j', (name, expected) => {
  expect(cleanFileName(name, 'application/pdf')).toBe(expected);
});

test('whatever the name, it is short, one line, no path, and keeps its ending', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const clean = cleanFileName(name, 'image/png');
      expect(utf8Length(clean)).toBeLessThanOrEqual(nameLimit);
      expect(clean).toMatch(/^[^/\\\p{Cc}\p{Cf}\p{Cs}]+\.png$/iu);
      expect(cleanFileName(clean, 'image/png')).toBe(clean);
    }),
    { numRuns: 2000 },
  );
});

test('a long name is cut between characters', () => {
  const clean = cleanFileName(`${'👩‍🔬'.repeat(100)}名.png`, 'image/png');
  expect(utf8Length(clean)).toBeLessThanOrEqual(nameLimit);
  expect(clean.isWellFormed()).toBe(true);
});
