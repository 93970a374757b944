import type { Option, StatusTag } from '#core/resources/resource.ts';

/** A report is its maker's alone until it is switched on. */
export const reportStates = {
  DRAFT: { label: { CN: '草稿', EN: 'Draft' }, tone: 'off' },
  ON: { label: { CN: '启用', EN: 'In use' }, tone: 'done' },
} as const satisfies Record<string, StatusTag>;

export const charts = [
  { value: 'TABLE', label: { CN: '表', EN: 'Table' } },
  { value: 'LINE', label: { CN: '线', EN: 'Line' } },
  { value: 'BAR', label: { CN: '柱', EN: 'Bars' } },
  { value: 'PIE', label: { CN: '饼', EN: 'Pie' } },
  { value: 'MAP', label: { CN: '图块', EN: 'Tiles' } },
] as const satisfies readonly Option[];

export type Chart = (typeof charts)[number]['value'];

/** Periods that move on with the days, so that a report on a schedule is always about the last one. */
export const periods = [
  { value: 'THIS_YEAR', label: { CN: '今年', EN: 'This year' } },
  { value: 'LAST_YEAR', label: { CN: '去年', EN: 'Last year' } },
  { value: 'THIS_MONTH', label: { CN: '本月', EN: 'This month' } },
  { value: 'LAST_MONTH', label: { CN: '上月', EN: 'Last month' } },
  { value: 'LAST_12_MONTHS', label: { CN: '近 12 个月', EN: 'Last 12 months' } },
  { value: 'ALL', label: { CN: '全部', EN: 'All time' } },
] as const satisfies readonly Option[];

export type Period = (typeof periods)[number]['value'];

/** By which every dataset can be cut beside its own dimensions. */
export const timeDimensions = [
  { value: 'year', label: { CN: '年', EN: 'Year' } },
  { value: 'quarter', label: { CN: '季度', EN: 'Quarter' } },
  { value: 'month', label: { CN: '月', EN: 'Month' } },
  { value: 'week', label: { CN: '周', EN: 'Week' } },
  { value: 'day', label: { CN: '日', EN: 'Day' } },
] as const satisfies readonly Option[];

export const schedules = [
  { value: 'NONE', label: { CN: '不定时', EN: 'Never' } },
  { value: 'DAILY', label: { CN: '每天', EN: 'Daily' } },
  { value: 'WEEKLY', label: { CN: '每周', EN: 'Weekly' } },
  { value: 'MONTHLY', label: { CN: '每月', EN: 'Monthly' } },
] as const satisfies readonly Option[];

export const hours: readonly Option[] = Array.from({ length: 24 }, (_, hour) => {
  const value = `${String(hour).padStart(2, '0')}:00`;
  return { value, label: { CN: value, EN: value } };
});

export const weekdays: readonly Option[] = [
  { value: '1', label: { CN: '周一', EN: 'Monday' } },
  { value: '2', label: { CN: '周二', EN: 'Tuesday' } },
  { value: '3', label: { CN: '周三', EN: 'Wednesday' } },
  { value: '4', label: { CN: '周四', EN: 'Thursday' } },
  { value: '5', label: { CN: '周五', EN: 'Friday' } },
  { value: '6', label: { CN: '周六', EN: 'Saturday' } },
  { value: '7', label: { CN: '周日', EN: 'Sunday' } },
];

/** Days that every month has. */
export const monthDays: readonly Option[] = Array.from({ length: 28 }, (_, at) => ({
  value: String(at + 1),
  label: { CN: `${at + 1} 日`, EN: `Day ${at + 1}` },
}));

/** What a report shows; see the form of the resource. */
export interface ReportDefinition {
  readonly dataset: string;
  readonly dimensions: readonly string[];
  readonly measures: readonly string[];
  readonly filters: Readonly<Record<string, string>>;
  readonly period: Period;
}

/** When a report is sent, in Asia/Shanghai; `hour` is `08:00`, Monday is weekday 1. */
export interface Schedule {
  readonly schedule: string;
  readonly hour: string;
  readonly weekday: string;
  readonly monthDay: string;
}

/** At most so many dimensions, measures and filters in one report. */
export const mostDimensions = 3;
export const mostMeasures = 3;
export const mostFilters = 5;
export const mostRecipients = 30;
