import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvStart } from '#core/files/csv.ts';
import { csvStream } from './csv.ts';

test('a file opened again holds what was written, whatever it is', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({
      unit: fc.constantFrom('"', ',', '\r', '\n', "'", '=', '＝', '-', '+', '@', '\t', ' ', '名', '\0'),
      maxLength: 8,
    }),
  );
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));
  await fc.assert(
    fc.asyncProperty(table, async ([head = [], ...rows]) => {
      const bytes = await text(csvStream(head, rows));
      const found = read(bytes).map((row) =>
        row.map((each) => (/^'+[=+\-@\t\r\n\0＝＋－＠]/.test(each) ? each.slice(1) : each)),
      );
      expect(found).toEqual([head, ...rows].map((row) => row.map((each) => each.toWellFormed())));
    }),
    { numRuns: 3000 },
  );
});

test('a long list travels in pieces, in order, and its source is asked as it goes', async () => {
  let asked = 0;
  async function* pages() {
    for (; asked < 20_000; asked++) yield [String(asked), '名'.repeat(10)];
  }
  const stream = csvStream(['no', 'name'], pages());
  const first = await stream[Symbol.asyncIterator]().next();
  expect(String(first.value).startsWith(`${csvStart}no,name\r\n0,`)).toBe(true);
  expect(asked).toBeLessThan(20_000);
});

/** A reader after RFC 4180, for the test only. */
function read(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = file.startsWith(csvStart) ? 1 : 0;
  while (at < file.length) {
    let cell = '';
    if (file[at] === '"') {
      for (at++; file[at] !== '"' || file[at + 1] === '"'; at++) {
        if (file[at] === '"') at++;
        cell += file[at];
      }
      at++;
    } else while (at < file.length && file[at] !== ',' && file[at] !== '\r') cell += file[at++];
    row.push(cell);
    if (file[at] === ',') at++;
    else {
      expect(file.slice(at, at + 2)).toBe('\r\n');
      at += 2;
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
