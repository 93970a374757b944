import type { Field, RowField } from '#core/forms/field.ts';
import type { RowsField } from '#core/forms/kinds/rows.ts';
import type { CrossRule } from '#core/forms/rules.ts';
import type { Section } from '#core/forms/section.ts';
import { awardSection, honourSection, titleSection } from '../blocks/attainments.ts';
import { contactSection } from '../blocks/contact.ts';
import { educationSection } from '../blocks/education.ts';
import { employmentSection } from '../blocks/employment.ts';
import { personSection } from '../blocks/person.ts';
import { workSection } from '../blocks/work-history.ts';
import { aboutPerson } from './choice.ts';

const fullTime = ['FULL_TIME', 'YOUTH', 'RETURNEE', 'STRATEGIC', 'ENTREPRENEUR', 'TEAM'] as const;

const standing: readonly Field[] = [
  {
    kind: 'choice',
    key: 'expertise',
    label: { CN: '专业领域', EN: 'Field of expertise' },
    options: 'expertise',
    required: true,
    width: 'half',
  },
  {
    kind: 'choice',
    key: 'domain',
    label: { CN: '产业领域', EN: 'Industrial domain' },
    options: 'industrialDomain',
    required: true,
    width: 'half',
  },
  {
    kind: 'long-text',
    key: 'summary',
    label: { CN: '个人简介', EN: 'About you' },
    hint: { CN: '学术或产业上的主要贡献，500 字以内。', EN: 'What you have achieved, in 500 characters at most.' },
    unit: 'characters',
    required: true,
    min: 20,
    max: 500,
  },
  monthsHere({ in: ['SHORT_TERM'], least: 2 }),
  monthsHere({ in: fullTime, least: 9 }),
];

/** The same question for two kinds of work: those who come for a while owe fewer months than those who stay. */
function monthsHere({ in: items, least }: { in: readonly string[]; least: number }): Field {
  return {
    kind: 'number',
    key: least === 2 ? 'monthsHereShort' : 'monthsHere',
    label: { CN: '每年在区工作月数', EN: 'Months a year in the district' },
    hint: {
      CN: `本项目要求每年不少于 ${least} 个月。`,
      EN: `This item asks for at least ${least} months a year.`,
    },
    visible: { field: 'choice.item', in: items },
    required: true,
    min: least,
    max: 12,
    decimals: 0,
    suffix: { CN: '个月', EN: '{count:month|months}' },
    width: 'half',
  };
}

/** What tells the five results that stand for the rest, and one's own part in them. */
const representative: readonly RowField[] = [
  {
    kind: 'choice',
    key: 'representative',
    label: { CN: '是否代表性成果', EN: 'Does it represent your work?' },
    hint: { CN: '最多选五项，评审以代表性成果为主。', EN: 'Choose five at most; experts look at these first.' },
    options: 'yesNo',
    required: true,
    width: 'half',
  },
  {
    kind: 'long-text',
    key: 'contribution',
    label: { CN: '本人贡献', EN: 'Your own contribution' },
    visible: { field: 'representative', is: 'YES' },
    unit: 'characters',
    required: true,
    max: 200,
  },
];

/** Experts look at these, so that more of them would say less. */
const fewRepresentative: CrossRule = {
  rule: 'at-most',
  rows: 'awards',
  column: 'representative',
  is: 'YES',
  max: 5,
  because: {
    CN: '代表性成果最多五项，请把其余的改为“否”',
    EN: 'Five results at most can represent your work; choose “No” for the others',
  },
};

const earlierSupport: RowsField = {
  kind: 'rows',
  key: 'earlierSupport',
  label: { CN: '曾获本区支持', EN: 'Earlier support of the district' },
  item: { CN: '支持', EN: 'support' },
  max: 10,
  summary: ['{item}', '{year}', '{amount}'],
  newestFirst: 'year',
  fields: [
    { kind: 'text', key: 'item', label: { CN: '项目', EN: 'Programme' }, required: true, max: 100, width: 'half' },
    {
      kind: 'year',
      key: 'year',
      label: { CN: '年度', EN: 'Year' },
      required: true,
      min: 1990,
      max: 2100,
      width: 'half',
    },
    {
      kind: 'money',
      key: 'amount',
      label: { CN: '金额', EN: 'Amount' },
      unit: '万元',
      required: true,
      max: 1_000_000,
      width: 'half',
    },
  ],
};

/** The sections about the person, in the order of the form. */
export const personParts: readonly Section[] = [
  withFields(personSection(), standing),
  contactSection,
  employmentSection(),
  titleSection(),
  educationSection,
  workSection,
  withRowFields(awardSection(), representative, [fewRepresentative]),
  withFields(honourSection(), [earlierSupport]),
].map((section) => ({ ...section, visible: aboutPerson }));

function withFields(section: Section, more: readonly Field[]): Section {
  return { ...section, fields: [...section.fields, ...more] };
}

function withRowFields(section: Section, more: readonly RowField[], rules: readonly CrossRule[]): Section {
  return {
    ...section,
    rules: [...(section.rules ?? []), ...rules],
    fields: section.fields.map((field) =>
      field.kind === 'rows' ? { ...field, fields: [...field.fields, ...more] } : field,
    ),
  };
}
