import type { Point } from '#core/distance.ts';
import { bilingualText } from '#core/forms/bilingual.ts';
import type { Field } from '#core/forms/field.ts';
import { isRecord, type Values } from '#core/forms/values.ts';
import type { StatusTag } from '#core/resources/resource.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import type { Text } from '#core/texts/text.ts';

export const shopCategories = [
  { value: 'MEDICAL', label: { CN: '医疗', EN: 'Health' } },
  { value: 'EDU', label: { CN: '教育', EN: 'Education' } },
  { value: 'CULTURE', label: { CN: '文化', EN: 'Culture' } },
  { value: 'SPORT', label: { CN: '运动', EN: 'Sport' } },
  { value: 'DINING', label: { CN: '餐饮', EN: 'Dining' } },
  { value: 'HOTEL', label: { CN: '住宿', EN: 'Hotels' } },
  { value: 'TRAVEL', label: { CN: '出行', EN: 'Travel' } },
  { value: 'FINANCE', label: { CN: '金融', EN: 'Finance' } },
  { value: 'HOUSING', label: { CN: '居住', EN: 'Housing' } },
];

export const shopStates = {
  DRAFT: { label: { CN: '待审核', EN: 'Draft' }, tone: 'waiting' },
  OPEN: { label: { CN: '合作中', EN: 'Open' }, tone: 'done' },
  CLOSED: { label: { CN: '已停止', EN: 'Closed' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export const benefitKinds = [
  { value: 'DISCOUNT', label: { CN: '折扣', EN: 'Discount' } },
  { value: 'FREE', label: { CN: '免费', EN: 'Free' } },
  { value: 'GIFT', label: { CN: '礼遇', EN: 'Gift' } },
  { value: 'PRIORITY', label: { CN: '优先', EN: 'Priority' } },
  { value: 'SERVICE', label: { CN: '服务', EN: 'Service' } },
];

export const benefitPeriods = [
  { value: 'DAY', label: { CN: '每天', EN: 'A day' } },
  { value: 'MONTH', label: { CN: '每月', EN: 'A month' } },
  { value: 'YEAR', label: { CN: '每年', EN: 'A year' } },
  { value: 'ONCE', label: { CN: '总共', EN: 'In all' } },
] as const;

export type BenefitPeriod = (typeof benefitPeriods)[number]['value'];

/** Who may have a benefit by a card. */
export const benefitUsers = [
  { value: 'HOLDER', label: { CN: '持卡人本人', EN: 'The holder alone' } },
  { value: 'FAMILY', label: { CN: '持卡人和家属，次数共用', EN: 'The holder and the family, who share the times' } },
] as const;

export const cardLevels = ['A', 'B', 'C', 'D', 'E', 'F'].map((value) => ({
  value,
  label: { CN: `${value} 类`, EN: `Class ${value}` },
}));

/** What is told of a shop that honours the talent card, with the benefits it gives. */
export const shopFields: readonly Field[] = [
  ...bilingualText('name', { label: { CN: '名称', EN: 'Name' }, max: 60 }),
  {
    key: 'category',
    kind: 'choice',
    label: { CN: '类别', EN: 'Category' },
    options: shopCategories,
    required: true,
    width: 'half',
  },
  { key: 'region', kind: 'region', label: { CN: '所在区域', EN: 'Region' }, depth: 'district', required: true },
  ...bilingualText('address', { label: { CN: '地址', EN: 'Address' }, max: 130 }),
  {
    key: 'lng',
    kind: 'number',
    label: { CN: '经度', EN: 'Longitude' },
    hint: {
      CN: '经纬度（WGS 84）都填了，商户才出现在“离我最近”里',
      EN: 'With both (WGS 84) the shop is found under “near me”',
    },
    decimals: 6,
    min: -180,
    max: 180,
    width: 'half',
    required: { field: 'lat', filled: true },
  },
  {
    key: 'lat',
    kind: 'number',
    label: { CN: '纬度', EN: 'Latitude' },
    decimals: 6,
    min: -90,
    max: 90,
    width: 'half',
    required: { field: 'lng', filled: true },
  },
  ...bilingualText('hours', { label: { CN: '营业时间', EN: 'Opening hours' }, max: 80 }),
  {
    key: 'contact',
    kind: 'text',
    label: { CN: '联系人', EN: 'Contact' },
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
  { key: 'contractTo', kind: 'date', label: { CN: '协议到期', EN: 'Agreement ends' }, width: 'half' },
  {
    key: 'photos',
    kind: 'files',
    label: { CN: '图片', EN: 'Pictures' },
    types: ['image/jpeg', 'image/png', 'image/webp'],
    purpose: 'setting-image',
    maxMB: 10,
    max: 6,
  },
  {
    key: 'benefits',
    kind: 'rows',
    label: { CN: '权益', EN: 'Benefits' },
    item: { CN: '权益', EN: 'benefit' },
    summary: ['{titleCN}', '{period} {most}', '{prebook}'],
    max: 20,
    fields: [
      ...bilingualText('title', { label: { CN: '名称', EN: 'Title' }, max: 60 }),
      { key: 'kind', kind: 'choice', label: { CN: '方式', EN: 'Kind' }, options: benefitKinds, required: true },
      {
        key: 'levels',
        kind: 'multi-choice',
        label: { CN: '适用类别', EN: 'For classes' },
        options: cardLevels,
        required: true,
      },
      {
        key: 'users',
        kind: 'choice',
        label: { CN: '可用的人', EN: 'Used by' },
        hint: { CN: '不选则只有本人可用', EN: 'The holder alone when left empty' },
        options: benefitUsers,
      },
      {
        key: 'period',
        kind: 'choice',
        label: { CN: '周期', EN: 'Period' },
        options: benefitPeriods,
        required: true,
        width: 'half',
      },
      {
        key: 'most',
        kind: 'number',
        label: { CN: '每人次数', EN: 'Times a person' },
        hint: { CN: '不填则不限', EN: 'No limit when left empty' },
        decimals: 0,
        min: 1,
        max: 1000,
        width: 'half',
      },
      {
        key: 'price',
        kind: 'money',
        unit: '元',
        label: { CN: '结算单价', EN: 'Paid for each use' },
        hint: {
          CN: '每次核销付给商户；不填则不结。改价只影响以后的核销',
          EN: 'To the shop; nothing when left empty. A new price counts for later uses only',
        },
        max: 100_000,
        width: 'half',
      },
      {
        key: 'prebook',
        kind: 'choice',
        label: { CN: '预约', EN: 'Booking' },
        hint: {
          CN: '需预约的，持卡人先约、商户确认，当天才能核销；不填则不用预约',
          EN: 'Where needed, holders book, the shop confirms, and it is redeemed that day. Not needed when left empty',
        },
        options: [
          { value: 'YES', label: { CN: '需预约', EN: 'Needs booking' } },
          { value: 'NO', label: { CN: '不用预约', EN: 'No booking' } },
        ],
        width: 'half',
      },
      {
        key: 'stock',
        kind: 'number',
        label: { CN: '每期名额', EN: 'Stock a period' },
        hint: {
          CN: '所有持卡人合计；不填则不限',
          EN: 'For all holders together; no limit when left empty',
        },
        decimals: 0,
        min: 1,
        max: 100_000,
        width: 'half',
      },
      { key: 'from', kind: 'date', label: { CN: '开始', EN: 'From' }, width: 'half' },
      { key: 'to', kind: 'date', label: { CN: '结束', EN: 'To' }, width: 'half' },
      ...bilingualText('rules', { label: { CN: '说明', EN: 'Rules' }, max: 200, required: false }),
    ],
  },
];

/** A benefit that ends before it begins. */
export function shopProblems(values: Values): Problem[] {
  return rowsOf(values).flatMap(({ id, from, to }): Problem[] => {
    if (typeof from !== 'string' || typeof to !== 'string' || from === '' || to === '' || from <= to) return [];
    const params = { value: to, otherValue: from, otherCN: '开始', otherEN: 'From' };
    return [{ path: `benefits[${String(id)}].to`, key: 'EARLIER_THAN', params }];
  });
}

/** A benefit of a shop; days are YYYY-MM-DD, null for no end. */
export interface Benefit {
  readonly id: string;
  readonly title: Text;
  readonly kind: string;
  readonly levels: readonly string[];
  /** Whether family of the holder may have it too. */
  readonly isForFamily: boolean;
  readonly period: BenefitPeriod;
  /** Times a person in the period; null for no limit. */
  readonly most: number | null;
  /** Whether it is redeemed only with a confirmed booking of the day. */
  readonly prebook: boolean;
  /** Uses in the period for all holders together; null for no limit. */
  readonly stock: number | null;
  /** What the office pays the shop for each use, in fen. */
  readonly price: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly rules: Text;
}

/** The benefits in the form of a shop. */
export function benefitsIn(values: Values): Benefit[] {
  return rowsOf(values).map((row) => {
    const text = (key: string) => String(row[key] ?? '');
    return {
      id: text('id'),
      title: { CN: text('titleCN'), EN: text('titleEN') },
      kind: text('kind'),
      levels: Array.isArray(row.levels) ? row.levels.map(String) : [],
      isForFamily: row.users === 'FAMILY',
      period: text('period') as BenefitPeriod,
      most: countIn(row.most),
      prebook: row.prebook === 'YES',
      stock: countIn(row.stock),
      price: Math.round(Number(row.price ?? 0) * 100),
      from: text('from') || null,
      to: text('to') || null,
      rules: { CN: text('rulesCN'), EN: text('rulesEN') },
    };
  });
}

/** Where the form of a shop says that it is; null where it does not. */
export function pointIn({ lat, lng }: Values): Point | null {
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return { latitude: lat, longitude: lng };
}

/** Whether a benefit is given on a day. */
export function isGiven({ from, to }: Benefit, day: string): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}

/** The period that a day falls into, as uses are counted in it: `2026-11`. */
export function periodOf(period: BenefitPeriod, day: string): string {
  if (period === 'DAY') return day;
  if (period === 'MONTH') return day.slice(0, 7);
  return period === 'YEAR' ? day.slice(0, 4) : 'ONCE';
}

function countIn(value: unknown): number | null {
  return value === null || value === undefined || value === '' ? null : Number(value);
}

function rowsOf({ benefits }: Values): Values[] {
  return Array.isArray(benefits) ? benefits.filter(isRecord) : [];
}
