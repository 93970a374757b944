import { expect, test } from 'vitest';
import { canRenew, renewalText, renewedUntil } from './renewal.ts';

const running = { state: 'RUNNING', endsOn: '2026-12-31', leavesOn: null, renewal: null };

test('租期届满前 90 日内可以申请续租；已预告退租、正在等答复、还早或已到期的不可以', () => {
  expect(canRenew(running, '2026-10-02')).toBe(true);
  expect(canRenew(running, '2026-12-31')).toBe(true);
  expect(canRenew({ ...running, renewal: 'REFUSED' }, '2026-12-01')).toBe(true);
  for (const [lease, today] of [
    [running, '2026-10-01'],
    [running, '2027-01-01'],
    [{ ...running, leavesOn: '2026-12-15' }, '2026-11-10'],
    [{ ...running, renewal: 'ASKED' }, '2026-11-10'],
    [{ ...running, state: 'SIGNED' }, '2026-11-10'],
  ] as const)
    expect(canRenew(lease, today)).toBe(false);
});

test('a renewed lease goes on the day after its last one, by whole months', () => {
  expect(renewedUntil('2026-12-31', 12)).toBe('2027-12-31');
  expect(renewedUntil('2027-02-28', 12)).toBe('2028-02-29');
  expect(renewedUntil('2026-08-14', 36)).toBe('2029-08-14');
});

test('where a renewal stands is said with its term; without one it is nothing', () => {
  expect(renewalText({ renewal: 'ASKED', renewMonths: 24 })).toEqual({ CN: '申请续租 2 年', EN: 'Asked for, 2 years' });
  expect(renewalText({ renewal: null, renewMonths: null })).toBeNull();
});
