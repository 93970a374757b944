import { bilingualText } from '#core/forms/bilingual.ts';
import type { Field } from '#core/forms/field.ts';
import { isRecord, type Values } from '#core/forms/values.ts';
import { type Aggregate, type Band, type Rubric, rubricFaults } from '#core/judging/rubric.ts';
import type { StatusTag } from '#core/resources/resource.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import type { Text } from '#core/texts/text.ts';
import { linesOf } from './question.ts';

export const quantDomains = [
  { value: 'COURSE_EVAL', label: { CN: '课程评价', EN: 'Course evaluation' } },
  { value: 'JUDGING', label: { CN: '评审', EN: 'Judging' } },
  { value: 'SATISFACTION', label: { CN: '满意度', EN: 'Satisfaction' } },
  { value: 'FIELD_SCORE', label: { CN: '现场评分', EN: 'Scores on site' } },
];

export const quantStates = {
  DRAFT: { label: { CN: '草稿', EN: 'Draft' }, tone: 'waiting' },
  PUBLISHED: { label: { CN: '已发布', EN: 'Published' }, tone: 'done' },
  RETIRED: { label: { CN: '已停用', EN: 'Retired' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export const aggregateOptions: readonly { value: Aggregate; label: Text }[] = [
  { value: 'SUM', label: { CN: '各项相加', EN: 'Sum' } },
  { value: 'MEAN', label: { CN: '各项平均', EN: 'Mean' } },
  { value: 'WEIGHTED', label: { CN: '按权重（百分制）', EN: 'By weight, in percent' } },
  { value: 'TRIMMED_MEAN', label: { CN: '去掉最高最低后平均', EN: 'Mean without highest and lowest' } },
];

/** A scale by which something is scored. */
export const quantFields: readonly Field[] = [
  {
    key: 'code',
    kind: 'text',
    label: { CN: '编码', EN: 'Code' },
    pattern: 'source-code',
    max: 40,
    required: true,
    width: 'half',
  },
  {
    key: 'domain',
    kind: 'choice',
    label: { CN: '用途', EN: 'Used for' },
    options: quantDomains,
    required: true,
    width: 'half',
  },
  ...bilingualText('name', { label: { CN: '名称', EN: 'Name' }, max: 80 }),
  {
    key: 'aggregate',
    kind: 'choice',
    label: { CN: '汇总方式', EN: 'How points add up' },
    options: aggregateOptions,
    required: true,
    width: 'half',
  },
  {
    key: 'decimals',
    kind: 'number',
    label: { CN: '保留小数', EN: 'Decimals' },
    decimals: 0,
    min: 0,
    max: 4,
    required: true,
    width: 'half',
  },
  {
    key: 'dims',
    kind: 'rows',
    label: { CN: '评分项', EN: 'What is scored' },
    item: { CN: '评分项', EN: 'item' },
    summary: ['{nameCN}', '{min}–{max}', '{weight}'],
    min: 1,
    max: 30,
    required: true,
    fields: [
      { key: 'code', kind: 'text', label: { CN: '编码', EN: 'Code' }, max: 30, required: true, width: 'half' },
      {
        key: 'weight',
        kind: 'number',
        label: { CN: '权重', EN: 'Weight' },
        suffix: { CN: '%', EN: '%' },
        decimals: 1,
        min: 0,
        max: 100,
        width: 'half',
      },
      ...bilingualText('name', { label: { CN: '名称', EN: 'Name' }, max: 80 }),
      {
        key: 'min',
        kind: 'number',
        label: { CN: '最低分', EN: 'Lowest' },
        decimals: 2,
        min: -1000,
        max: 1000,
        required: true,
        width: 'half',
      },
      {
        key: 'max',
        kind: 'number',
        label: { CN: '最高分', EN: 'Highest' },
        decimals: 2,
        min: -1000,
        max: 1000,
        required: true,
        width: 'half',
      },
      {
        key: 'step',
        kind: 'number',
        label: { CN: '步长', EN: 'Step' },
        decimals: 2,
        min: 0.01,
        max: 100,
        required: true,
        width: 'half',
      },
      {
        key: 'levels',
        kind: 'long-text',
        label: { CN: '等级说明', EN: 'Named scores' },
        hint: {
          CN: '每行一个：分值|中文|英文；留空则按步长打分。',
          EN: 'One a line: score|Chinese|English; empty to score by the step.',
        },
        unit: 'characters',
        max: 2000,
      },
      {
        key: 'bands',
        kind: 'long-text',
        label: { CN: '分档说明', EN: 'Bands' },
        hint: {
          CN: '每行一档：从-到|中文|英文，例如 16-20|有独立创新；评分人按档选分，再细调。',
          EN: 'One a line: from-to|Chinese|English, such as 16-20|…|New idea; whoever scores picks a band first.',
        },
        unit: 'characters',
        max: 2000,
      },
    ],
  },
];

/** The rubric that a form describes. */
export function rubricOf(values: Values, version = 1): Rubric {
  const dims = Array.isArray(values.dims) ? values.dims.filter(isRecord) : [];
  return {
    code: String(values.code ?? ''),
    version,
    aggregate: (values.aggregate ?? 'SUM') as Aggregate,
    decimals: Number(values.decimals ?? 0),
    dimensions: dims.map((row) => ({
      code: String(row.code ?? ''),
      name: { CN: String(row.nameCN ?? ''), EN: String(row.nameEN ?? '') },
      ...(row.weight !== null && row.weight !== undefined && row.weight !== '' ? { weight: Number(row.weight) } : {}),
      min: Number(row.min),
      max: Number(row.max),
      step: Number(row.step),
      levels: linesOf(row.levels).map((line) => {
        const [value = '', CN = '', EN = ''] = line.split(/[|｜]/).map((part) => part.trim());
        return { value: Number(value), label: { CN, EN: EN || CN } };
      }),
      ...bandsOf(row.bands),
    })),
  };
}

/** Absent where there are none, so that a scale frozen without them keeps its digest. A line that is no range is a fault. */
function bandsOf(lines: unknown): { bands?: Band[] } {
  const bands = linesOf(lines).map((line) => {
    const [range = '', CN = '', EN = ''] = line.split(/[|｜]/).map((part) => part.trim());
    const [, from = Number.NaN, to = from] = /^(-?[\d.]+)(?:\s*[-–—~～至]\s*(-?[\d.]+))?$/.exec(range) ?? [];
    return { from: Number(from), to: Number(to), note: { CN, EN: EN || CN } };
  });
  return bands.length > 0 ? { bands } : {};
}

const faultTexts: Record<Exclude<ReturnType<typeof rubricFaults>[number]['fault'], 'WEIGHT_SUM'>, Text> = {
  NO_DIMENSION: { CN: '至少要有一个评分项。', EN: 'at least one item is needed.' },
  CODE_TWICE: { CN: '有两个评分项编码相同。', EN: 'two items have the same code.' },
  RANGE: { CN: '最低分应小于最高分。', EN: 'the lowest must be below the highest.' },
  STEP: { CN: '步长应能把最低分到最高分分完。', EN: 'the step must lead from the lowest to the highest.' },
  LEVEL: { CN: '等级的分值应在范围内、各不相同。', EN: 'named scores must lie in the range and differ.' },
  BAND: {
    CN: '分档应写成“从-到|说明”，在范围内、互不重叠。',
    EN: 'bands are written “from-to|text”, lie in the range and do not overlap.',
  },
  WEIGHT: { CN: '按权重汇总时，每项都要有权重。', EN: 'by weight, each item needs one.' },
  DECIMALS: { CN: '小数位数应为 0 至 4。', EN: 'decimals are 0 to 4.' },
};

/** Every fault of a scale, at the item or the list of items. */
export function quantProblems(values: Values): Problem[] {
  const dims = Array.isArray(values.dims) ? values.dims.filter(isRecord) : [];
  if (dims.length === 0) return [];
  return rubricFaults(rubricOf(values)).map(({ fault, dimension }) => {
    const row = dims.find(({ code }) => code === dimension);
    const because = fault === 'WEIGHT_SUM' ? weightSum(dims) : faultTexts[fault];
    const path = row && dimension ? `dims[${String(row.id)}].${fieldOf[fault] ?? 'code'}` : 'dims';
    return { path, key: 'FORBIDDEN', params: { becauseCN: because.CN, becauseEN: because.EN } };
  });
}

/** What the weights come to, so that whoever divides them anew knows how much is missing. */
function weightSum(dims: readonly Values[]): Text {
  const sum = Math.round(dims.reduce((total, { weight }) => total + Number(weight ?? 0), 0) * 100) / 100;
  return { CN: `各项权重之和应为 100，现在是 ${sum}。`, EN: `the weights must add up to 100; now they make ${sum}.` };
}

const fieldOf: Partial<Record<ReturnType<typeof rubricFaults>[number]['fault'], string>> = {
  RANGE: 'max',
  STEP: 'step',
  LEVEL: 'levels',
  BAND: 'bands',
  WEIGHT: 'weight',
};
