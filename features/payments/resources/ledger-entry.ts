import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter } from '#core/resources/usual-parts.ts';
import { ledgerAccounts, ledgerKinds } from '#features/payments/shared/ledger.ts';
import { programmeOptions } from '#features/payments/shared/programme-names.ts';

const kinds = [
  ...Object.entries(ledgerKinds).map(([value, { label }]) => ({ value, label })),
  { value: 'REVERSE', label: { CN: '冲回', EN: 'Reversal' } },
];
const accounts = Object.entries(ledgerAccounts).map(([value, label]) => ({ value, label }));

/** The ledger in double entry: added to and read, never changed. */
export const ledgerEntry = defineResource({
  code: 'ledger',
  path: '/apply/ledger',
  name: { CN: '资金台账', EN: 'Ledger' },
  item: { CN: '分录', EN: 'entry' },
  permission: 'Mgr.ApplyPay',
  export: 'Mgr.ApplyPay.export',
  objectType: 'ledger-entry',
  columns: [
    { key: 'no', title: { CN: '序号', EN: 'No.' }, kind: 'number', sortable: true, width: 80, fixed: 'left' },
    { key: 'kind', title: { CN: '事项', EN: 'What' }, kind: 'text', width: 130 },
    { key: 'programmeName', title: { CN: '项目', EN: 'Programme' }, kind: 'text', width: 160 },
    { key: 'debit', title: { CN: '借', EN: 'Debit' }, kind: 'text', width: 120 },
    { key: 'credit', title: { CN: '贷', EN: 'Credit' }, kind: 'text', width: 120 },
    {
      key: 'amount',
      title: { CN: '金额', EN: 'Amount' },
      kind: 'number',
      unit: { CN: '元', EN: 'CNY' },
      sortable: true,
      width: 140,
      priority: 1,
    },
    { key: 'case', title: { CN: '申报编号', EN: 'Case' }, kind: 'code', width: 140 },
    { key: 'part', title: { CN: '笔次', EN: 'Part' }, kind: 'text', width: 80 },
    { key: 'reverses', title: { CN: '冲回序号', EN: 'Reverses no.' }, kind: 'number', width: 110 },
    { key: 'byName', title: { CN: '经手人', EN: 'By' }, kind: 'text', width: 110 },
    { key: 'at', title: { CN: '时间', EN: 'At' }, kind: 'date-time', sortable: true, width: 150 },
  ],
  filters: [
    keywordFilter({ CN: '申报编号、经手人', EN: 'Case or name' }),
    { key: 'kind', label: { CN: '事项', EN: 'What' }, kind: 'multi', options: kinds },
    { key: 'debit', label: { CN: '借方', EN: 'Debit' }, kind: 'choice', options: accounts },
    { key: 'credit', label: { CN: '贷方', EN: 'Credit' }, kind: 'choice', options: accounts },
    { key: 'programme', label: { CN: '项目', EN: 'Programme' }, kind: 'choice', options: programmeOptions },
    { key: 'at', label: { CN: '时间', EN: 'At' }, kind: 'date-range' },
  ],
  sort: { key: 'no', descending: true },
  facts: ['kind', 'debit', 'credit', 'amount', 'at'],
  actions: [],
  empty: { CN: '台账还没有分录', EN: 'The ledger has no entries yet' },
});
