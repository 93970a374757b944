import { bilingualText } from '#core/forms/bilingual.ts';
import type { Field } from '#core/forms/field.ts';
import { isRecord, type Values } from '#core/forms/values.ts';
import type { StatusTag } from '#core/resources/resource.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import type { Text } from '#core/texts/text.ts';
import { linesOf } from './question.ts';
import { holdsFor, readShowIf, type ShowIf, type ShowRule } from './show-if.ts';

export const questPurposes = [
  { value: 'EXERCISE', label: { CN: '课后练习', EN: 'Exercise' } },
  { value: 'SURVEY', label: { CN: '调查问卷', EN: 'Survey' } },
  { value: 'EVALUATION', label: { CN: '课程评价', EN: 'Evaluation' } },
  { value: 'CHECKLIST', label: { CN: '检查清单', EN: 'Checklist' } },
];

export const questStates = {
  DRAFT: { label: { CN: '草稿', EN: 'Draft' }, tone: 'waiting' },
  PUBLISHED: { label: { CN: '收集中', EN: 'Open' }, tone: 'done' },
  CLOSED: { label: { CN: '已结束', EN: 'Closed' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export const questItemTypes = [
  { value: 'SINGLE', label: { CN: '单选', EN: 'One answer' } },
  { value: 'MULTI', label: { CN: '多选', EN: 'Several answers' } },
  { value: 'SCALE', label: { CN: '1–5 分', EN: '1 to 5' } },
  { value: 'NUMBER', label: { CN: '数字', EN: 'Number' } },
  { value: 'DATE', label: { CN: '日期', EN: 'Date' } },
  { value: 'TEXT', label: { CN: '文字', EN: 'Text' } },
];

const withOptions = { field: 'type', in: ['SINGLE', 'MULTI'] };

/** A questionnaire: what it asks, of whom and when. */
export const questFields: readonly Field[] = [
  ...bilingualText('title', { label: { CN: '标题', EN: 'Title' }, max: 100 }),
  {
    key: 'purpose',
    kind: 'choice',
    label: { CN: '用途', EN: 'Purpose' },
    options: questPurposes,
    required: true,
    width: 'half',
  },
  { key: 'course', kind: 'choice', label: { CN: '所属课程', EN: 'Course' }, options: 'courses', width: 'half' },
  {
    key: 'anonymous',
    kind: 'choice',
    label: { CN: '匿名', EN: 'Anonymous' },
    options: [
      { value: 'YES', label: { CN: '匿名，不记录是谁', EN: 'Yes: who answered is not kept' } },
      { value: 'NO', label: { CN: '实名', EN: 'No' } },
    ],
    required: true,
    width: 'half',
  },
  {
    key: 'limit',
    kind: 'number',
    label: { CN: '每人可填次数', EN: 'Times a person' },
    decimals: 0,
    min: 1,
    max: 100,
    required: true,
    width: 'half',
  },
  { key: 'opensAt', kind: 'date-time', label: { CN: '开始', EN: 'From' }, width: 'half' },
  { key: 'closesAt', kind: 'date-time', label: { CN: '结束', EN: 'Until' }, width: 'half' },
  {
    key: 'items',
    kind: 'rows',
    label: { CN: '题目', EN: 'Items' },
    item: { CN: '题', EN: 'item' },
    summary: ['{code}', '{titleCN}', '{type}'],
    min: 1,
    max: 100,
    required: true,
    fields: [
      { key: 'code', kind: 'text', label: { CN: '题号', EN: 'Code' }, max: 20, required: true, width: 'half' },
      {
        key: 'type',
        kind: 'choice',
        label: { CN: '类型', EN: 'Kind' },
        options: questItemTypes,
        required: true,
        width: 'half',
      },
      ...bilingualText('title', { label: { CN: '问题', EN: 'Question' }, max: 200 }),
      {
        key: 'options',
        kind: 'long-text',
        label: { CN: '选项', EN: 'Options' },
        hint: { CN: '每行一个：中文|英文', EN: 'One a line: Chinese|English' },
        unit: 'characters',
        max: 2000,
        visible: withOptions,
        required: withOptions,
      },
      {
        key: 'required',
        kind: 'choice',
        label: { CN: '必答', EN: 'Must be answered' },
        options: [
          { value: 'YES', label: { CN: '必答', EN: 'Yes' } },
          { value: 'NO', label: { CN: '选答', EN: 'No' } },
        ],
        required: true,
        width: 'half',
      },
      {
        key: 'showIf',
        kind: 'text',
        label: { CN: '显示条件', EN: 'Shown if' },
        hint: {
          CN: '如 Q1=2：第 1 题选了第 2 个选项时才显示。分数和数字可写 Q4<=2；& 表示都满足，| 表示任一满足。',
          EN: 'Such as Q1=2: only when the second option of Q1 was chosen; Q4<=2 for points and numbers; & for all, | for any.',
        },
        max: 200,
        width: 'half',
      },
    ],
  },
];

/** An item of a questionnaire as it is asked. */
export interface QuestItem {
  readonly code: string;
  readonly type: 'SINGLE' | 'MULTI' | 'SCALE' | 'NUMBER' | 'DATE' | 'TEXT';
  readonly title: Text;
  readonly options: readonly Text[];
  readonly isRequired: boolean;
  /** Shown only when what was answered before meets it. */
  readonly showIf: ShowIf | null;
}

/** What somebody answered, by the code of the item. */
export type QuestAnswers = Readonly<Record<string, unknown>>;

/** The items of a questionnaire in their order. */
export function questItems({ items }: Values): QuestItem[] {
  return (Array.isArray(items) ? items.filter(isRecord) : []).map((row) => {
    return {
      code: String(row.code ?? ''),
      type: (row.type ?? 'TEXT') as QuestItem['type'],
      title: { CN: String(row.titleCN ?? ''), EN: String(row.titleEN ?? '') },
      options: linesOf(row.options).map((line) => {
        const [CN = '', EN = ''] = line.split(/[|｜]/).map((part) => part.trim());
        return { CN, EN: EN || CN };
      }),
      isRequired: row.required === 'YES',
      showIf: readShowIf(row.showIf),
    };
  });
}

/** The items that are asked, given the answers so far: what hangs on a hidden one is hidden, too. */
export function itemsAsked(items: readonly QuestItem[], answers: QuestAnswers): QuestItem[] {
  const asked: QuestItem[] = [];
  for (const item of items) {
    const isOn = (code: string) => asked.some((each) => each.code === code);
    if (!item.showIf || holdsFor(item.showIf, ({ code }) => (isOn(code) ? answers[code] : undefined))) asked.push(item);
  }
  return asked;
}

/** Whether an answer is one that the item can have. */
export function isQuestAnswer({ type, options }: QuestItem, answer: unknown): boolean {
  const isOption = (at: unknown) => typeof at === 'number' && Number.isInteger(at) && at >= 1 && at <= options.length;
  if (type === 'SINGLE') return isOption(answer);
  if (type === 'MULTI')
    return Array.isArray(answer) && answer.every(isOption) && new Set(answer).size === answer.length;
  if (type === 'SCALE') return typeof answer === 'number' && Number.isInteger(answer) && answer >= 1 && answer <= 5;
  if (type === 'NUMBER') return typeof answer === 'number' && Number.isFinite(answer);
  if (type === 'DATE') return typeof answer === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(answer);
  return typeof answer === 'string' && answer.length <= 2000;
}

/** Kinds whose answers can decide what is asked after them. */
export const decidingTypes: readonly QuestItem['type'][] = ['SINGLE', 'MULTI', 'SCALE', 'NUMBER'];

function canDecide({ type, options }: QuestItem, { value }: ShowRule): boolean {
  if (type === 'SCALE') return value >= 1 && value <= 5;
  return type === 'NUMBER' || (decidingTypes.includes(type) && options[value - 1] !== undefined);
}

/** Codes that stand twice, options that are missing, and conditions on what is not asked before. */
export function questProblems(values: Values): Problem[] {
  const rows = Array.isArray(values.items) ? values.items.filter(isRecord) : [];
  const items = questItems(values);
  const wrong = (at: number, field: string, because: Text): Problem => ({
    path: `items[${String(rows[at]!.id)}].${field}`,
    key: 'FORBIDDEN',
    params: { becauseCN: because.CN, becauseEN: because.EN },
  });
  return items.flatMap((item, at): Problem[] => {
    const earlier = items.slice(0, at);
    const told = String(rows[at]!.showIf ?? '').trim();
    if (item.code && earlier.some(({ code }) => code === item.code))
      return [wrong(at, 'code', { CN: '题号重复。', EN: 'this code stands twice.' })];
    if ((item.type === 'SINGLE' || item.type === 'MULTI') && item.options.length === 1)
      return [wrong(at, 'options', { CN: '至少要有两个选项。', EN: 'two options or more are needed.' })];
    if (told !== '' && !item.showIf)
      return [wrong(at, 'showIf', { CN: '应写成“题号=第几项”，如 Q1=2。', EN: 'write code=number, such as Q1=2.' })];
    if (item.showIf?.rules.some((rule) => !earlier.some(({ code }) => code === rule.code)))
      return [wrong(at, 'showIf', { CN: '前面没有这道题。', EN: 'no item before this has that code.' })];
    if (item.showIf?.rules.some((rule) => !canDecide(earlier.find(({ code }) => code === rule.code)!, rule)))
      return [wrong(at, 'showIf', { CN: '那道题没有这个答案。', EN: 'that item has no such answer.' })];
    return [];
  });
}
