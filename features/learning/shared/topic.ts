import { bilingualText } from '#core/forms/bilingual.ts';
import type { Field } from '#core/forms/field.ts';
import type { StatusTag } from '#core/resources/resource.ts';

/** How many levels of topics there are, the subjects that come with the product included. */
export const mostLevels = 4;

export const topicStatuses = {
  ON: { label: { CN: '启用', EN: 'In use' }, tone: 'done' },
  OFF: { label: { CN: '停用', EN: 'Off' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

/** What a topic of the question bank is: its name, and the subject or topic that it belongs to. */
export const topicFields: readonly Field[] = [
  ...bilingualText('name', { label: { CN: '名称', EN: 'Name' }, max: 40 }),
  { key: 'parent', kind: 'choice', label: { CN: '上级分类', EN: 'Below' }, options: 'topics', required: true },
  {
    key: 'sort',
    kind: 'number',
    label: { CN: '排序', EN: 'Order' },
    hint: { CN: '数字小的在前。', EN: 'Lower numbers come first.' },
    decimals: 0,
    min: 0,
    max: 9999,
    width: 'half',
  },
];
