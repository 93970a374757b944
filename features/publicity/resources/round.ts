import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { noticedOptions } from '#features/publicity/shared/noticed.ts';
import { roundStatuses, usualDays } from '#features/publicity/shared/round.ts';

const isDraft = { field: 'status', is: 'DRAFT' } as const;

/** Rounds of public notice: gathered, published as a notice, closed by themselves when the period is over. */
export const round = defineResource({
  code: 'publicity',
  path: '/apply/publicity',
  name: { CN: '公示管理', EN: 'Public notices' },
  item: { CN: '公示批次', EN: 'round of public notice' },
  permission: 'Mgr.Apply.publish',
  add: 'Mgr.Apply.publish',
  edit: 'Mgr.Apply.publish',
  export: 'Mgr.Apply.export',
  objectType: 'publicity',
  columns: [
    { key: 'title', title: { CN: '批次', EN: 'Round' }, kind: 'text', sortable: true, width: 280, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 120 },
    { key: 'programmeName', title: { CN: '项目', EN: 'Programme' }, kind: 'text', width: 130 },
    { key: 'year', title: { CN: '年度', EN: 'Year' }, kind: 'text', sortable: true, width: 80 },
    { key: 'people', title: { CN: '名单', EN: 'On the list' }, kind: 'number', sortable: true, width: 90 },
    { key: 'objections', title: { CN: '异议', EN: 'Objections' }, kind: 'number', sortable: true, width: 100 },
    { key: 'onHold', title: { CN: '暂停', EN: 'On hold' }, kind: 'number', sortable: true, width: 90 },
    { key: 'days', title: { CN: '工作日', EN: 'Working days' }, kind: 'number', width: 110 },
    { key: 'publishedAt', title: { CN: '发布时间', EN: 'Published' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'endsAt', title: { CN: '截止时间', EN: 'Ends' }, kind: 'date-time', sortable: true, width: 150 },
    {
      key: 'createdAt',
      title: { CN: '建立时间', EN: 'Begun' },
      kind: 'date-time',
      sortable: true,
      width: 150,
      hidden: true,
    },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '批次名称', EN: 'Name of the round' }),
    { key: 'programme', label: { CN: '项目', EN: 'Programme' }, kind: 'choice', options: noticedOptions },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(roundStatuses).map(([value, { label }]) => ({ value, label })),
    },
  ],
  sort: { key: 'createdAt', descending: true },
  statuses: roundStatuses,
  facts: ['status', 'programmeName', 'year', 'people', 'objections', 'onHold', 'publishedAt', 'endsAt'],
  form: [
    {
      key: 'programme',
      kind: 'choice',
      label: { CN: '项目', EN: 'Programme' },
      options: noticedOptions,
      required: true,
      width: 'half',
    },
    {
      key: 'year',
      kind: 'year',
      label: { CN: '年度', EN: 'Year' },
      min: 2020,
      max: 2099,
      required: true,
      width: 'half',
    },
    { key: 'titleCN', kind: 'text', label: { CN: '公示标题（中文）', EN: 'Title (Chinese)' }, max: 80, required: true },
    {
      key: 'titleEN',
      kind: 'text',
      label: { CN: '公示标题（英文）', EN: 'Title (English)' },
      max: 120,
      required: true,
    },
    {
      key: 'days',
      kind: 'number',
      label: { CN: '公示期（工作日）', EN: 'Working days' },
      hint: {
        CN: '从发布次日起算，末日 17:30 截止',
        EN: 'From the day after publication; ends at 17:30 on the last one',
      },
      decimals: 0,
      min: 1,
      max: 30,
      required: true,
      width: 'half',
    },
    {
      key: 'amounts',
      kind: 'choice',
      label: { CN: '公示资助金额', EN: 'Say what each is granted' },
      hint: { CN: '按年度预算和项目定义得出', EN: 'By the year’s budget and the programme' },
      options: 'yesNo',
      width: 'half',
    },
  ],
  starts: { days: usualDays, amounts: 'NO' },
  fixed: ['programme', 'year'],
  editWhen: isDraft,
  related: [
    { resource: 'objection', filter: 'round' },
    { resource: 'notify', id: 'noticeId' },
  ],
  actions: [
    {
      key: 'gather',
      label: { CN: '收入新办件', EN: 'Take in new cases' },
      permission: 'Mgr.Apply.publish',
      when: isDraft,
    },
    {
      key: 'publish',
      label: { CN: '发布公示', EN: 'Publish' },
      permission: 'Mgr.Apply.publish',
      when: isDraft,
      confirm: {
        CN: '名单以遮名方式发布到门户，申请人会收到通知；发布后不能再改。',
        EN: 'The list appears on the portal with masked names and the applicants are told. It cannot be changed afterwards.',
      },
    },
    {
      key: 'del',
      label: { CN: '删除', EN: 'Delete' },
      permission: 'Mgr.Apply.publish',
      when: isDraft,
      danger: true,
      confirm: {
        CN: '名单中的办件不受影响，可以收入别的批次。',
        EN: 'Its cases stay as they are and can be taken into another round.',
      },
    },
  ],
  empty: { CN: '还没有公示批次', EN: 'No rounds of public notice yet' },
});
