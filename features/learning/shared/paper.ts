import { bilingualText } from '#core/forms/bilingual.ts';
import type { Field } from '#core/forms/field.ts';
import { isRecord, type Values } from '#core/forms/values.ts';
import type { StatusTag } from '#core/resources/resource.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import { difficulties, questionTypes } from './question.ts';

export const paperModes = [
  { value: 'FIXED', label: { CN: '固定题目', EN: 'The same questions for all' } },
  { value: 'RANDOM', label: { CN: '随机抽题', EN: 'Drawn from the bank' } },
];

export const paperStatuses = {
  DRAFT: { label: { CN: '草稿', EN: 'Draft' }, tone: 'waiting' },
  ON: { label: { CN: '开放', EN: 'Open' }, tone: 'done' },
  OFF: { label: { CN: '关闭', EN: 'Closed' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

/** What an exam is: its questions or how they are drawn, its time, and what is needed to pass. */
export const paperFields: readonly Field[] = [
  ...bilingualText('title', { label: { CN: '试卷名称', EN: 'Title' }, max: 80 }),
  { key: 'course', kind: 'choice', label: { CN: '所属课程', EN: 'Course' }, options: 'courses', width: 'half' },
  {
    key: 'mode',
    kind: 'choice',
    label: { CN: '出题方式', EN: 'Questions' },
    options: paperModes,
    required: true,
    width: 'half',
  },
  {
    key: 'items',
    kind: 'rows',
    label: { CN: '题目', EN: 'Questions' },
    item: { CN: '题', EN: 'question' },
    summary: ['{question}', '{score}'],
    max: 200,
    visible: { field: 'mode', is: 'FIXED' },
    required: { field: 'mode', is: 'FIXED' },
    fields: [
      { key: 'question', kind: 'choice', label: { CN: '题目', EN: 'Question' }, options: 'questions', required: true },
      {
        key: 'score',
        kind: 'number',
        label: { CN: '分值', EN: 'Points' },
        decimals: 1,
        min: 0.5,
        max: 100,
        required: true,
      },
    ],
  },
  {
    key: 'draws',
    kind: 'rows',
    label: { CN: '抽题规则', EN: 'What is drawn' },
    item: { CN: '规则', EN: 'rule' },
    summary: ['{bank}', '{type}', '{count}', '{score}'],
    max: 20,
    visible: { field: 'mode', is: 'RANDOM' },
    required: { field: 'mode', is: 'RANDOM' },
    fields: [
      {
        key: 'bank',
        kind: 'choice',
        label: { CN: '分类', EN: 'Topic' },
        options: 'topics',
        required: true,
        width: 'half',
      },
      {
        key: 'type',
        kind: 'choice',
        label: { CN: '题型', EN: 'Kind' },
        options: questionTypes,
        required: true,
        width: 'half',
      },
      {
        key: 'difficulty',
        kind: 'choice',
        label: { CN: '难度', EN: 'Difficulty' },
        options: difficulties,
        width: 'half',
      },
      {
        key: 'count',
        kind: 'number',
        label: { CN: '题数', EN: 'How many' },
        decimals: 0,
        min: 1,
        max: 100,
        required: true,
        width: 'half',
      },
      {
        key: 'score',
        kind: 'number',
        label: { CN: '每题分值', EN: 'Points each' },
        decimals: 1,
        min: 0.5,
        max: 100,
        required: true,
        width: 'half',
      },
    ],
  },
  {
    key: 'minutes',
    kind: 'number',
    label: { CN: '时长', EN: 'Time' },
    suffix: { CN: '分钟', EN: '{count:minute|minutes}' },
    decimals: 0,
    min: 1,
    max: 300,
    required: true,
    width: 'half',
  },
  {
    key: 'pass',
    kind: 'number',
    label: { CN: '及格线', EN: 'Needed to pass' },
    suffix: { CN: '%', EN: '%' },
    decimals: 0,
    min: 1,
    max: 100,
    required: true,
    width: 'half',
  },
  {
    key: 'attempts',
    kind: 'number',
    label: { CN: '可考次数', EN: 'Attempts' },
    decimals: 0,
    min: 1,
    max: 20,
    required: true,
    width: 'half',
  },
  {
    key: 'shuffle',
    kind: 'choice',
    label: { CN: '题目顺序', EN: 'Order of questions' },
    options: [
      { value: 'NO', label: { CN: '按题号', EN: 'As written' } },
      { value: 'YES', label: { CN: '每人打乱', EN: 'Mixed for each learner' } },
    ],
    required: true,
    width: 'half',
  },
  { key: 'opensAt', kind: 'date-time', label: { CN: '开放时间', EN: 'Open from' }, width: 'half' },
  { key: 'closesAt', kind: 'date-time', label: { CN: '截止时间', EN: 'Open until' }, width: 'half' },
];

/** A fixed question of a paper. */
export interface PaperItem {
  readonly question: string;
  readonly score: number;
}

/** How many questions of a kind are drawn. */
export interface PaperDraw {
  readonly bank: string;
  readonly type: string;
  readonly difficulty: string | null;
  readonly count: number;
  readonly score: number;
}

export function itemsOf({ items }: Values): PaperItem[] {
  return (Array.isArray(items) ? items.filter(isRecord) : []).map(({ question, score }) => ({
    question: String(question ?? ''),
    score: Number(score),
  }));
}

export function drawsOf({ draws }: Values): PaperDraw[] {
  return (Array.isArray(draws) ? draws.filter(isRecord) : []).map(({ bank, type, difficulty, count, score }) => ({
    bank: String(bank ?? ''),
    type: String(type ?? ''),
    difficulty: difficulty ? String(difficulty) : null,
    count: Number(count),
    score: Number(score),
  }));
}

/** Points and questions of a paper. */
export function paperSums(values: Values): { questions: number; total: number } {
  if (values.mode === 'RANDOM') {
    const draws = drawsOf(values);
    return {
      questions: draws.reduce((sum, { count }) => sum + count, 0),
      total: draws.reduce((sum, { count, score }) => sum + count * score, 0),
    };
  }
  const items = itemsOf(values);
  return { questions: items.length, total: items.reduce((sum, { score }) => sum + score, 0) };
}

/** A question that stands twice, and a window that ends before it begins. */
export function paperProblems(values: Values): Problem[] {
  const items = values.mode === 'FIXED' ? (Array.isArray(values.items) ? values.items.filter(isRecord) : []) : [];
  const twice = items.filter(
    ({ question }, at) => question && items.findIndex((other) => other.question === question) < at,
  );
  const { opensAt, closesAt } = values;
  const isBackwards = typeof opensAt === 'string' && typeof closesAt === 'string' && closesAt <= opensAt;
  return [
    ...twice.map(
      ({ id }): Problem => ({
        path: `items[${String(id)}].question`,
        key: 'FORBIDDEN',
        params: { becauseCN: '试卷里已经有这道题。', becauseEN: 'the paper has this question already.' },
      }),
    ),
    ...(isBackwards
      ? [
          {
            path: 'closesAt',
            key: 'EARLIER_THAN',
            params: { value: closesAt, otherValue: opensAt, otherCN: '开放时间', otherEN: 'Open from' },
          } as Problem,
        ]
      : []),
  ];
}
