import type { Field } from '#core/forms/field.ts';
import { defineResource, type RowAction } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { entryGroups, fundingStages } from '#features/competition/shared/edition.ts';
import { type EntryStep, entryMachine } from '#features/competition/shared/machine.ts';
import { entryStates, stages } from '#features/competition/shared/states.ts';

const reports = [
  { value: 'ANY', label: { CN: '有报告', EN: 'Any' } },
  { value: 'LATE', label: { CN: '有逾期报告', EN: 'Any reported late' } },
];

const reason: Field = {
  key: 'reason',
  kind: 'long-text',
  unit: 'characters',
  max: 500,
  required: true,
  label: { CN: '原因（参赛者可见）', EN: 'Reason (the entrant reads it)' },
};

/** A step of the machine as an action of the list: where it may be taken and by which code follow from the machine. */
function step(key: EntryStep, more: Partial<RowAction> = {}): RowAction {
  const { name, from, needsReason, isNegative, permission } = entryMachine.steps[key];
  return {
    key,
    label: name,
    permission: permission ?? 'Mgr.Itec.audit',
    when: { field: 'status', in: from },
    ...(isNegative && { danger: true }),
    ...(needsReason && { fields: [reason] }),
    ...more,
  };
}

/** Entries of all editions: the organiser's pipeline from the eligibility check to the last instalment. */
export const entry = defineResource({
  code: 'itecentry',
  path: '/itec/entry',
  name: { CN: '参赛项目', EN: 'Entries' },
  item: { CN: '参赛项目', EN: 'entry' },
  permission: 'Mgr.Itec',
  export: 'Mgr.Itec.export',
  objectType: 'itec-entry',
  columns: [
    { key: 'no', title: { CN: '编号', EN: 'No.' }, kind: 'code', sortable: true, width: 140, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 140 },
    { key: 'project', title: { CN: '项目', EN: 'Project' }, kind: 'text', sortable: true, width: 240, priority: 1 },
    { key: 'trackName', title: { CN: '赛道', EN: 'Track' }, kind: 'text', width: 160 },
    { key: 'groupName', title: { CN: '组别', EN: 'Group' }, kind: 'text', width: 120 },
    { key: 'company', title: { CN: '企业', EN: 'Company' }, kind: 'text', sortable: true, width: 200 },
    {
      key: 'applicant',
      title: { CN: '负责人', EN: 'Project lead' },
      kind: 'text',
      width: 100,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'editionTitle', title: { CN: '届次', EN: 'Edition' }, kind: 'text', width: 160, priority: 3 },
    { key: 'prizeName', title: { CN: '奖项', EN: 'Prize' }, kind: 'text', width: 140 },
    {
      key: 'paid',
      title: { CN: '已拨付', EN: 'Paid' },
      kind: 'number',
      width: 110,
      unit: { CN: '万元', EN: 'CNY 10k' },
    },
    { key: 'supporter', title: { CN: '推荐码', EN: 'Supporter' }, kind: 'code', width: 110, priority: 3 },
    { key: 'reports', title: { CN: '情况变化', EN: 'Changes reported' }, kind: 'number', width: 110, priority: 3 },
    { key: 'lateReports', title: { CN: '逾期报告', EN: 'Reported late' }, kind: 'number', width: 110, priority: 3 },
    {
      key: 'counterAt',
      title: { CN: '窗口预约', EN: 'At the counter' },
      kind: 'date-time',
      sortable: true,
      width: 150,
    },
    { key: 'reason', title: { CN: '原因', EN: 'Reason' }, kind: 'text', width: 220, hidden: true },
    { key: 'submittedAt', title: { CN: '提交时间', EN: 'Handed in' }, kind: 'date-time', sortable: true, width: 150 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '编号、项目、企业', EN: 'Number, project or company' }),
    { key: 'edition', label: { CN: '届次', EN: 'Edition' }, kind: 'choice', options: 'editions' },
    {
      key: 'stage',
      label: { CN: '阶段', EN: 'Stage' },
      kind: 'multi',
      options: stages.map(({ key, title }) => ({ value: key, label: title })),
    },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: entryStates.map(({ key, name }) => ({ value: key, label: name })),
    },
    { key: 'track', label: { CN: '赛道', EN: 'Track' }, kind: 'multi', options: 'tracks' },
    { key: 'group', label: { CN: '组别', EN: 'Group' }, kind: 'choice', options: entryGroups },
    { key: 'funding', label: { CN: '融资阶段', EN: 'Stage of finance' }, kind: 'multi', options: fundingStages },
    { key: 'told', label: { CN: '情况变化', EN: 'Changes reported' }, kind: 'choice', options: reports },
    { key: 'submittedAt', label: { CN: '提交时间', EN: 'Handed in' }, kind: 'date-range' },
    { key: 'counterAt', label: { CN: '窗口预约', EN: 'At the counter' }, kind: 'date-range' },
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: Object.fromEntries(entryStates.map(({ key, name, tone }) => [key, { label: name, tone }])),
  facts: ['no', 'status', 'editionTitle', 'trackName', 'groupName', 'prizeName'],
  views: [
    { key: 'check', name: { CN: '待审查', EN: 'To be checked' }, query: 'f.status=SUBMITTED' },
    { key: 'visit', name: { CN: '待考察', EN: 'Visits' }, query: 'f.status=VISIT' },
    { key: 'files', name: { CN: '材料待审', EN: 'Material' }, query: 'f.status=CHECKING&f.status=PRINTING' },
    {
      key: 'pay',
      name: { CN: '兑现待办', EN: 'Cash-out' },
      query: 'f.status=CASHOUT&f.status=PAYABLE',
      permission: 'Mgr.Itec.pay',
    },
    {
      key: 'counter',
      name: { CN: '今日窗口', EN: 'At the counter today' },
      query: 'f.counterAt=today&sort=counterAt.asc',
    },
    { key: 'late', name: { CN: '逾期报告', EN: 'Reported late' }, query: 'f.told=LATE' },
  ],
  actions: [
    step('accept', {
      batch: true,
      confirm: { CN: '进入初赛名单，并通知参赛者。', EN: 'It enters the first round, and the entrant is told.' },
    }),
    step('return'),
    step('promote', {
      batch: true,
      confirm: { CN: '进入下一轮，并通知参赛者。', EN: 'It goes on to the next round, and the entrant is told.' },
    }),
    step('award', {
      narrowBy: 'prizesOf',
      fields: [
        {
          key: 'prize',
          kind: 'choice',
          label: { CN: '奖项', EN: 'Prize' },
          options: 'prizes',
          required: true,
        },
      ],
    }),
    step('pass-visit', {
      confirm: { CN: '考察通过后，参赛者提交获奖材料。', EN: 'The entrant goes on to the award material.' },
    }),
    step('return-visit'),
    step('approve-files', {
      confirm: { CN: '通知参赛者打印一套到现场核对。', EN: 'The entrant is told to bring a printed set.' },
    }),
    step('return-files'),
    step('approve-printed', {
      confirm: {
        CN: '原件与打印件一致，签字盖章齐全。',
        EN: 'The print is complete, signed, and agrees with the originals.',
      },
    }),
    step('approve-claim', { confirm: { CN: '须由两名工作人员先后审批。', EN: 'Two officers have to approve it.' } }),
    step('return-claim'),
    step('pay', {
      fields: [
        {
          key: 'paidOn',
          kind: 'date',
          label: { CN: '拨付日期', EN: 'Paid on' },
          max: 'today',
          required: true,
        },
      ],
    }),
    step('fail'),
    step('disqualify'),
  ],
  related: [{ resource: 'itecvisit', filter: 'entry' }],
  files: true,
  empty: { CN: '还没有参赛项目', EN: 'No entries yet' },
});
