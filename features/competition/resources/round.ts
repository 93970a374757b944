import { bilingualText } from '#core/forms/bilingual.ts';
import { defineResource } from '#core/resources/resource.ts';
import { updatedColumn } from '#core/resources/usual-parts.ts';
import { roundKinds, roundStages } from '#features/competition/shared/rounds.ts';

const statuses = {
  next: { label: { CN: '未开始', EN: 'To come' }, tone: 'waiting' },
  now: { label: { CN: '进行中', EN: 'Under way' }, tone: 'working' },
  done: { label: { CN: '已结束', EN: 'Over' }, tone: 'off' },
} as const;

const isJudged = { field: 'kind', filled: true } as const;

/** Rounds of the editions: when, how and where they are judged, how many go on. */
export const round = defineResource({
  code: 'itecround',
  path: '/itec/round',
  name: { CN: '大赛赛程', EN: 'Rounds' },
  item: { CN: '赛程', EN: 'round' },
  permission: 'Mgr.Itec',
  add: 'Mgr.Itec.edit',
  edit: 'Mgr.Itec.edit',
  export: 'Mgr.Itec.export',
  objectType: 'itec-round',
  columns: [
    { key: 'title', title: { CN: '名称', EN: 'Title' }, kind: 'text', sortable: true, width: 180, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 110 },
    { key: 'editionTitle', title: { CN: '届次', EN: 'Edition' }, kind: 'text', width: 200 },
    { key: 'startsOn', title: { CN: '开始', EN: 'From' }, kind: 'text', sortable: true, width: 120 },
    { key: 'endsOn', title: { CN: '结束', EN: 'To' }, kind: 'text', sortable: true, width: 120 },
    { key: 'kindName', title: { CN: '形式', EN: 'Manner' }, kind: 'text', width: 120 },
    { key: 'venue', title: { CN: '地点', EN: 'Venue' }, kind: 'text', width: 180 },
    { key: 'promotes', title: { CN: '晋级名额', EN: 'Go on' }, kind: 'number', width: 100 },
    updatedColumn,
  ],
  filters: [
    { key: 'edition', label: { CN: '届次', EN: 'Edition' }, kind: 'choice', options: 'editions' },
    { key: 'stage', label: { CN: '阶段', EN: 'Stage' }, kind: 'multi', options: roundStages },
  ],
  sort: { key: 'startsOn', descending: true },
  statuses,
  facts: ['editionTitle', 'status', 'startsOn', 'endsOn', 'promotes'],
  form: [
    {
      key: 'edition',
      kind: 'choice',
      label: { CN: '届次', EN: 'Edition' },
      options: 'editions',
      required: true,
      width: 'half',
    },
    {
      key: 'stage',
      kind: 'choice',
      label: { CN: '阶段', EN: 'Stage' },
      options: roundStages,
      required: true,
      width: 'half',
    },
    ...bilingualText('title', { label: { CN: '名称', EN: 'Title' }, max: 40 }),
    { key: 'startsOn', kind: 'date', label: { CN: '开始', EN: 'From' }, required: true, width: 'half' },
    { key: 'endsOn', kind: 'date', label: { CN: '结束', EN: 'To' }, required: true, width: 'half' },
    {
      key: 'kind',
      kind: 'choice',
      label: { CN: '评审形式', EN: 'Manner of judging' },
      hint: { CN: '不评分的阶段留空', EN: 'Left empty where nothing is judged' },
      options: roundKinds,
    },
    {
      key: 'talkMinutes',
      kind: 'number',
      label: { CN: '陈述（分钟）', EN: 'Minutes to present' },
      decimals: 0,
      min: 0,
      max: 120,
      width: 'half',
      visible: isJudged,
    },
    {
      key: 'questionMinutes',
      kind: 'number',
      label: { CN: '答辩（分钟）', EN: 'Minutes to answer' },
      decimals: 0,
      min: 0,
      max: 120,
      width: 'half',
      visible: isJudged,
    },
    ...bilingualText('venue', { label: { CN: '地点', EN: 'Venue' }, max: 80, required: false }),
    {
      key: 'promotes',
      kind: 'number',
      label: { CN: '晋级名额', EN: 'How many go on' },
      decimals: 0,
      min: 1,
      max: 2000,
      width: 'half',
      visible: isJudged,
    },
  ],
  fixed: ['edition', 'stage'],
  actions: [],
  empty: { CN: '还没有赛程', EN: 'No rounds yet' },
});
