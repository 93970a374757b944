import { expect, test } from 'vitest';
import { shownState } from './grant.ts';

test.each([
  ['PLANNED', '2027-04-02', false, 'LATER'],
  ['PLANNED', '2026-11-20', false, 'PLANNED'],
  ['CHECKED', '2027-04-02', false, 'CHECKED'],
  ['APPROVED', '2026-11-20', true, 'PAUSED'],
  ['PLANNED', '2027-04-02', true, 'PAUSED'],
  ['EXPORTED', '2026-11-20', true, 'EXPORTED'],
  ['PAID', '2026-11-20', true, 'PAID'],
] as const)('%s due on %s, on hold %s, reads %s', (state, dueOn, isPaused, shown) => {
  expect(shownState({ isPaused }, { state, dueOn }, '2026-11-20')).toBe(shown);
});
