import { expect, test } from 'vitest';
import type { PrintDocument } from '#core/documents/print.ts';
import { renderPdf } from './render-pdf.ts';
import { orderWords } from './right-to-left.ts';
import { readPdf } from './testing.ts';

const paper = (content: PrintDocument['content'], more: Partial<PrintDocument> = {}): PrintDocument => ({
  title: 'Paper',
  locale: 'CN',
  createdAt: new Date('2026-11-12T08:20:31Z'),
  footer: '梧桐',
  content,
  ...more,
});
const read = async (...of: Parameters<typeof paper>) => {
  const bytes = await renderPdf(paper(...of));
  return { ...(await readPdf(bytes)), bytes };
};

// A sign that a font lacks is drawn as its first glyph, which stands for nothing. The letters of one colour have no shades of skin.
test.each([
  ['Arabic', 'محمد عبد الرحمن الخطيب'],
  ['Uyghur', 'ئابدۇرېھىم گۈلنار چوڭ'],
  ['emoji', '梧桐 🌳 很好 👍🏽 👨‍👩‍👧 ❤️'],
  ['Korean', '김민수'],
  ['Thai', 'สมชาย'],
  ['Hebrew', 'דוד'],
  ['Russian and Greek', 'Наталья Ελένη'],
  ['Turkish in a Chinese paper', '申请人 Yağmur Çiftçi'],
  ['Vietnamese in a Chinese paper', 'Nguyễn Thị Hồng'],
  ['Chinese that few know', '㛃䶮龘𬭚𫖯'],
  ['symbols', '① ★ ☑ ℃ ㎡ ♀'],
])('%s is printed as it was typed', async (_name, typed) => {
  const { text } = await read([typed, { text: ['A', { text: typed, bold: true }] }]);
  const plain = (all: string) => all.replace(/\s|\p{Emoji_Modifier}|\p{Default_Ignorable_Code_Point}/gu, '');
  expect(plain(text)).toContain(plain(typed));
  expect(text).not.toContain('U+');
});

test('a sign that no font has is told by its number, with a line about it', async () => {
  const { text } = await read({ text: '𪚥某' }, { locale: 'EN' });
  expect(text).toContain('[U+2A6A5]某');
  expect(text).toContain('is the Unicode number of a character');
  expect((await read('某')).text).not.toContain('U+');
});

test('the words of a line that is read from the right stand from right to left, numbers from left to right', () => {
  const words = ['محمد ', '12 ', '(علي) '].map((text, index) => ({ text, x: index * 10, width: 10, trailingCut: 2 }));
  orderWords(words);
  expect(words.map(({ x }) => x)).toEqual([18, 8, -2]);
  const signs = ['علي', ')، ', '1'].map((text, index) => ({ text, x: index * 10, width: 10 }));
  orderWords(signs);
  expect(signs.map(({ text, x }) => [text, x])).toEqual([
    ['علي', 20],
    [' ،)', 10],
    ['1', 0],
  ]);
  const mixed = ['姓名：', 'محمد ', 'علي', '，男'].map((text, index) => ({ text, x: index * 10, width: 10 }));
  orderWords(mixed);
  expect(mixed.map(({ x }) => x)).toEqual([0, 20, 10, 30]);
});

test('a text of every script gives the same bytes each time, and nothing that turns the words beside it', async () => {
  const typed = 'A \u202eمحمد 🌳 𪚥';
  const [first, second] = [await read(typed), await read(typed)];
  expect(second.bytes.equals(first.bytes)).toBe(true);
});
