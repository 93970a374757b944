import { expect, test } from 'vitest';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { yearPlan } from './year-plan.ts';

const stage = (state: string, days: number) => ({ state, days, title: { CN: state, EN: state }, isTimed: true });
const plan = (days: ReadonlyMap<string, number> = new Map(), closesOn = '2026-09-24 17:30') =>
  yearPlan({
    opensOn: '2026-09-01 09:00',
    closesOn,
    stages: [stage('REVIEW', 3), stage('PUBLICITY', 5)],
    days,
    calendar: mainlandChina,
  });

test('steps follow each other by working days, over the holidays, and those after a longer one move', () => {
  const usual = plan()!;
  // 25 to 27 September and 1 to 7 October are off; 10 October is worked.
  expect(usual.lines.map(({ to }) => to)).toEqual(['2026-09-30', '2026-10-13']);
  expect(usual).toMatchObject({ openDays: 24, open: { to: '2026-09-24', left: 0 } });
  expect(usual.holidays).toHaveLength(2);
  const longer = plan(new Map([['REVIEW', 4]]))!;
  expect(longer.lines.map(({ to }) => to)).toEqual(['2026-10-08', '2026-10-14']);
});

test('an end at midnight is that of the day before, and turned dates have no plan', () => {
  expect(plan(new Map(), '2026-09-25 00:00')?.open.to).toBe('2026-09-24');
  expect(plan(new Map(), '2026-08-25 00:00')).toBeNull();
});
