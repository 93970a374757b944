import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import readXlsx from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { Book } from './book.ts';
import { xlsxStream } from './xlsx.ts';
import { columnName, sheetRow } from './xlsx-parts.ts';

const at = new Date('2026-11-20T02:00:00.000Z');
const book = (rows: Book['rows'], head: readonly string[] = ['编号', '姓名']): Book => ({
  title: '系统用户',
  head,
  widths: head.map(() => 20),
  rows,
  about: { title: '导出说明', lines: () => [['操作人', '王若楠']] },
});
const write = (made: Book) => buffer(xlsxStream(made, at));

test('another program reads back both sheets, every cell as the text it was', async () => {
  const rows = [
    ['00123', '张三'],
    ['13800138000', '1101012000010100'],
    ['1E5', '2026-11-20'],
    ['', 'a <b> & "c"\nzweite Zeile'],
    ['true', '𠮷野家😀'],
  ];
  const sheets = await readXlsx(await write(book(rows)));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['系统用户', '导出说明']);
  expect(sheets[0]?.data).toEqual([
    ['编号', '姓名'],
    ...rows.map((row) => row.map((cell) => (cell === '' ? null : cell))),
  ]);
  expect(sheets[1]?.data).toEqual([['操作人', '王若楠']]);
});

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@x', '\tx', "'=1", '＝1', '=cmd|"/c calc"!A1'])(
  'a spreadsheet takes %j as text',
  async (text) => {
    const row = sheetRow([text], 2, 1);
    expect(row).toMatch(/^<row r="2"><c r="A2" s="1" t="inlineStr"><is><t /);
    expect(row).not.toContain('<f');
    const [sheet] = await readXlsx(await write(book([[text, '']])), { trim: false });
    expect(sheet?.data[1]?.[0]).toBe(text);
  },
);

test('whatever is in a cell, the file can be opened and holds it', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({
      unit: fc.constantFrom('<', '&', '"', ']', '>', '_', 'x', '0', 'A', '\r', '\n', '\0', '\u001f', '名'),
      maxLength: 12,
    }),
  );
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      // A last column keeps rows of empty cells in the file.
      const [sheet] = await readXlsx(
        await write(
          book(
            rows.map((row) => [...row, '|']),
            ['a', 'b', 'c'],
          ),
        ),
        { trim: false },
      );
      const found = sheet?.data.slice(1).map((row) => row.slice(0, 2).map((each) => decode(String(each ?? ''))));
      expect(found).toEqual(rows.map((row) => row.map((each) => each.toWellFormed())));
    }),
    { numRuns: 60 },
  );
});

test('a cell that is too long for a spreadsheet is cut, and says so', async () => {
  const [sheet] = await readXlsx(await write(book([['长'.repeat(40_000), 'x']])));
  const text = String(sheet?.data[1]?.[0]);
  expect(text).toHaveLength(32_767);
  expect(text.endsWith('长…')).toBe(true);
});

test('names of sheets are made fit for a spreadsheet', async () => {
  const sheets = await readXlsx(await write({ ...book([]), title: "'A/B: [draft]*? of the very long name of a list" }));
  expect(sheets[0]?.sheet).toBe('A B   draft    of the very long');
});

test('columns are counted in letters', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test('rows are asked for as the file is read, and left alone when nobody reads any more', async () => {
  let asked = 0;
  let isClosed = false;
  async function* rows() {
    try {
      for (; asked < 200_000; asked++) yield [crypto.randomUUID(), crypto.randomUUID()];
    } finally {
      isClosed = true;
    }
  }
  const stream = xlsxStream(book(rows()), at);
  let size = 0;
  for await (const piece of stream) {
    size += (piece as Buffer).length;
    if (size > 200_000) break;
  }
  expect(asked).toBeGreaterThan(1000);
  expect(asked).toBeLessThan(40_000);
  await expect.poll(() => isClosed).toBe(true);
});

test('rows that fail end the file with their error', async () => {
  async function* rows() {
    yield ['1', '2'];
    throw new Error('the database went away');
  }
  await expect(write(book(rows()))).rejects.toThrow('the database went away');
});

/** What a spreadsheet makes of `_x000D_`. */
function decode(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
