import { moveDate } from '#core/calendar/dates.ts';
import type { PermissionCode } from '#core/permissions.ts';
import type { Text } from '#core/texts/text.ts';

/** What was redeemed in a month of a benefit at a price. */
export interface StatementLine {
  readonly title: Text;
  /** What the office pays for each use, in fen, as it was agreed when it was redeemed. */
  readonly price: number;
  readonly used: number;
  readonly voided: number;
  readonly people: number;
}

export const statementStates = ['DRAWN', 'CHECKED', 'PAID'] as const;
export type StatementState = (typeof statementStates)[number];

/** What is done about a statement, in this order and by different people; it can be drawn up again until it is paid. */
export const statementSteps = ['draw', 'check', 'pay'] as const;
export type StatementStep = (typeof statementSteps)[number];

/** Who may take a step. */
export const codeOfStep = {
  draw: 'Mgr.Shop.settle',
  check: 'Mgr.Shop.settle',
  pay: 'Mgr.Shop.pay',
} as const satisfies Record<StatementStep, PermissionCode>;

/** The step that comes next; null once it is paid. */
export function nextStep(state: StatementState | null): StatementStep | null {
  if (state === null) return 'draw';
  return state === 'DRAWN' ? 'check' : state === 'CHECKED' ? 'pay' : null;
}

/** What the oldest month of a shop that is not paid yet waits for. */
export const statementDues = {
  DRAW: { CN: '待出账', EN: 'To draw up' },
  CHECK: { CN: '待核对', EN: 'To check' },
  SHOP: { CN: '待商户确认', EN: 'Waits for the shop' },
  OBJECTED: { CN: '商户有异议', EN: 'Shop objects' },
  PAY: { CN: '待拨付', EN: 'To pay' },
} as const satisfies Record<string, Text>;
export type StatementDue = keyof typeof statementDues;

/** Whether a month, `2026-11`, is over on a day, so that nothing is redeemed in it any more. */
export function isOver(month: string, today: string): boolean {
  return moveDate(`${month}-01`, { months: 1 }) <= today;
}

/** What a statement comes to by its prices, in fen. */
export function sumOf(lines: readonly Pick<StatementLine, 'price' | 'used'>[]): number {
  return lines.reduce((total, { price, used }) => total + price * used, 0);
}

/** What a shop says of a statement that was checked: it agrees, or says why not. */
export const shopAnswers = ['CONFIRMED', 'OBJECTED'] as const;
export type ShopAnswer = (typeof shopAnswers)[number];

/** Whether a shop can answer: once its statement is checked, until it agreed or the money has left. */
export function canAnswer({ state, answer }: { readonly state: string; readonly answer: string | null }): boolean {
  return state === 'CHECKED' && answer !== 'CONFIRMED';
}

/** Most that a month of a shop can come to, in yuan. */
export const mostYuan = 10_000_000;
