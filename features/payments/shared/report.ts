import { moveDate } from '#core/calendar/dates.ts';
import type { Field } from '#core/forms/field.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import type { StatusTag } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import { documents } from '#features/casework/programmes/blocks/files.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';

/** A yearly report, or a change that is told of between them. */
export const reportKinds = {
  YEARLY: { CN: '年度报告', EN: 'Yearly report' },
  CHANGE: { CN: '情况变更', EN: 'Change' },
} as const satisfies Record<string, Text>;

export type ReportKind = keyof typeof reportKinds;

/** Where a report stands; while one is to be decided nothing of its case is paid. */
export const reportStatuses = {
  OPEN: { label: { CN: '待处理', EN: 'To be decided' }, tone: 'waiting' },
  PROPOSED: { label: { CN: '待第二人确认', EN: 'Needs a second person' }, tone: 'waiting' },
  DUE: { label: { CN: '待提交', EN: 'Due' }, tone: 'working' },
  OVERDUE: { label: { CN: '逾期未交', EN: 'Overdue' }, tone: 'problem' },
  GIVEN: { label: { CN: '已提交', EN: 'Handed in' }, tone: 'done' },
  GOES_ON: { label: { CN: '继续拨付', EN: 'Goes on' }, tone: 'done' },
  AMENDED: { label: { CN: '调整后继续', EN: 'Amended' }, tone: 'done' },
  STOPPED: { label: { CN: '停止拨付', EN: 'Stopped' }, tone: 'problem' },
  VOID: { label: { CN: '不再需要', EN: 'No longer needed' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export type ReportStatus = keyof typeof reportStatuses;

/** States in which a report keeps the instalments of its case waiting until the office has decided. */
export const pausing: readonly ReportStatus[] = ['OPEN', 'PROPOSED'];

/** What can change while a grant is paid. */
export const changes = [
  { value: 'LEFT', label: { CN: '离职或更换单位', EN: 'Left the job or changed employer' } },
  { value: 'MOVED', label: { CN: '离开本区', EN: 'Moved away' } },
  { value: 'ACCOUNT', label: { CN: '姓名或账户变更', EN: 'Name or account changed' } },
  { value: 'OTHER_BENEFIT', label: { CN: '获得其他同类资助', EN: 'Receives another benefit of the kind' } },
] as const;

const files = documents({
  key: 'files',
  label: { CN: '证明材料', EN: 'Documents' },
  required: false,
  max: 5,
});

const isStill = { field: 'isStill', is: 'YES' } as const;

/** What a yearly report asks; of a company, about those it brought in. */
export function reportSection(asCompany: boolean): Section {
  const person: readonly Field[] = [
    {
      kind: 'text',
      key: 'employer',
      label: { CN: '工作单位', EN: 'Employer' },
      max: 100,
      required: isStill,
      visible: isStill,
      width: 'half',
    },
    {
      kind: 'text',
      key: 'position',
      label: { CN: '职务', EN: 'Position' },
      max: 60,
      required: isStill,
      visible: isStill,
      width: 'half',
    },
  ];
  return {
    key: 'report',
    title: reportKinds.YEARLY,
    fields: [
      {
        kind: 'choice',
        key: 'isStill',
        label: asCompany
          ? { CN: '引进的人才是否仍在职', EN: 'Do those you brought in still work for you' }
          : { CN: '是否仍在本区任职', EN: 'Do you still work in the district' },
        options: [
          { value: 'YES', label: { CN: '是', EN: 'Yes' } },
          { value: 'NO', label: { CN: '否', EN: 'No' } },
        ],
        required: true,
      },
      ...(asCompany ? [] : person),
      {
        kind: 'long-text',
        key: 'results',
        label: { CN: '本年度工作和成果', EN: 'Work and results of the year' },
        unit: 'characters',
        min: 10,
        max: 1000,
        required: true,
      },
      files,
    ],
  };
}

/** What somebody tells of a change. */
export const changeSection: Section = {
  key: 'report',
  title: reportKinds.CHANGE,
  fields: [
    {
      kind: 'choice',
      key: 'what',
      label: { CN: '变更事项', EN: 'What changed' },
      options: changes,
      required: true,
      width: 'half',
    },
    { kind: 'date', key: 'since', label: { CN: '自哪天起', EN: 'Since' }, max: {}, required: true, width: 'half' },
    {
      kind: 'long-text',
      key: 'details',
      label: { CN: '情况说明', EN: 'What happened' },
      unit: 'characters',
      min: 10,
      max: 1000,
      required: true,
    },
    files,
  ],
};

/** The form that a report was, or will be, filled in by. */
export function formOf({ kind, asCompany }: { readonly kind: string; readonly asCompany: boolean }): Section {
  return kind === 'CHANGE' ? changeSection : reportSection(asCompany);
}

/** What files of a report are uploaded for. */
export const reportPurpose = 'grant-report';

/** Whether a yearly report says that what was promised does not hold any more. */
export function isNegative({ isStill: still }: Values): boolean {
  return still === 'NO';
}

/** Days (YYYY-MM-DD) on which reports are due while a result is in effect that began on `from`; none where none are asked for. */
export function reportDays(
  from: string,
  { yearlyReport, validMonths }: Pick<Programme, 'yearlyReport' | 'validMonths'>,
): readonly string[] {
  if (!yearlyReport) return [];
  const { months } = yearlyReport;
  // In the month in which the result ends there is nothing left to be paid for.
  return Array.from({ length: Math.ceil(validMonths / months) - 1 }, (_, index) =>
    moveDate(from, { months: (index + 1) * months }),
  );
}

/** The first day (YYYY-MM-DD) on which a report due on `dueOn` can be handed in. */
export function reportOpensOn(dueOn: string, { yearlyReport }: Pick<Programme, 'yearlyReport'>): string {
  return moveDate(dueOn, { days: -(yearlyReport?.openDays ?? 0) });
}

/** Days ahead of which reports that are due are listed: those of years to come are nobody's concern yet. */
export const listedAhead = 60;

/** What a report is called: which year’s, or what changed. */
export function reportName({ kind, number, values }: { kind: string; number: number; values: Values }): Text {
  if (kind === 'CHANGE') return changes.find(({ value }) => value === values.what)?.label ?? reportKinds.CHANGE;
  return { CN: `第 ${number} 年年度报告`, EN: `Report of year ${number}` };
}
