import type { Field } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';

/** The account to pay to, as it is asked for on the portal; the same fields as in the forms of the programmes. */
export const payeeSection: Section = {
  key: 'payee',
  title: { CN: '收款账户', EN: 'Bank account' },
  fields: [
    text('holder', { CN: '户名', EN: 'Account holder' }, 100, { sensitive: 'S2' }),
    text('bank', { CN: '开户银行', EN: 'Bank' }, 80),
    text('branch', { CN: '开户网点', EN: 'Branch' }, 100),
    text('account', { CN: '银行账号', EN: 'Account number' }, 30, { pattern: 'bank-account', sensitive: 'S3' }),
  ],
};

function text(key: string, label: Field['label'], max: number, more: Partial<Field> = {}): Field {
  return { kind: 'text', key, label, max, required: true, width: 'half', ...more } as Field;
}

/** Whether a number may be an account: that of a card (beginning with 62, 16 to 19 digits) by its check digit, others by their length. */
export function isBankAccount(number: string): boolean {
  if (!/^\d{12,30}$/.test(number)) return false;
  return /^62\d{14,17}$/.test(number) ? hasLuhnDigit(number) : true;
}

/** Whether the last digit is the check digit of ISO/IEC 7812 for those before it. */
export function hasLuhnDigit(number: string): boolean {
  let sum = 0;
  for (let at = number.length - 1, isSecond = false; at >= 0; at--, isSecond = !isSecond) {
    const digit = Number(number[at]) * (isSecond ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** The number with its check digit behind it. */
export function withLuhnDigit(digits: string): string {
  return [...'0123456789'].map((last) => digits + last).find(hasLuhnDigit)!;
}

/** An account to pay to, in the clear. */
export interface Payee {
  readonly holder: string;
  readonly bank: string;
  readonly branch: string;
  readonly account: string;
}

/** The account that a form names; null unless all of it is there. */
export function payeeIn(values: Values | undefined): Payee | null {
  const [holder = '', bank = '', branch = '', account = ''] = ['holder', 'bank', 'branch', 'account'].map((key) =>
    String(values?.[key] ?? '').trim(),
  );
  return holder && bank && account ? { holder, bank, branch, account } : null;
}
