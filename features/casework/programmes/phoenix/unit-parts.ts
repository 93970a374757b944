import type { Field } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import type { Text } from '#core/texts/text.ts';
import { documents } from '../blocks/files.ts';
import { unitContactSection, unitSection } from '../blocks/unit.ts';
import { aboutUnit } from './choice.ts';

const yuan = { kind: 'money', unit: '万元', max: 100_000_000, width: 'half' } as const;
const count = { kind: 'number', min: 0, max: 100_000, decimals: 0, width: 'half', required: true } as const;

const threeYears: Field = {
  kind: 'rows',
  key: 'years',
  label: { CN: '近三年经营情况', EN: 'The last three years' },
  item: { CN: '年度', EN: 'year' },
  required: true,
  min: 1,
  max: 3,
  summary: ['{year}', '{revenue}', '{research}'],
  newestFirst: 'year',
  fields: [
    {
      kind: 'year',
      key: 'year',
      label: { CN: '年度', EN: 'Year' },
      required: true,
      min: 1990,
      max: 2100,
      width: 'half',
    },
    { ...yuan, key: 'revenue', label: { CN: '营业收入', EN: 'Revenue' }, required: true },
    { ...yuan, key: 'profit', label: { CN: '净利润', EN: 'Net profit' }, min: -100_000_000, required: true },
    { ...yuan, key: 'tax', label: { CN: '纳税额', EN: 'Tax paid' }, required: true },
    { ...yuan, key: 'research', label: { CN: '研发投入', EN: 'Spent on research' }, required: true },
  ],
  rules: [{ rule: 'not-more', field: 'research', other: 'revenue' }],
};

const rounds: Field = {
  kind: 'rows',
  key: 'rounds',
  label: { CN: '融资情况', EN: 'Rounds of financing' },
  item: { CN: '轮次', EN: 'round' },
  max: 10,
  summary: ['{round}', '{closedOn}', '{amount}'],
  newestFirst: 'closedOn',
  fields: [
    { kind: 'text', key: 'round', label: { CN: '轮次', EN: 'Round' }, required: true, max: 30, width: 'half' },
    {
      kind: 'date',
      key: 'closedOn',
      label: { CN: '完成日期', EN: 'Closed on' },
      required: true,
      min: '1990-01-01',
      max: {},
      width: 'half',
    },
    { ...yuan, key: 'amount', label: { CN: '金额', EN: 'Amount' }, required: true },
    { kind: 'text', key: 'investor', label: { CN: '投资方', EN: 'Investor' }, required: true, max: 100, width: 'half' },
  ],
};

function told(key: string, label: Text, required: boolean, max: number): Field {
  return { kind: 'long-text', key, label, unit: 'characters', required, max };
}

const competeSection: Section = {
  key: 'compete',
  title: { CN: '竞争力', EN: 'Competitiveness' },
  intro: {
    CN: '金额单位为万元，以审计报告为准；成立不满三年的填写已有年度。',
    EN: 'In units of CNY 10,000, as audited. A younger company gives the years it has.',
  },
  fields: [
    threeYears,
    rounds,
    { ...count, key: 'inventions', label: { CN: '发明专利数', EN: 'Invention patents' } },
    { ...count, key: 'utilities', label: { CN: '实用新型数', EN: 'Utility models' } },
    { ...count, key: 'software', label: { CN: '软件著作权数', EN: 'Software copyrights' } },
    { ...count, key: 'foreign', label: { CN: '境外专利数', EN: 'Patents abroad' } },
    {
      ...count,
      key: 'rightsInAll',
      label: { CN: '知识产权合计', EN: 'Intellectual property in all' },
      hint: {
        CN: '等于以上四项之和，与所附证明件数一致。',
        EN: 'The sum of the four above; as many proofs are attached.',
      },
      max: 400_000,
    },
    told('market', { CN: '主要产品与市场份额', EN: 'Products and market share' }, true, 1000),
    told('rivals', { CN: '主要竞争对手', EN: 'Competitors' }, false, 500),
    told('plan', { CN: '未来三年规划', EN: 'Plan for three years' }, true, 1000),
    {
      ...yuan,
      key: 'asked',
      label: { CN: '申请支持金额', EN: 'Support asked for' },
      visible: { field: 'choice.item', in: ['ENTREPRENEUR', 'TEAM', 'START_UP'] },
      required: true,
    },
  ],
  rules: [{ rule: 'sum', field: 'rightsInAll', of: ['inventions', 'utilities', 'software', 'foreign'] }],
};

