import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { complaintKinds } from '#features/complaints/shared/complaint.ts';
import { answerProblems } from '#features/complaints/shared/ready-answers.ts';

const permission = 'Mgr.Complaint.handle';

const readyAnswerStates = {
  ON: { label: { CN: '启用', EN: 'On' }, tone: 'done' },
  OFF: { label: { CN: '停用', EN: 'Off' }, tone: 'off' },
} as const;

/** Answers that the desk of complaints has ready, in both languages. */
export const readyAnswer = defineResource({
  code: 'complaintanswer',
  path: '/complaint/answer',
  name: { CN: '常用答复', EN: 'Ready-made answers' },
  item: { CN: '常用答复', EN: 'ready-made answer' },
  permission: 'Mgr.Complaint',
  add: permission,
  edit: permission,
  export: 'Mgr.Complaint.export',
  objectType: 'complaintanswer',
  columns: [
    { key: 'title', title: { CN: '名称', EN: 'Name' }, kind: 'text', sortable: true, width: 200, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 90 },
    { key: 'text', title: { CN: '内容', EN: 'Words' }, kind: 'text', width: 380, priority: 1 },
    { key: 'kind', title: { CN: '用于', EN: 'Used for' }, kind: 'text', sortable: true, width: 110 },
    { key: 'uses', title: { CN: '用过（次）', EN: 'Times used' }, kind: 'number', sortable: true, width: 110 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '名称、内容', EN: 'Name or words' }),
    { key: 'kind', label: { CN: '用于', EN: 'Used for' }, kind: 'choice', options: complaintKinds },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(readyAnswerStates).map(([value, { label }]) => ({ value, label })),
    },
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: readyAnswerStates,
  facts: ['status', 'kind', 'uses'],
  form: [
    {
      key: 'titleCN',
      kind: 'text',
      label: { CN: '名称（中文）', EN: 'Name in Chinese' },
      min: 2,
      max: 30,
      required: true,
      width: 'half',
    },
    {
      key: 'titleEN',
      kind: 'text',
      label: { CN: '名称（英文）', EN: 'Name in English' },
      min: 2,
      max: 60,
      required: true,
      width: 'half',
    },
    {
      key: 'kind',
      kind: 'choice',
      label: { CN: '用于', EN: 'Used for' },
      options: complaintKinds,
      hint: { CN: '不选就用于各种；选了的办这一类时排在前面', EN: 'Comes first for this kind; leave it empty for all' },
      width: 'half',
    },
    {
      key: 'textCN',
      kind: 'long-text',
      label: { CN: '内容（中文）', EN: 'Words in Chinese' },
      unit: 'characters',
      min: 4,
      max: 1000,
      required: true,
      hint: {
        CN: '套用时自动填上 {no} 编号、{title} 标题、{dueAt} 答复期限；按提出人的语言套用。',
        EN: 'Filled in when used: {no} number, {title} title, {dueAt} due date. The applicant’s language is used.',
      },
    },
    {
      key: 'textEN',
      kind: 'long-text',
      label: { CN: '内容（英文）', EN: 'Words in English' },
      unit: 'characters',
      min: 4,
      max: 1500,
      required: true,
    },
  ],
  check: answerProblems,
  actions: [
    {
      key: 'enable',
      label: { CN: '启用', EN: 'Turn on' },
      permission,
      batch: true,
      when: { field: 'status', is: 'OFF' },
    },
    {
      key: 'disable',
      label: { CN: '停用', EN: 'Turn off' },
      permission,
      batch: true,
      when: { field: 'status', is: 'ON' },
    },
    {
      key: 'del',
      label: { CN: '删除', EN: 'Delete' },
      permission,
      danger: true,
      confirm: {
        CN: '答复时不再提供；已经发出的答复不变。',
        EN: 'It is no longer offered. Answers already sent stay as they are.',
      },
    },
  ],
  empty: { CN: '还没有常用答复', EN: 'No ready-made answers yet' },
});
