import type { Section } from '#core/forms/section.ts';
import type { Text } from '#core/texts/text.ts';
import { documents } from './files.ts';

/** Block BANK: the account to pay to; `holder` is the field whose name the account must carry. */
export function bankSection(holder: { field: string; label: Text }): Section {
  return {
    key: 'bank',
    title: { CN: '收款账户', EN: 'Bank account' },
    intro: {
      CN: '账户须在本人或本单位名下，账号会加密保存。',
      EN: 'The account must be in your own (or your company’s) name. Its number is stored encrypted.',
    },
    fields: [
      {
        kind: 'text',
        key: 'holder',
        label: { CN: '户名', EN: 'Account holder' },
        required: true,
        max: 100,
        width: 'half',
        sensitive: 'S2',
        payable: true,
      },
      {
        kind: 'text',
        key: 'bank',
        label: { CN: '开户银行', EN: 'Bank' },
        required: true,
        max: 80,
        width: 'half',
        payable: true,
      },
      {
        kind: 'text',
        key: 'branch',
        label: { CN: '开户网点', EN: 'Branch' },
        required: true,
        max: 100,
        width: 'half',
        payable: true,
      },
      {
        kind: 'text',
        key: 'account',
        label: { CN: '银行账号', EN: 'Account number' },
        required: true,
        max: 30,
        pattern: 'bank-account',
        width: 'half',
        sensitive: 'S3',
        payable: true,
      },
      { ...documents({ key: 'files', label: { CN: '账户证明', EN: 'Proof of the account' }, max: 2 }), payable: true },
    ],
    rules: [{ rule: 'equal', field: 'holder', other: holder.field, otherLabel: holder.label }],
  };
}
