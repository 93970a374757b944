import { moveDate } from '#core/calendar/dates.ts';
import type { Text } from '#core/texts/text.ts';

/** What was redeemed of a benefit in a month. */
export interface StatementLine {
  readonly title: Text;
  readonly used: number;
  readonly voided: number;
  readonly people: number;
}

export const statementStates = ['DRAWN', 'CHECKED', 'PAID'] as const;
export type StatementState = (typeof statementStates)[number];

/** What is done about a statement, in this order and by different people; it can be drawn up again until it is paid. */
export const statementSteps = ['draw', 'check', 'pay'] as const;
export type StatementStep = (typeof statementSteps)[number];

/** The step that comes next; null once it is paid. */
export function nextStep(state: StatementState | null): StatementStep | null {
  if (state === null) return 'draw';
  return state === 'DRAWN' ? 'check' : state === 'CHECKED' ? 'pay' : null;
}

/** Whether a month, `2026-11`, is over on a day, so that nothing is redeemed in it any more. */
export function isOver(month: string, today: string): boolean {
  return moveDate(`${month}-01`, { months: 1 }) <= today;
}

/** Most that a month of a shop can come to, in yuan. */
export const mostYuan = 10_000_000;
