import { phoenixItem } from '#core/dictionaries/talent.ts';
import type { Section } from '#core/forms/section.ts';
import type { PhoenixTypeName } from './steps.ts';

/** What is asked before an application of a type is begun. */
export function beginSection(type: PhoenixTypeName): Section {
  return {
    key: 'begin',
    title: { CN: '申报项目', EN: 'What you apply for' },
    fields: [
      {
        kind: 'choice',
        key: 'item',
        label: { CN: '申报项目', EN: 'Item' },
        options: phoenixItem.filter(({ parent }) => parent === type).map(({ value, label }) => ({ value, label })),
        required: true,
      },
      {
        kind: 'choice',
        key: 'exception',
        label: { CN: '是否破格申报', EN: 'Do you ask for an exception?' },
        hint: {
          CN: '有条件不符合、但业绩特别突出的，由主管部门推荐。',
          EN: 'If you miss a condition but your results are outstanding, a department may recommend you.',
        },
        options: 'yesNo',
        required: true,
        width: 'half',
      },
      {
        kind: 'text',
        key: 'recommender',
        label: { CN: '推荐部门', EN: 'Recommending department' },
        visible: { field: 'exception', is: 'YES' },
        required: true,
        min: 2,
        max: 100,
        width: 'half',
      },
      {
        kind: 'consent',
        key: 'checked',
        label: { CN: '基本条件', EN: 'The conditions' },
        text: {
          CN: '我已逐条对照上面的基本条件，并知道每年只能申报一个项目。',
          EN: 'I have compared the conditions above with my situation, and I know that one item a year may be applied for.',
        },
        version: '2026-01',
        required: true,
      },
    ],
  };
}
