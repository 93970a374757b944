import { defineResource } from '#core/resources/resource.ts';
import { updatedColumn } from '#core/resources/usual-parts.ts';
import { judgingStates } from '#features/judging/shared/judging.ts';
import { recusalFilter } from './judge.ts';

const permission = 'Mgr.Itec.judge';
const yesNo = [
  { value: 'YES', label: { CN: '匿名评审（隐去人员和单位）', EN: 'Blind: people and companies are hidden' } },
  { value: 'NO', label: { CN: '实名评审（附件可看）', EN: 'Named: papers can be read' } },
];

/** The judging of rounds: scale, times, how many judges an entry has. */
export const judging = defineResource({
  code: 'itecjudging',
  path: '/itec/judge',
  name: { CN: '评委与评审', EN: 'Judging' },
  item: { CN: '评审', EN: 'judging' },
  permission: 'Mgr.Itec',
  add: permission,
  edit: permission,
  export: 'Mgr.Itec.export',
  objectType: 'itec-judging',
  columns: [
    { key: 'title', title: { CN: '赛程', EN: 'Round' }, kind: 'text', width: 180, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 110 },
    { key: 'editionTitle', title: { CN: '届次', EN: 'Edition' }, kind: 'text', width: 220 },
    { key: 'scale', title: { CN: '评分量表', EN: 'Scale' }, kind: 'text', width: 200, priority: 3 },
    { key: 'opensAt', title: { CN: '开始', EN: 'From' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'closesAt', title: { CN: '截止', EN: 'Until' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'given', title: { CN: '应评', EN: 'Given' }, kind: 'number', width: 90 },
    { key: 'submitted', title: { CN: '已交', EN: 'Handed in' }, kind: 'number', width: 100 },
    { key: 'recused', title: { CN: '回避', EN: 'Recused' }, kind: 'number', width: 100 },
    updatedColumn,
  ],
  filters: [
    { key: 'edition', label: { CN: '届次', EN: 'Edition' }, kind: 'choice', options: 'editions' },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(judgingStates).map(([value, { label }]) => ({ value, label })),
    },
    recusalFilter,
  ],
  sort: { key: 'opensAt', descending: true },
  statuses: judgingStates,
  facts: ['status', 'editionTitle', 'scale', 'opensAt', 'closesAt', 'given', 'submitted', 'recused'],
  form: [
    {
      key: 'round',
      kind: 'choice',
      label: { CN: '赛程', EN: 'Round' },
      options: 'rounds',
      required: true,
      width: 'half',
    },
    {
      key: 'scale',
      kind: 'choice',
      label: { CN: '评分量表', EN: 'Scale' },
      options: 'scales',
      required: true,
      hint: {
        CN: '已发布、用途为“评审”的量表；开评时冻结',
        EN: 'Published ones for judging; frozen when judging opens',
      },
      width: 'half',
    },
    { key: 'opensAt', kind: 'date-time', label: { CN: '开始', EN: 'From' }, required: true, width: 'half' },
    { key: 'closesAt', kind: 'date-time', label: { CN: '截止', EN: 'Until' }, required: true, width: 'half' },
    {
      key: 'perEntry',
      kind: 'number',
      label: { CN: '每项评委数', EN: 'Judges an entry' },
      decimals: 0,
      min: 1,
      max: 15,
      required: true,
      width: 'half',
    },
    {
      key: 'cap',
      kind: 'number',
      label: { CN: '每位评委最多', EN: 'Entries a judge at most' },
      decimals: 0,
      min: 1,
      max: 500,
      required: true,
      width: 'half',
    },
    { key: 'blind', kind: 'choice', label: { CN: '方式', EN: 'Manner' }, options: yesNo, required: true },
  ],
  starts: { perEntry: 5, cap: 40, blind: 'YES' },
  fixed: ['round'],
  actions: [
    {
      key: 'open',
      label: { CN: '开评', EN: 'Open' },
      permission,
      when: { field: 'status', is: 'DRAFT' },
      confirm: {
        CN: '量表就此冻结，并通知已分配的评委。',
        EN: 'The scale is frozen and the judges who were drawn are told.',
      },
    },
    {
      key: 'draw',
      label: { CN: '抽签排序', EN: 'Draw the order' },
      permission,
      when: { field: 'status', in: ['DRAFT', 'OPEN'] },
      confirm: {
        CN: '抽出路演顺序，种子记入日志，不能再抽。',
        EN: 'The order on stage is drawn by lot; its seed is noted and it is not drawn again.',
      },
    },
    {
      key: 'close',
      label: { CN: '结束评审', EN: 'Close' },
      permission,
      danger: true,
      when: { field: 'status', is: 'OPEN' },
      confirm: { CN: '之后不再接受评分。', EN: 'No scores are taken afterwards.' },
    },
  ],
  empty: { CN: '还没有评审安排', EN: 'No judging yet' },
});
