import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import { itemisedProgrammes, typeOptions } from '#features/casework/shared/year-items.ts';
import { draftStates, yearStatuses } from '#features/casework/shared/year-states.ts';
import { quotaFields } from './quota-fields.ts';
import { yearFields } from './year-fields.ts';

const offered = programmeHeads.map(({ code, short }) => ({ value: code, label: short }));

/** Years of the programmes: when applications are taken, how many, and what differs from the definition. */
export const programmeYear = defineResource({
  code: 'applyprogram',
  path: '/apply/program',
  name: { CN: '申报年度', EN: 'Programme years' },
  item: { CN: '申报年度', EN: 'programme year' },
  permission: 'Mgr.ApplyProgram',
  add: 'Mgr.ApplyProgram.edit',
  edit: 'Mgr.ApplyProgram.edit',
  export: 'Mgr.ApplyProgram.export',
  objectType: 'programme-year',
  columns: [
    { key: 'title', title: { CN: '名称', EN: 'Title' }, kind: 'text', sortable: true, width: 260, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 110 },
    { key: 'draft', title: { CN: '改动', EN: 'Changes' }, kind: 'status', width: 110 },
    { key: 'programmeName', title: { CN: '项目', EN: 'Programme' }, kind: 'text', width: 150 },
    { key: 'year', title: { CN: '年度', EN: 'Year' }, kind: 'text', sortable: true, width: 90 },
    { key: 'opensAt', title: { CN: '开放时间', EN: 'Opens' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'closesAt', title: { CN: '截止时间', EN: 'Closes' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'quota', title: { CN: '名额', EN: 'Quota' }, kind: 'number', sortable: true, width: 90 },
    { key: 'taken', title: { CN: '已提交', EN: 'Handed in' }, kind: 'number', sortable: true, width: 100 },
    { key: 'changes', title: { CN: '与上一年度比', EN: 'Against the year before' }, kind: 'text', width: 260 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '名称', EN: 'Title' }),
    { key: 'programme', label: { CN: '项目', EN: 'Programme' }, kind: 'choice', options: offered },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(yearStatuses).map(([value, { label }]) => ({ value, label })),
    },
    {
      key: 'draft',
      label: { CN: '改动', EN: 'Changes' },
      kind: 'multi',
      options: draftStates.map((value) => ({ value, label: yearStatuses[value].label })),
    },
  ],
  sort: { key: 'opensAt', descending: true },
  statuses: yearStatuses,
  facts: ['programmeName', 'year', 'status', 'draft', 'taken'],
  draftable: true,
  editor: 'page',
  form: [
    {
      key: 'programme',
      kind: 'choice',
      label: { CN: '项目', EN: 'Programme' },
      options: offered,
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
    { key: 'titleCN', kind: 'text', label: { CN: '名称（中文）', EN: 'Title (Chinese)' }, max: 80, required: true },
    { key: 'titleEN', kind: 'text', label: { CN: '名称（英文）', EN: 'Title (English)' }, max: 120, required: true },
    { key: 'opensOn', kind: 'date-time', label: { CN: '开放时间', EN: 'Opens' }, required: true, width: 'half' },
    {
      key: 'closesOn',
      kind: 'date-time',
      label: { CN: '截止时间', EN: 'Closes' },
      hint: { CN: '到这一刻为止', EN: 'Up to this moment' },
      required: true,
      width: 'half',
    },
    {
      key: 'quota',
      kind: 'number',
      label: { CN: '名额', EN: 'Quota' },
      hint: { CN: '最多接受的申请数；留空则不限', EN: 'Applications taken at most; left empty: no limit' },
      decimals: 0,
      min: 1,
      max: 99_999,
      width: 'half',
    },
    {
      key: 'graceMinutes',
      kind: 'number',
      label: { CN: '宽限（分钟）', EN: 'Grace (minutes)' },
      hint: { CN: '截止后这段时间内到达的仍算按时', EN: 'What arrives so long after the end still counts' },
      decimals: 0,
      min: 0,
      max: 120,
      width: 'half',
    },
    {
      key: 'extendsAfterOutage',
      kind: 'choice',
      label: { CN: '系统中断满 30 分钟', EN: 'After an outage of half an hour' },
      hint: { CN: '只算截止前三天内的中断', EN: 'Outages in the last three days count' },
      options: [
        { value: 'YES', label: { CN: '自动顺延同样时长', EN: 'the end moves by as long' } },
        { value: 'NO', label: { CN: '不顺延', EN: 'the end stays' } },
      ],
      width: 'half',
    },
    {
      key: 'types',
      kind: 'rows',
      label: { CN: '时间不同的类型', EN: 'Types with other times' },
      item: { CN: '类型', EN: 'type' },
      summary: ['{type}', '{opensOn}', '{closesOn}'],
      max: 10,
      visible: { field: 'programme', in: itemisedProgrammes },
      fields: [
        { key: 'type', kind: 'choice', label: { CN: '类型', EN: 'Type' }, options: typeOptions, required: true },
        { key: 'opensOn', kind: 'date-time', label: { CN: '开放时间', EN: 'Opens' }, width: 'half' },
        { key: 'closesOn', kind: 'date-time', label: { CN: '截止时间', EN: 'Closes' }, width: 'half' },
      ],
    },
    ...quotaFields,
    ...yearFields,
  ],
  fixed: ['programme', 'year'],
  actions: [
    {
      key: 'copy',
      label: { CN: '复制为下一年度', EN: 'Copy to the next year' },
      permission: 'Mgr.ApplyProgram.edit',
      confirm: {
        CN: '名额、期限、条件和材料照抄，日期顺延一年。复制出来的是草稿，逐项核对后送另一人复核发布。',
        EN: 'Quota, days, conditions and documents stay as they are, dates move by a year. The copy is a draft: check it, then somebody else publishes it.',
      },
    },
  ],
  empty: { CN: '还没有申报年度，先新增一个', EN: 'No years yet. Add the first one' },
});
