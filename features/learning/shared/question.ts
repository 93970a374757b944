import type { Field } from '#core/forms/field.ts';
import type { Values } from '#core/forms/values.ts';
import type { StatusTag } from '#core/resources/resource.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import type { Text } from '#core/texts/text.ts';

export const questionTypes = [
  { value: 'SINGLE', label: { CN: '单选题', EN: 'Single' } },
  { value: 'MULTI', label: { CN: '多选题', EN: 'Several' } },
  { value: 'JUDGE', label: { CN: '判断题', EN: 'True/false' } },
  { value: 'BLANK', label: { CN: '填空题', EN: 'Fill in' } },
  { value: 'ESSAY', label: { CN: '简答题', EN: 'Own words' } },
] as const;

export type QuestionType = (typeof questionTypes)[number]['value'];

/** What the questions are about, at the top; tenants keep topics below these. */
export const questionBanks = [
  { value: 'POLICY', label: { CN: '人才政策', EN: 'Talent policies' } },
  { value: 'STARTUP', label: { CN: '创业实务', EN: 'Starting a business' } },
  { value: 'FINANCE', label: { CN: '财税与融资', EN: 'Tax and finance' } },
  { value: 'LAW', label: { CN: '法律与知识产权', EN: 'Law and intellectual property' } },
  { value: 'SAFETY', label: { CN: '实验室安全', EN: 'Laboratory safety' } },
  { value: 'DATA', label: { CN: '数据与人工智能', EN: 'Data and artificial intelligence' } },
];

export const difficulties = [1, 2, 3, 4, 5].map((level) => ({
  value: String(level),
  label: { CN: `${level} 级`, EN: `Level ${level}` },
}));

/** Bands of the share of right answers; the lowest is what the list draws amber. */
export const rightRates = [
  { value: 'LOW', label: { CN: '低于 40%', EN: 'Below 40%' } },
  { value: 'MIDDLE', label: { CN: '40%–69%', EN: '40% to 69%' } },
  { value: 'HIGH', label: { CN: '70%–89%', EN: '70% to 89%' } },
  { value: 'TOP', label: { CN: '90% 及以上', EN: '90% and above' } },
  { value: 'NONE', label: { CN: '还没有', EN: 'None yet' } },
] as const;

/** Questions by what learners asked about them. */
export const doubtKinds = [
  { value: 'OPEN', label: { CN: '有待答复', EN: 'To be answered' } },
  { value: 'SOME', label: { CN: '有人质疑', EN: 'Doubted' } },
  { value: 'NONE', label: { CN: '无人质疑', EN: 'Not doubted' } },
] as const;

/** How an answer that is right in part counts. */
export const partialRules = [
  { value: 'NONE', label: { CN: '全对才得分', EN: 'Only a full answer counts' } },
  { value: 'HALF', label: { CN: '少选得一半', EN: 'Half for too few' } },
  { value: 'RATIO', label: { CN: '按对的个数得分', EN: 'By how many are right' } },
];

