import { weekDays } from '#core/calendar/week-days.ts';
import { bilingualText } from '#core/forms/bilingual.ts';
import type { Field } from '#core/forms/field.ts';
import type { Values } from '#core/forms/values.ts';
import { isRecord } from '#core/forms/values.ts';
import type { StatusTag } from '#core/resources/resource.ts';
import type { Problem } from '#core/texts/errors/problems.ts';

export const placeKinds = [
  { value: 'CLASSROOM', label: { CN: '教室', EN: 'Classroom' } },
  { value: 'HALL', label: { CN: '会场', EN: 'Hall' } },
  { value: 'ROADSHOW', label: { CN: '路演厅', EN: 'Roadshow room' } },
  { value: 'SHOWROOM', label: { CN: '展厅', EN: 'Showroom' } },
  { value: 'ONLINE', label: { CN: '线上会议室', EN: 'Online room' } },
];

export const placeFacilities = [
  { value: 'SCREEN', label: { CN: '大屏', EN: 'Large screen' } },
  { value: 'SOUND', label: { CN: '音响', EN: 'Sound system' } },
  { value: 'STREAMING', label: { CN: '直播设备', EN: 'Live streaming' } },
  { value: 'INTERPRETING', label: { CN: '同声传译', EN: 'Interpreting booth' } },
  { value: 'WHITEBOARD', label: { CN: '白板', EN: 'Whiteboard' } },
  { value: 'BARRIER_FREE', label: { CN: '无障碍通道', EN: 'Step-free access' } },
  { value: 'PARKING', label: { CN: '停车位', EN: 'Parking' } },
  { value: 'CATERING', label: { CN: '茶歇区', EN: 'Catering area' } },
];

export const placeStatuses = {
  ON: { label: { CN: '可用', EN: 'In use' }, tone: 'done' },
  REPAIR: { label: { CN: '维修中', EN: 'Under repair' }, tone: 'problem' },
  OFF: { label: { CN: '停用', EN: 'Off' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

/** What is told of a place; name and address together are what activities held there show. */
export const placeFields: readonly Field[] = [
  ...bilingualText('name', { label: { CN: '名称', EN: 'Name' }, max: 60 }),
  {
    key: 'kind',
    kind: 'choice',
    label: { CN: '类型', EN: 'Kind' },
    options: placeKinds,
    required: true,
    width: 'half',
  },
  {
    key: 'capacity',
    kind: 'number',
    label: { CN: '容纳人数', EN: 'Holds' },
    suffix: { CN: '人', EN: '{count:person|people}' },
    decimals: 0,
    min: 1,
    max: 100_000,
    required: true,
    width: 'half',
  },
  { key: 'region', kind: 'region', label: { CN: '所在区域', EN: 'Region' }, depth: 'district', required: true },
  ...bilingualText('address', { label: { CN: '地址', EN: 'Address' }, max: 130 }),
  {
    key: 'lng',
    kind: 'number',
    label: { CN: '经度', EN: 'Longitude' },
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
  { key: 'facilities', kind: 'multi-choice', label: { CN: '设施', EN: 'Facilities' }, options: placeFacilities },
  {
    key: 'photos',
    kind: 'files',
    label: { CN: '照片', EN: 'Photos' },
    hint: { CN: 'JPG、PNG 或 WebP，每张不超过 10 MB', EN: 'JPG, PNG or WebP, up to 10 MB each' },
    types: ['image/jpeg', 'image/png', 'image/webp'],
    purpose: 'setting-image',
    maxMB: 10,
    max: 6,
  },
  { key: 'manager', kind: 'text', label: { CN: '管理人', EN: 'Manager' }, max: 60, width: 'half' },
  {
    key: 'phone',
    kind: 'text',
    label: { CN: '联系电话', EN: 'Telephone' },
    pattern: 'telephone',
    max: 30,
    width: 'half',
  },
  {
    key: 'openHours',
    kind: 'rows',
    label: { CN: '开放时间', EN: 'Opening hours' },
    item: { CN: '时段', EN: 'period' },
    summary: ['{days} {from}–{to}'],
    max: 14,
    fields: [
      { key: 'days', kind: 'multi-choice', label: { CN: '星期', EN: 'Days' }, options: weekDays, required: true },
      { key: 'from', kind: 'text', label: { CN: '开始', EN: 'From' }, pattern: 'clock-time', max: 5, required: true },
      { key: 'to', kind: 'text', label: { CN: '结束', EN: 'To' }, pattern: 'clock-time', max: 5, required: true },
    ],
  },
];

/** A time at which a place is open; `day` counts from Monday, 0 to 6, hours as `09:00`. */
export interface OpenTime {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

/** When a place is open in a week, by its form; empty where nothing was told. */
export function openTimes(values: Values): OpenTime[] {
  return rowsOf(values).flatMap(({ days, from, to }) =>
    (Array.isArray(days) ? days : []).map((value) => ({
      day: weekDays.findIndex((each) => each.value === value),
      from: String(from),
      to: String(to),
    })),
  );
}

/** Hours that do not end after they begin. */
export function placeProblems(values: Values): Problem[] {
  return rowsOf(values).flatMap(({ id, from, to }): Problem[] => {
    if (typeof from !== 'string' || typeof to !== 'string' || from === '' || to === '' || from < to) return [];
    const params = { value: to, otherValue: from, otherCN: '开始', otherEN: 'From' };
    return [{ path: `openHours[${String(id)}].to`, key: from === to ? 'SAME_AS' : 'EARLIER_THAN', params }];
  });
}

function rowsOf({ openHours }: Values): Values[] {
  return Array.isArray(openHours) ? openHours.filter(isRecord) : [];
}
