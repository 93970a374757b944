import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@x', '\tx', '\rx', '\nx', '\0x', '＝1', '＋1', '－1', '＠x', "'=1"])(
  'a spreadsheet takes %j as text',
  (cell) => {
    const [first] = csvLine([cell, 'b']).split(',b\r\n');
    expect([`'${cell}`, `"'${cell.replaceAll('"', '""')}"`]).toContain(first);
  },
);

test('plain texts stay as they are', () => {
  expect(csvLine(['张三', 'a b', "it's", '1-2', ''])).toBe("张三,a b,it's,1-2,\r\n");
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
});