const talentsSection: Section = {
  key: 'talents',
  title: { CN: '引进人才', EN: 'Talent introduced' },
  intro: { CN: '列出本次申报所依据的引进人才。', EN: 'Those whom the company brought in and for whom it applies.' },
  visible: { field: 'choice.type', is: 'UNIT' },
  fields: [
    {
      kind: 'rows',
      key: 'people',
      label: { CN: '引进人才', EN: 'People' },
      item: { CN: '人才', EN: 'person' },
      required: true,
      min: 1,
      max: 50,
      summary: ['{name}', '{position}', '{joinedOn}'],
      newestFirst: 'joinedOn',
      fields: [
        {
          kind: 'text',
          key: 'name',
          label: { CN: '姓名', EN: 'Name' },
          required: true,
          max: 50,
          pattern: 'person-name',
          width: 'half',
          sensitive: 'S2',
        },
        {
          kind: 'choice',
          key: 'class',
          label: { CN: '人才类别', EN: 'Class' },
          options: 'talentClass',
          required: true,
          width: 'half',
        },
        {
          kind: 'text',
          key: 'position',
          label: { CN: '岗位', EN: 'Position' },
          required: true,
          max: 60,
          width: 'half',
        },
        {
          kind: 'date',
          key: 'joinedOn',
          label: { CN: '入职日期', EN: 'Joined on' },
          required: true,
          min: '1990-01-01',
          max: {},
          width: 'half',
        },
        documents({ key: 'contract', label: { CN: '劳动合同', EN: 'Labour contract' }, max: 2 }),
      ],
      rules: [],
    },
  ],
};

const unitFilesSection: Section = {
  key: 'unitFiles',
  title: { CN: '单位附件', EN: 'Documents of the company' },
  fields: [
    documents({
      key: 'audit',
      label: { CN: '审计报告', EN: 'Audit reports' },
      hint: { CN: '近三年的年度审计报告，每年一份。', EN: 'Of the last three years, one a year.' },
      max: 3,
      ofEmployer: true,
    }),
    documents({
      key: 'taxAndInsurance',
      label: { CN: '纳税与社保清单', EN: 'Lists of tax and social insurance' },
      max: 5,
      ofEmployer: true,
    }),
    documents({
      key: 'rights',
      label: { CN: '知识产权证明', EN: 'Proofs of intellectual property' },
      hint: { CN: '件数须与“知识产权合计”一致。', EN: 'As many as declared under “in all”.' },
      visible: { field: 'compete.rightsInAll', atLeast: 1 },
      max: 100,
      ofEmployer: true,
    }),
    documents({
      key: 'premises',
      label: { CN: '场地租赁合同或照片', EN: 'Lease or photos' },
      required: false,
      max: 6,
      ofEmployer: true,
    }),
    documents({
      key: 'opinion',
      label: { CN: '单位意见（盖章）', EN: 'Opinion of the company, sealed' },
      max: 2,
    }),
  ],
  rules: [
    {
      rule: 'count',
      field: 'rights',
      other: 'compete.rightsInAll',
      otherLabel: { CN: '知识产权合计', EN: 'intellectual property in all' },
      when: { field: 'compete.rightsInAll', atLeast: 1 },
    },
  ],
};

/** The sections about the company, in the order of the form. */
export const unitParts: readonly Section[] = [
  { ...unitSection, visible: aboutUnit },
  { ...unitContactSection, visible: aboutUnit },
  { ...competeSection, visible: aboutUnit },
  talentsSection,
  { ...unitFilesSection, visible: aboutUnit },
];
