import { expect, test } from 'vitest';
import { report } from '#features/flock/shared/documents/testing.ts';
import { checkEntry } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { readableItems, scoredRecord } from './readings.ts';

const [first, second] = report.intestinal;
const foot = report.fpd[17]!;
const photo = (id: string, of: string) => ({ id, of, name: 'a.jpg', size: 1, fileId: null });
const pictured: Report = {
  ...report,
  photos: [
    photo('photo00000001', `fpd:${foot.id}`),
    photo('photo00000002', `intestinal:${first!.id}`),
    photo('photo00000003', `intestinal:${second!.id}`),
    photo('photo00000004', 'note'),
  ],
};

test('a second reader is asked about the items that have a photo, and nothing else', () => {
  const items = readableItems(pictured);
  expect(items.map(({ key }) => key)).toEqual([
    `intestinal:${first!.id}`,
    `intestinal:${second!.id}`,
    `fpd:${foot.id}`,
  ]);
});

test('what is handed in keeps the rules of entries', () => {
  const given = [{ int_colour: 0, int_texture: 2 }, { int_colour: 1, int_texture: 0 }, { fpd: 2 }];
  const reading = readableItems(pictured).map((item, index) => ({
    key: item.key,
    value: scoredRecord(item, given[index]!),
  }));
  for (const { key, value } of reading)
    expect(checkEntry('report', key, value, new Map<string, unknown>([['head', report.head]]))).toBe('ok');
});
