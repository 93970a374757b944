import { defineResource, type Filter } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';

/** Lists of judges and of judgings alike. */
export const recusalFilter: Filter = {
  key: 'recusal',
  label: { CN: '回避', EN: 'Recused' },
  kind: 'choice',
  options: [
    { value: 'YES', label: { CN: '有回避', EN: 'Some' } },
    { value: 'NO', label: { CN: '无回避', EN: 'None' } },
  ],
};

const states = {
  ON: { label: { CN: '可评审', EN: 'Judges' }, tone: 'done' },
  OFF: { label: { CN: '已停用', EN: 'Off' }, tone: 'off' },
} as const;

/** Who may judge in an edition, with what ties to entries are found by. */
export const judge = defineResource({
  code: 'itecjudge',
  path: '/itec/pool',
  name: { CN: '评委库', EN: 'Judges' },
  item: { CN: '评委', EN: 'judge' },
  permission: 'Mgr.Itec',
  add: 'Mgr.Itec.judge',
  edit: 'Mgr.Itec.judge',
  export: 'Mgr.Itec.export',
  objectType: 'itec-judge',
  columns: [
    { key: 'name', title: { CN: '评委', EN: 'Judge' }, kind: 'text', sortable: true, width: 140, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 110 },
    { key: 'editionTitle', title: { CN: '届次', EN: 'Edition' }, kind: 'text', width: 200 },
    { key: 'tracks', title: { CN: '赛道', EN: 'Tracks' }, kind: 'texts', width: 220 },
    { key: 'employer', title: { CN: '任职单位', EN: 'Employer' }, kind: 'text', width: 200 },
    { key: 'school', title: { CN: '毕业院校', EN: 'School' }, kind: 'text', width: 160, hidden: true },
    { key: 'recused', title: { CN: '回避', EN: 'Recused' }, kind: 'number', width: 100 },
    { key: 'reminders', title: { CN: '已提醒', EN: 'Reminded' }, kind: 'number', width: 100 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '姓名、单位', EN: 'Name or employer' }),
    { key: 'edition', label: { CN: '届次', EN: 'Edition' }, kind: 'choice', options: 'editions' },
    recusalFilter,
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: states,
  facts: ['status', 'editionTitle', 'tracks', 'employer'],
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
      key: 'account',
      kind: 'choice',
      label: { CN: '账号', EN: 'Account' },
      options: 'accounts',
      required: true,
      hint: {
        CN: '有“大赛评委”权限且不参与组织的成员；没有账号的先在成员管理里邀请',
        EN: 'Members who hold “Judge in the competition” and do not organise it; invite others among the members first',
      },
      width: 'half',
    },
    {
      key: 'tracks',
      kind: 'multi-choice',
      label: { CN: '赛道', EN: 'Tracks' },
      options: 'tracks',
      max: 30,
      hint: { CN: '不选即全部赛道', EN: 'None chosen means all of them' },
    },
    { key: 'employer', kind: 'text', label: { CN: '任职单位', EN: 'Employer' }, max: 100, width: 'half' },
    { key: 'creditCode', kind: 'credit-code', label: { CN: '单位信用代码', EN: 'Its credit code' }, width: 'half' },
    { key: 'school', kind: 'text', label: { CN: '毕业或任教院校', EN: 'School' }, max: 100, width: 'half' },
    {
      key: 'investors',
      kind: 'long-text',
      label: { CN: '任职或出资的基金', EN: 'Funds they work or invest for' },
      hint: { CN: '每行一个', EN: 'One a line' },
      unit: 'characters',
      max: 1000,
    },
  ],
  fixed: ['edition', 'account'],
  actions: [
    {
      key: 'enable',
      label: { CN: '启用', EN: 'Let judge' },
      permission: 'Mgr.Itec.judge',
      when: { field: 'status', is: 'OFF' },
    },
    {
      key: 'disable',
      label: { CN: '停用', EN: 'Take out' },
      permission: 'Mgr.Itec.judge',
      when: { field: 'status', is: 'ON' },
      confirm: {
        CN: '不再给他分配项目；已分配的不变。',
        EN: 'No more entries are given to them; those they have stay.',
      },
    },
  ],
  empty: { CN: '还没有评委', EN: 'No judges yet' },
});
