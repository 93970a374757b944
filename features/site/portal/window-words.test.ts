import { expect, test } from 'vitest';
import { type ServiceWindow, windowWord } from './window-words.ts';

const now = Date.parse('2026-11-20T02:00:00Z');
const window = (state: ServiceWindow['state'], more: Partial<ServiceWindow> = {}): ServiceWindow => ({
  state,
  alwaysOpen: false,
  opensAt: '2026-10-14T16:00:00Z',
  closesAt: '2026-12-05T16:00:00Z',
  ...more,
});

test.each([
  ['open', window('open'), 'openUntil', '5 Dec'],
  ['open all year, with a window that counts places', window('open', { alwaysOpen: true }), 'allYear', undefined],
  ['open all year, its window over', window('closed', { alwaysOpen: true }), 'allYear', undefined],
  ['open without an end', window('open', { closesAt: null }), 'openNow', undefined],
  ['to come', window('coming', { opensAt: '2027-02-28T16:00:00Z' }), 'opensOn', '1 Mar 2027'],
  ['over', window('closed'), 'closed', undefined],
  ['over, open again next year', window('closed', { opensAt: '2027-02-28T16:00:00Z' }), 'closedUntil', '1 Mar 2027'],
] as const)('a programme %s says so everywhere', (_, given, word, date) => {
  expect(windowWord(given, now, 'EN')).toMatchObject({ word, ...(date && { date }) });
  expect(windowWord(given, now, 'EN').date).toBe(date);
});
