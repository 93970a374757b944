import type { Field } from '#core/forms/field.ts';
import { itemisedProgrammes, itemOptions } from '#features/casework/shared/year-items.ts';

const tenThousand = { CN: '万元', EN: '× CNY 10k' };

/** How many of each item and how much, as operators fill it in; the page of a year draws the rows as a table. */
export const quotaFields: readonly Field[] = [
  {
    key: 'quotaAt',
    kind: 'choice',
    label: { CN: '项目名额按什么计', EN: 'What takes the quota of an item' },
    hint: { CN: '留空则按通过的申请计', EN: 'Left empty: applications that pass' },
    options: [
      {
        value: 'APPROVED',
        label: { CN: '通过的申请（从公示起）', EN: 'Applications that pass, from the public notice on' },
      },
      { value: 'SUBMITTED', label: { CN: '提交的申请', EN: 'Applications handed in' } },
    ],
    visible: { field: 'programme', in: itemisedProgrammes },
    width: 'half',
  },
  {
    key: 'budget',
    kind: 'number',
    label: { CN: '年度预算', EN: 'Budget of the year' },
    suffix: tenThousand,
    decimals: 0,
    min: 1,
    max: 9_999_999,
    width: 'half',
  },
  {
    key: 'quotas',
    kind: 'rows',
    label: { CN: '各项目名额与资金', EN: 'Quota and money of items' },
    item: { CN: '项目', EN: 'item' },
    summary: ['{item}', '{quota}', '{most}'],
    max: 40,
    fields: [
      { key: 'item', kind: 'choice', label: { CN: '项目', EN: 'Item' }, options: itemOptions, required: true },
      {
        key: 'quota',
        kind: 'number',
        label: { CN: '名额', EN: 'Quota' },
        decimals: 0,
        min: 1,
        max: 99_999,
        width: 'half',
      },
      {
        key: 'most',
        kind: 'number',
        label: { CN: '每人最高', EN: 'Maximum each' },
        suffix: tenThousand,
        decimals: 2,
        min: 0.01,
        max: 99_999,
        width: 'half',
      },
    ],
  },
];