export const questionStatuses = {
  DRAFT: { label: { CN: '草稿', EN: 'Draft' }, tone: 'waiting' },
  ON: { label: { CN: '启用', EN: 'On' }, tone: 'done' },
  OFF: { label: { CN: '停用', EN: 'Off' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

const ofType = (...types: readonly QuestionType[]) => ({ field: 'type', in: types });

/** What a question of the bank is; its answers are lines of text, so that a sheet can bring them. */
export const questionFields: readonly Field[] = [
  {
    key: 'type',
    kind: 'choice',
    label: { CN: '题型', EN: 'Kind' },
    options: questionTypes,
    required: true,
    width: 'half',
  },
  {
    key: 'bank',
    kind: 'choice',
    label: { CN: '分类', EN: 'Topic' },
    options: 'topics',
    required: true,
    width: 'half',
  },
  {
    key: 'stem',
    kind: 'long-text',
    label: { CN: '题干', EN: 'Question' },
    hint: {
      CN: '填空题用三个下划线 ___ 表示每个空。',
      EN: 'For “fill in”, write ___ (three underscores) for each gap.',
    },
    unit: 'characters',
    max: 2000,
    required: true,
  },
  {
    key: 'options',
    kind: 'long-text',
    label: { CN: '选项', EN: 'Options' },
    hint: {
      CN: '每行一个选项，2 至 8 个；正确的选项在行首加 * 。',
      EN: 'One a line, two to eight; begin those that are right with * .',
    },
    unit: 'characters',
    max: 2000,
    visible: ofType('SINGLE', 'MULTI'),
    required: ofType('SINGLE', 'MULTI'),
  },
  {
    key: 'isTrue',
    kind: 'choice',
    label: { CN: '正确判断', EN: 'The statement is' },
    options: [
      { value: 'TRUE', label: { CN: '正确', EN: 'True' } },
      { value: 'FALSE', label: { CN: '错误', EN: 'False' } },
    ],
    visible: ofType('JUDGE'),
    required: ofType('JUDGE'),
  },
  {
    key: 'blanks',
    kind: 'long-text',
    label: { CN: '各空答案', EN: 'Answers of the gaps' },
    hint: {
      CN: '每行一个空；同一空有几种写法时用竖线 | 隔开。',
      EN: 'One gap a line; put | between different ways of writing one.',
    },
    unit: 'characters',
    max: 1000,
    visible: ofType('BLANK'),
    required: ofType('BLANK'),
  },
  {
    key: 'reference',
    kind: 'long-text',
    label: { CN: '参考答案与评分要点', EN: 'Model answer and what gives points' },
    unit: 'characters',
    max: 3000,
    visible: ofType('ESSAY'),
    required: ofType('ESSAY'),
  },
  {
    key: 'partial',
    kind: 'choice',
    label: { CN: '部分正确', EN: 'Partly right' },
    options: partialRules,
    visible: ofType('MULTI', 'BLANK'),
    required: ofType('MULTI', 'BLANK'),
    width: 'half',
  },
  {
    key: 'difficulty',
    kind: 'choice',
    label: { CN: '难度', EN: 'Difficulty' },
    options: difficulties,
    required: true,
    width: 'half',
  },
  {
    key: 'score',
    kind: 'number',
    label: { CN: '分值', EN: 'Points' },
    decimals: 1,
    min: 0.5,
    max: 100,
    required: true,
    width: 'half',
  },
  { key: 'course', kind: 'choice', label: { CN: '课程', EN: 'Course' }, options: 'courses', width: 'half' },
  { key: 'points', kind: 'text', label: { CN: '知识点', EN: 'Key point' }, max: 40, width: 'half' },
  {
    key: 'analysis',
    kind: 'long-text',
    label: { CN: '解析', EN: 'Explanation' },
    hint: { CN: '交卷后考生可见。', EN: 'Shown to learners once they have handed in.' },
    unit: 'characters',
    max: 2000,
  },
];

/** A question as a paper freezes it; `right` never leaves the server before the paper is handed in. */
export interface FrozenQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly stem: string;
  readonly options: readonly string[];
  /** Positions of right options, `TRUE` or `FALSE`, what each gap takes, or the model answer. */
  readonly right: Right;
  readonly partial: 'NONE' | 'HALF' | 'RATIO';
  readonly score: number;
  readonly points: string;
  readonly analysis: string;
}

export type Right =
  | { readonly options: readonly number[] }
  | { readonly isTrue: boolean }
  | { readonly blanks: readonly (readonly string[])[] }
  | { readonly reference: string };

/** The lines of a text that are not empty. */
export function linesOf(text: unknown): string[] {
  return String(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The options of a question and which of them are right. */
export function optionsOf(values: Values): { text: string; isRight: boolean }[] {
  return linesOf(values.options).map((line) => ({ text: line.replace(/^[*＊]\s*/, ''), isRight: /^[*＊]/.test(line) }));
}

/** What each gap takes. */
export function blanksOf(values: Values): string[][] {
  return linesOf(values.blanks).map((line) =>
    line
      .split(/[|｜]/)
      .map((way) => way.trim())
      .filter((way) => way !== ''),
  );
}

/** How many gaps a text has. */
export function gapsIn(stem: unknown): number {
  return String(stem ?? '').match(/_{3,}/g)?.length ?? 0;
}

/** What does not fit together in a question: too few options, no right one, gaps without answers. */
export function questionProblems(values: Values): Problem[] {
  const wrong = (path: string, because: Text): Problem => ({
    path,
    key: 'FORBIDDEN',
    params: { becauseCN: because.CN, becauseEN: because.EN },
  });
  const { type } = values;
  if (type === 'SINGLE' || type === 'MULTI') {
    const options = optionsOf(values);
    if (options.length === 0) return [];
    const right = options.filter(({ isRight }) => isRight).length;
    if (options.length < 2 || options.length > 8)
      return [wrong('options', { CN: '应有 2 至 8 个选项。', EN: 'two to eight options are needed.' })];
    if (new Set(options.map(({ text }) => text)).size < options.length)
      return [wrong('options', { CN: '有两个选项相同。', EN: 'two options are the same.' })];
    if (type === 'SINGLE' && right !== 1)
      return [wrong('options', { CN: '单选题应恰有一个正确选项。', EN: 'exactly one option must be right.' })];
    if (type === 'MULTI' && right < 2)
      return [wrong('options', { CN: '多选题至少有两个正确选项。', EN: 'two options or more must be right.' })];
  }
  if (type === 'BLANK') {
    const [gaps, answers] = [gapsIn(values.stem), blanksOf(values).length];
    if (gaps === 0) return [wrong('stem', { CN: '填空题的题干里没有 ___ 。', EN: 'there is no ___ in the question.' })];
    if (answers > 0 && answers !== gaps)
      return [
        wrong('blanks', {
          CN: `题干有 ${gaps} 个空，这里有 ${answers} 行答案。`,
          EN: `the question has ${gaps} gaps, and here are ${answers} lines.`,
        }),
      ];
  }
  return [];
}

/** Questions in the order of a paper: those of a kind together, and of each kind in the order they came in. */
export function inKinds<Q extends { readonly type: string }>(questions: readonly Q[]): Q[] {
  const rank = ({ type }: Q) => questionTypes.findIndex(({ value }) => value === type);
  return questions.toSorted((a, b) => rank(a) - rank(b));
}

/** A question of the bank as a paper freezes it, worth `score` points. */
export function frozen(id: string, values: Values, score: number): FrozenQuestion {
  const options = optionsOf(values);
  return {
    id,
    type: values.type as QuestionType,
    stem: String(values.stem ?? ''),
    options: options.map(({ text }) => text),
    right: rightOf(values),
    partial: (values.partial ?? 'NONE') as FrozenQuestion['partial'],
    score,
    points: String(values.points ?? ''),
    analysis: String(values.analysis ?? ''),
  };
}

function rightOf(values: Values): Right {
  if (values.type === 'JUDGE') return { isTrue: values.isTrue === 'TRUE' };
  if (values.type === 'BLANK') return { blanks: blanksOf(values) };
  if (values.type === 'ESSAY') return { reference: String(values.reference ?? '') };
  return { options: optionsOf(values).flatMap(({ isRight }, at) => (isRight ? [at] : [])) };
}
