import type { Condition as FormCondition } from '#core/forms/condition.ts';
import type { Field, RowField } from '#core/forms/field.ts';
import { facts, optionsOfFact, policyNeeds } from './facts.ts';
import { opsOf } from './rules.ts';

const keysOf = (kind: 'number' | 'options') =>
  facts.filter(({ field }) => (field.kind === 'number') === (kind === 'number')).map(({ field }) => field.key);
const factOptions = facts
  .filter(({ asked }) => asked !== 'need')
  .map(({ field }) => ({ value: field.key, label: field.label }));
const opLabels = {
  AT_LEAST: { CN: '至少', EN: 'at least' },
  AT_MOST: { CN: '至多', EN: 'at most' },
  ANY: { CN: '是其中之一', EN: 'one of' },
  NONE: { CN: '不是其中任何一个', EN: 'none of' },
} as const;

const aNumber: FormCondition = { field: 'fact', in: keysOf('number') };
const anOption: FormCondition = { field: 'fact', in: keysOf('options') };

const conditionFields: readonly RowField[] = [
  { key: 'fact', kind: 'choice', label: { CN: '事项', EN: 'About' }, options: factOptions, required: true },
  {
    key: 'op',
    kind: 'choice',
    label: { CN: '要求', EN: 'Asks for' },
    options: facts.flatMap((fact) =>
      opsOf(fact).map((value) => ({ value, label: opLabels[value], parent: fact.field.key })),
    ),
    parent: 'fact',
    required: true,
  },
  {
    key: 'number',
    kind: 'number',
    label: { CN: '数值', EN: 'Number' },
    decimals: 0,
    min: 0,
    max: 100_000,
    visible: aNumber,
    required: true,
  },
  {
    key: 'values',
    kind: 'multi-choice',
    label: { CN: '选项', EN: 'Options' },
    hint: { CN: '“至少”只选一个', EN: 'Choose one for “at least”' },
    options: facts.flatMap((fact) => optionsOfFact(fact).map((each) => ({ ...each, parent: fact.field.key }))),
    parent: 'fact',
    visible: anOption,
    required: true,
  },
  { key: 'hard', kind: 'choice', label: { CN: '必须满足', EN: 'Must hold' }, options: 'yesNo', required: true },
  {
    key: 'either',
    kind: 'choice',
    label: { CN: '任选一组', EN: 'Either-or group' },
    hint: { CN: '同组条件满足一条即可', EN: 'One of the same group is enough' },
    options: ['A', 'B', 'C', 'D'].map((value) => ({ value, label: { CN: `${value} 组`, EN: `Group ${value}` } })),
  },
  { key: 'clauseCN', kind: 'text', label: { CN: '条款（中文）', EN: 'Clause (Chinese)' }, max: 120, required: true },
  { key: 'clauseEN', kind: 'text', label: { CN: '条款（英文）', EN: 'Clause (English)' }, max: 160, required: true },
];

export const expectedVerdicts = [
  { value: 'yes', label: { CN: '符合', EN: 'Fits' } },
  { value: 'no', label: { CN: '不符合', EN: 'Does not fit' } },
  { value: 'missing', label: { CN: '信息不足', EN: 'Cannot be told' } },
] as const;

/** A case by which the conditions are tried: facts as a person would tell them, and what must come out. */
const exampleFields: readonly RowField[] = [
  { key: 'name', kind: 'text', label: { CN: '情形', EN: 'Case' }, max: 120, required: true },
  {
    key: 'told',
    kind: 'multi-choice',
    label: { CN: '已知事项', EN: 'What is known' },
    options: factOptions,
  },
  ...facts
    .filter(({ asked }) => asked !== 'need')
    .map(({ field }): RowField => ({ ...field, visible: { field: 'told', includes: field.key }, required: true })),
  {
    key: 'expected',
    kind: 'choice',
    label: { CN: '应得结论', EN: 'Must come out as' },
    options: expectedVerdicts,
    required: true,
  },
];

/** What the smart policy needs to know of a content: what it gives, to whom, by when, and cases to try it by. */
export const rulesFields: readonly Field[] = [
  {
    key: 'amountCN',
    kind: 'text',
    label: { CN: '支持力度（中文）', EN: 'What it gives (Chinese)' },
    hint: { CN: '例如：每月 1,500 元，最长 36 个月', EN: 'For example: 每月 1,500 元，最长 36 个月' },
    max: 120,
    width: 'half',
  },
  {
    key: 'amountEN',
    kind: 'text',
    label: { CN: '支持力度（英文）', EN: 'What it gives (English)' },
    max: 160,
    width: 'half',
  },
  {
    key: 'applyBy',
    kind: 'date',
    label: { CN: '申报截止', EN: 'Apply by' },
    hint: { CN: '常年受理的留空', EN: 'Empty when open all year' },
    width: 'half',
  },
  {
    key: 'instant',
    kind: 'choice',
    label: { CN: '免申即享', EN: 'No application needed' },
    options: 'yesNo',
    width: 'half',
  },
  {
    key: 'gives',
    kind: 'multi-choice',
    label: { CN: '满足的需求', EN: 'Serves the need for' },
    options: policyNeeds,
    max: 4,
    width: 'half',
  },
  {
    key: 'conditions',
    kind: 'rows',
    label: { CN: '智能匹配条件', EN: 'Conditions for matching' },
    hint: { CN: '不填则不参加智能匹配', EN: 'Without any it is not matched' },
    item: { CN: '条件', EN: 'condition' },
    summary: ['{fact}', '{op}', '{number}', '{values}'],
    max: 20,
    fields: conditionFields,
  },
  {
    key: 'examples',
    kind: 'rows',
    label: { CN: '检验案例', EN: 'Example cases' },
    hint: {
      CN: '保存时逐条检验，结论不符则不能保存',
      EN: 'Tried on each save; a case with another outcome keeps it from being saved',
    },
    item: { CN: '案例', EN: 'case' },
    summary: ['{name}', '{expected}'],
    max: 20,
    fields: exampleFields,
  },
];

/** Those of them that visitors see beside a content; conditions come with the smart policy only. */
export const shownRules = ['amountCN', 'amountEN', 'applyBy', 'instant', 'gives'] as const;

/** Keys of all of them: the editor draws them apart from the other facts. */
export const rulesKeys: readonly string[] = rulesFields.map(({ key }) => key);
