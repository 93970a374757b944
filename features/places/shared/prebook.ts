import type { Field } from '#core/forms/field.ts';
import type { Values } from '#core/forms/values.ts';
import type { StatusTag } from '#core/resources/resource.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import type { Text } from '#core/texts/text.ts';

/** What staff note by hand. */
const notedKinds = [
  { value: 'PLACE', label: { CN: '场地', EN: 'A place' } },
  { value: 'CONSULT', label: { CN: '咨询', EN: 'Advice' } },
];

export const prebookKinds = [...notedKinds, { value: 'SHOP', label: { CN: '商户权益', EN: 'A benefit' } }];

/** What a benefit of a shop and the shop were called when it was booked. */
export interface BookedBenefit {
  readonly shop: Text;
  readonly address: Text;
  readonly benefit: Text;
}

/** States of a booking; the last four are ends. */
export const prebookStates = {
  PENDING: { label: { CN: '待确认', EN: 'To be confirmed' }, tone: 'waiting' },
  CONFIRMED: { label: { CN: '已确认', EN: 'Confirmed' }, tone: 'working' },
  USED: { label: { CN: '已到访', EN: 'Came' }, tone: 'done' },
  NO_SHOW: { label: { CN: '未到', EN: 'Did not come' }, tone: 'problem' },
  REJECTED: { label: { CN: '已拒绝', EN: 'Declined' }, tone: 'off' },
  CANCELLED: { label: { CN: '已取消', EN: 'Cancelled' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export type PrebookState = keyof typeof prebookStates;

const isPlace = { field: 'kind', is: 'PLACE' } as const;

/** What staff write down of somebody who wants to come. */
export const prebookFields: readonly Field[] = [
  {
    key: 'kind',
    kind: 'choice',
    label: { CN: '类型', EN: 'For' },
    options: notedKinds,
    required: true,
    // Of what holders booked in shops, which nobody notes by hand, the record tells the kind at its head.
    visible: { not: { field: 'kind', is: 'SHOP' } },
  },
  {
    key: 'place',
    kind: 'choice',
    label: { CN: '场地', EN: 'Place' },
    options: 'places',
    visible: isPlace,
    required: isPlace,
  },
  {
    key: 'startAt',
    kind: 'date-time',
    label: { CN: '开始', EN: 'From' },
    hint: { CN: '北京时间', EN: 'Beijing time' },
    required: true,
    width: 'half',
  },
  { key: 'endAt', kind: 'date-time', label: { CN: '结束', EN: 'To' }, required: true, width: 'half' },
  {
    key: 'name',
    kind: 'text',
    label: { CN: '预约人', EN: 'Booked by' },
    pattern: 'person-name',
    max: 50,
    required: true,
    width: 'half',
  },
  {
    key: 'phone',
    kind: 'text',
    label: { CN: '电话', EN: 'Telephone' },
    pattern: 'telephone',
    max: 30,
    required: true,
    width: 'half',
  },
  { key: 'company', kind: 'text', label: { CN: '单位', EN: 'Employer' }, max: 100, width: 'half' },
  {
    key: 'people',
    kind: 'number',
    label: { CN: '人数', EN: 'People' },
    decimals: 0,
    min: 1,
    max: 100_000,
    required: true,
    width: 'half',
  },
  { key: 'remark', kind: 'long-text', unit: 'characters', max: 500, label: { CN: '说明', EN: 'Remark' } },
];

/** A booking that does not end after it begins. */
export function prebookProblems({ startAt, endAt }: Values): Problem[] {
  if (typeof startAt !== 'string' || typeof endAt !== 'string' || startAt < endAt) return [];
  const params = { value: endAt, otherValue: startAt, otherCN: '开始', otherEN: 'From' };
  return [{ path: 'endAt', key: startAt === endAt ? 'SAME_AS' : 'EARLIER_THAN', params }];
}
