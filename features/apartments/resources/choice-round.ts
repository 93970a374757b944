import { bilingualText } from '#core/forms/bilingual.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { roundStatuses, statusOptions } from '#features/apartments/shared/states.ts';

const permission = 'Mgr.Apartment.round';

/** Rounds in which ranked people choose their apartment, group by group. */
export const choiceRound = defineResource({
  code: 'choiceround',
  path: '/apartment/round',
  name: { CN: '选房场次', EN: 'Choice rounds' },
  item: { CN: '选房场次', EN: 'choice round' },
  permission: 'Mgr.Apartment',
  add: permission,
  edit: permission,
  export: 'Mgr.Apartment.export',
  objectType: 'choice-round',
  columns: [
    { key: 'name', title: { CN: '名称', EN: 'Name' }, kind: 'text', sortable: true, width: 240, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 110 },
    { key: 'year', title: { CN: '申请年度', EN: 'Year' }, kind: 'text', width: 100 },
    { key: 'listName', title: { CN: '评议名单', EN: 'Meeting list' }, kind: 'text', width: 220, priority: 3 },
    { key: 'opensAt', title: { CN: '开始', EN: 'Begins' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'groupSize', title: { CN: '每组', EN: 'A group' }, kind: 'number', width: 90 },
    { key: 'hours', title: { CN: '每组小时', EN: 'Hours each' }, kind: 'number', width: 110 },
    { key: 'people', title: { CN: '名单', EN: 'People' }, kind: 'number', width: 90 },
    { key: 'chosen', title: { CN: '已选定', EN: 'Have one' }, kind: 'number', width: 100 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '名称', EN: 'Name' }),
    { key: 'status', label: { CN: '状态', EN: 'Status' }, kind: 'choice', options: statusOptions(roundStatuses) },
    { key: 'list', label: { CN: '评议名单', EN: 'Meeting list' }, kind: 'record' },
  ],
  sort: { key: 'opensAt', descending: true },
  statuses: roundStatuses,
  facts: ['status', 'listName', 'opensAt', 'people', 'chosen', 'groupSize', 'hours'],
  form: [
    ...bilingualText('name', { label: { CN: '名称', EN: 'Name' }, max: 80 }),
    {
      key: 'year',
      kind: 'year',
      label: { CN: '申请年度', EN: 'Year of the applications' },
      min: 2020,
      max: 2099,
      required: true,
      width: 'half',
    },
    {
      key: 'list',
      kind: 'choice',
      label: { CN: '评议名单', EN: 'Meeting list' },
      hint: {
        CN: '名次就是公示的名次；公示前已批准的旧流程申请选“没有名单”。',
        EN: 'Ranks are those of the public notice; “no list” is for applications that were approved before there were notices.',
      },
      options: 'meetingLists',
      required: true,
    },
    {
      key: 'opensOn',
      kind: 'date-time',
      label: { CN: '第一组开始', EN: 'First group begins' },
      required: true,
      width: 'half',
    },
    {
      key: 'groupSize',
      kind: 'number',
      label: { CN: '每组人数', EN: 'People in a group' },
      decimals: 0,
      min: 1,
      max: 500,
      required: true,
      width: 'half',
    },
    {
      key: 'hours',
      kind: 'number',
      label: { CN: '每组选房时间', EN: 'Hours for each group' },
      suffix: { CN: '小时', EN: '{count:hour|hours}' },
      decimals: 0,
      min: 1,
      max: 240,
      required: true,
      width: 'half',
    },
  ],
  actions: [
    {
      key: 'rank',
      label: { CN: '生成名次', EN: 'Rank' },
      permission,
      when: { field: 'status', in: ['DRAFT', 'RANKED'] },
      confirm: {
        CN: '收入名单上公示期满无异议、还没有公寓的申请人，名次与公示一致；已有的名单会重排。',
        EN: 'Takes in those of the list whose notice ended without an objection and who have no apartment, with the ranks of the notice; an earlier list is put anew.',
      },
    },
    {
      key: 'open',
      label: { CN: '开始选房', EN: 'Open' },
      permission,
      when: { field: 'status', is: 'RANKED' },
      confirm: {
        CN: '通知名单上的每个人；开始后名次和时间不能再改。',
        EN: 'Tells everybody on the list. Ranks and times stay as they are from then on.',
      },
    },
    {
      key: 'close',
      label: { CN: '提前结束', EN: 'Close' },
      permission,
      danger: true,
      when: { field: 'status', is: 'OPEN' },
      confirm: {
        CN: '还没有选定的人转入轮候。',
        EN: 'Those who have no apartment yet go on the waiting list.',
      },
    },
  ],
  related: [{ resource: 'choiceturn', filter: 'round' }],
  empty: { CN: '还没有选房场次', EN: 'No choice rounds yet' },
});
