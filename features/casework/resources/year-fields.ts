import { bilingualText } from '#core/forms/bilingual.ts';
import type { Field, FieldOf } from '#core/forms/field.ts';
import { states } from '#core/workflow/states.ts';
import { usualDecisionNo } from '#features/casework/shared/decision-number.ts';

const byDefinition = { CN: '留空则按项目定义', EN: 'Left empty: as the programme defines it' };
const whole = { kind: 'number', decimals: 0, width: 'half', hint: byDefinition } as const;

/** Programmes whose cases experts score. */
export const scoredProgrammes = ['ppapply'];

/** Numbers that a year may set otherwise than the definition. */
export const yearNumbers = [
  {
    ...whole,
    key: 'supplementDays',
    label: { CN: '补正期限（工作日）', EN: 'Working days for corrections' },
    min: 1,
    max: 30,
  },
  {
    ...whole,
    key: 'maxSupplementRounds',
    label: { CN: '补正次数上限', EN: 'Rounds of corrections at most' },
    min: 1,
    max: 9,
  },
  { ...whole, key: 'validMonths', label: { CN: '有效期（月）', EN: 'Months in effect' }, min: 1, max: 240 },
  {
    ...whole,
    key: 'expertsLeast',
    label: { CN: '专家评审人数', EN: 'Experts who score a case' },
    // Of fewer than three the highest and the lowest cannot be left out.
    min: 3,
    max: 15,
    visible: { field: 'programme', in: scoredProgrammes },
  },
] as const satisfies readonly FieldOf<'number'>[];

/** Steps with a deadline of their own, named by the state in which they begin. */
const timedSteps = ['UNIT_REVIEW', 'ACCEPTING', 'REVIEW', 'JOINT', 'PUBLICITY', 'APPROVED'];
const stepOptions = states
  .filter(({ key }) => timedSteps.includes(key))
  .map(({ key, name }) => ({ value: key, label: name }));

const note = (language: 'CN' | 'EN', other: string): FieldOf<'long-text'> => ({
  key: `note${language}`,
  kind: 'long-text',
  label:
    language === 'CN'
      ? { CN: '本年度说明（中文）', EN: 'Note of this year (Chinese)' }
      : { CN: '本年度说明（英文）', EN: 'Note of this year (English)' },
  hint: {
    CN: '显示在项目页和表单上方；两种语言都要填',
    EN: 'Shown on the page of the programme and above the form, in both languages',
  },
  unit: 'characters',
  max: 500,
  required: { field: other, filled: true },
});

/** What a year may set otherwise than the definition, as operators fill it in. */
export const yearFields: readonly Field[] = [
  ...yearNumbers,
  {
    key: 'decisionNo',
    kind: 'text',
    label: { CN: '决定文号规则', EN: 'Rule for decision numbers' },
    hint: {
      CN: `留空则为 ${usualDecisionNo}；{number} 是流水号，必须有`,
      EN: `Left empty: ${usualDecisionNo}. {number} is the running number and has to be there`,
    },
    max: 40,
    width: 'half',
  },
  {
    key: 'stepDays',
    kind: 'rows',
    label: { CN: '环节时限', EN: 'Working days of steps' },
    hint: { CN: '没有列出的环节按项目定义', EN: 'Steps that are not listed stay as the programme defines them' },
    item: { CN: '环节', EN: 'step' },
    summary: ['{state}', '{days}'],
    max: timedSteps.length,
    fields: [
      {
        key: 'state',
        kind: 'choice',
        label: { CN: '环节', EN: 'Step' },
        options: stepOptions,
        required: true,
        width: 'half',
      },
      {
        key: 'days',
        kind: 'number',
        label: { CN: '工作日', EN: 'Working days' },
        decimals: 0,
        min: 1,
        max: 90,
        required: true,
        width: 'half',
      },
    ],
    rules: [],
  },
  note('CN', 'noteEN'),
  note('EN', 'noteCN'),
  {
    key: 'furtherConditions',
    kind: 'rows',
    label: { CN: '本年度另加的条件', EN: 'Further conditions of this year' },
    item: { CN: '条件', EN: 'condition' },
    summary: ['{textCN}'],
    max: 10,
    fields: bilingualText('text', { label: { CN: '条件', EN: 'Condition' }, max: 200 }),
  },
  {
    key: 'furtherMaterials',
    kind: 'rows',
    label: { CN: '本年度另需的材料', EN: 'Further documents of this year' },
    hint: {
      CN: '成为表单“附件材料”里的一项；有人开始填写以后不能再改',
      EN: 'Each becomes a field among the documents of the form. They stay as they are once somebody has begun',
    },
    item: { CN: '材料', EN: 'document' },
    summary: ['{nameCN}', '{needed}'],
    max: 10,
    fields: [
      ...bilingualText('name', { label: { CN: '材料名称', EN: 'Document' }, max: 60 }),
      ...bilingualText('note', { label: { CN: '说明', EN: 'What it must show' }, max: 120, required: false }),
      { key: 'needed', kind: 'choice', label: { CN: '是否必需', EN: 'Required' }, options: 'yesNo', required: true },
    ],
  },
];
