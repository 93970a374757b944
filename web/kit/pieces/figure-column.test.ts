import { expect, test } from 'vitest';
import { isFigureColumn } from './figure-column.ts';

test.each([
  [['300', '120', '60', '45'], true],
  [['1,906', '12,000.50', '—'], true],
  [['CNY 3,000', '¥ 80'], true],
  [['1,000–2,000', '60%'], true],
  [['王栖梧', '冯知遥'], false],
  [['300', '面议'], false],
  [['2026-11-20', '2026-11-26'], false],
  [['09:00–17:30', '10:00–18:00'], false],
  [['400-000-2026'], false],
  [['', '—'], false],
  [[], false],
])('%j are figures: %s', (cells, expected) => {
  expect(isFigureColumn(cells)).toBe(expected);
});
