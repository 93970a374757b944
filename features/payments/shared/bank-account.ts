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
