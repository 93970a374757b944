import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { clockNames } from '#features/complaints/shared/clock.ts';
import {
  complaintKinds,
  complaintStates,
  complaintTargets,
  mergeableStates,
  openStates,
  waitingStates,
  workedStates,
} from '#features/complaints/shared/complaint.ts';
import { answerFiles, mostWords } from '#features/complaints/shared/desk.ts';

const handle = 'Mgr.Complaint.handle';
const assign = 'Mgr.Complaint.assign';
const isWorked = { field: 'state', in: [...workedStates] } as const;
const words = { kind: 'long-text', unit: 'characters', max: mostWords, required: true } as const;

/** Complaints, suggestions and questions: taken up, handed to somebody, answered, judged by whoever sent them. */
export const complaint = defineResource({
  code: 'complaint',
  path: '/complaint',
  name: { CN: '投诉建议', EN: 'Complaints' },
  item: { CN: '投诉建议', EN: 'complaint' },
  permission: 'Mgr.Complaint',
  export: 'Mgr.Complaint.export',
  objectType: 'complaint',
  files: true,
  columns: [
    { key: 'no', title: { CN: '编号', EN: 'No.' }, kind: 'code', sortable: true, width: 150, fixed: 'left' },
    { key: 'state', title: { CN: '状态', EN: 'State' }, kind: 'status', sortable: true, width: 120 },
    { key: 'title', title: { CN: '标题', EN: 'Title' }, kind: 'text', width: 240, priority: 1 },
    { key: 'kind', title: { CN: '类型', EN: 'Kind' }, kind: 'text', sortable: true, width: 90 },
    { key: 'target', title: { CN: '关于', EN: 'About' }, kind: 'text', sortable: true, width: 110 },
    { key: 'about', title: { CN: '对象', EN: 'Subject' }, kind: 'text', width: 160 },
    { key: 'acceptClock', title: clockNames.accept, kind: 'text', width: 130 },
    { key: 'answerClock', title: clockNames.answer, kind: 'text', width: 140, priority: 1 },
    { key: 'dueAt', title: { CN: '答复期限', EN: 'Answer due' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'assigneeName', title: { CN: '经办人', EN: 'Handled by' }, kind: 'text', width: 120 },
    {
      key: 'name',
      title: { CN: '提出人', EN: 'From' },
      kind: 'text',
      width: 100,
      sensitive: { class: 'S2', mask: 'name' },
    },
    {
      key: 'phone',
      title: { CN: '电话', EN: 'Telephone' },
      kind: 'text',
      width: 140,
      hidden: true,
      sensitive: { class: 'S2', mask: 'phone' },
    },
    {
      key: 'email',
      title: { CN: '邮箱', EN: 'E-mail' },
      kind: 'text',
      width: 180,
      hidden: true,
      sensitive: { class: 'S2', mask: 'email' },
    },
    { key: 'openness', title: { CN: '实名', EN: 'Named' }, kind: 'text', width: 90, hidden: true },
    { key: 'score', title: { CN: '评分', EN: 'Rating' }, kind: 'number', sortable: true, width: 80 },
    { key: 'outcome', title: { CN: '是否解决', EN: 'Resolved' }, kind: 'text', width: 100 },
    { key: 'takeup', title: { CN: '按时受理', EN: 'Accepted on time' }, kind: 'text', width: 110, hidden: true },
    { key: 'timing', title: { CN: '是否按时', EN: 'On time' }, kind: 'text', width: 100, hidden: true },
    { key: 'contact', title: { CN: '按时联系', EN: 'Contacted on time' }, kind: 'text', width: 110, hidden: true },
    { key: 'contentment', title: { CN: '是否满意', EN: 'Satisfied' }, kind: 'text', width: 100, hidden: true },
    { key: 'createdAt', title: { CN: '提交时间', EN: 'Sent' }, kind: 'date-time', sortable: true, width: 150 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '编号、标题、对象', EN: 'Number, title or subject' }),
    {
      key: 'state',
      label: { CN: '状态', EN: 'State' },
      kind: 'multi',
      options: Object.entries(complaintStates).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'kind', label: { CN: '类型', EN: 'Kind' }, kind: 'choice', options: complaintKinds },
    { key: 'target', label: { CN: '关于', EN: 'About' }, kind: 'choice', options: complaintTargets },
    { key: 'assignee', label: { CN: '经办人', EN: 'Handled by' }, kind: 'choice', options: 'staff' },
    {
      key: 'takeup',
      label: { CN: '按时受理', EN: 'Accepted on time' },
      kind: 'choice',
      options: [
        { value: 'ON_TIME', label: { CN: '按时受理', EN: 'On time' } },
        { value: 'LATE', label: { CN: '超时', EN: 'Late' } },
      ],
    },
    {
      key: 'timing',
      label: { CN: '是否按时', EN: 'On time' },
      kind: 'choice',
      options: [
        { value: 'ON_TIME', label: { CN: '按时答复', EN: 'On time' } },
        { value: 'LATE', label: { CN: '超时', EN: 'Late' } },
      ],
    },
    {
      key: 'contact',
      label: { CN: '按时联系', EN: 'Contacted on time' },
      kind: 'choice',
      options: [
        { value: 'ON_TIME', label: { CN: '受理期限内联系到', EN: 'Within the time to take it up' } },
        { value: 'LATE', label: { CN: '没有按时联系', EN: 'Late or not yet' } },
      ],
    },
    {
      key: 'contentment',
      label: { CN: '是否满意', EN: 'Satisfied' },
      kind: 'choice',
      options: [
        { value: 'SATISFIED', label: { CN: '满意', EN: 'Satisfied' } },
        { value: 'UNSATISFIED', label: { CN: '不满意', EN: 'Not satisfied' } },
      ],
    },
    {
      key: 'outcome',
      label: { CN: '是否解决', EN: 'Resolved' },
      kind: 'choice',
      options: [
        { value: 'SOLVED', label: { CN: '解决', EN: 'Resolved' } },
        { value: 'UNSOLVED', label: { CN: '没解决', EN: 'Not resolved' } },
      ],
    },
    { key: 'createdAt', label: { CN: '提交时间', EN: 'Sent' }, kind: 'date-range' },
  ],
  sort: { key: 'createdAt', descending: true },
  statuses: complaintStates,
  facts: ['state', 'acceptClock', 'answerClock', 'assigneeName', 'kind', 'target', 'about', 'score'],
  views: [
    { key: 'open', name: { CN: '待办', EN: 'To do' }, query: openStates.map((state) => `f.state=${state}`).join('&') },
    { key: 'late', name: { CN: '超时', EN: 'Late' }, query: 'f.timing=LATE' },
  ],
  actions: [
    {
      key: 'accept',
      label: { CN: '受理', EN: 'Accept' },
      permission: handle,
      when: { field: 'state', is: 'NEW' },
      confirm: {
        CN: '受理后由您办理，并通知提出人。',
        EN: 'You handle it from now on, and the applicant is notified.',
      },
    },
    {
      key: 'reply',
      label: { CN: '答复', EN: 'Answer' },
      permission: handle,
      when: isWorked,
      fields: [
        {
          ...words,
          key: 'words',
          label: { CN: '答复', EN: 'Answer' },
          hint: { CN: '提出人看得到，并收到通知', EN: 'The applicant sees this' },
        },
        answerFiles,
      ],
    },
    {
      key: 'note',
      label: { CN: '内部备注', EN: 'Internal note' },
      permission: handle,
      fields: [
        {
          ...words,
          key: 'words',
          label: { CN: '内部备注', EN: 'Internal note' },
          hint: { CN: '只有工作人员看得到', EN: 'Only staff can read this' },
        },
      ],
    },
    {
      key: 'contact',
      label: { CN: '记录联系', EN: 'Note a contact' },
      permission: handle,
      when: {
        all: [
          { field: 'state', in: [...waitingStates, 'REPLIED'] },
          { field: 'name', filled: true },
        ],
      },
      fields: [
        {
          key: 'reached',
          kind: 'choice',
          label: { CN: '联系到提出人了吗', EN: 'Did you reach them' },
          options: [
            { value: 'YES', label: { CN: '联系到了', EN: 'Yes' } },
            { value: 'NO', label: { CN: '没有联系到', EN: 'No' } },
          ],
          required: true,
        },
        {
          ...words,
          key: 'words',
          required: false,
          label: { CN: '怎样联系、说了什么', EN: 'How, and what was said' },
          hint: { CN: '只有工作人员看得到', EN: 'Staff alone read this' },
        },
      ],
    },
    {
      key: 'merge',
      label: { CN: '合并到另一件', EN: 'Merge into another' },
      permission: handle,
      when: { field: 'state', in: [...mergeableStates] },
      fields: [
        {
          key: 'into',
          kind: 'text',
          label: { CN: '并入哪一件', EN: 'Into which one' },
          hint: { CN: '编号；两边收到同一份答复', EN: 'Its number; both get the same answer' },
          max: 32,
          required: true,
        },
      ],
    },
    {
      key: 'part',
      label: { CN: '撤销合并', EN: 'Undo the merge' },
      permission: handle,
      when: { field: 'state', is: 'MERGED' },
      confirm: {
        CN: '恢复为单独办理，并通知提出人。',
        EN: 'It is handled separately again, and its applicant is told.',
      },
    },
    {
      key: 'assign',
      label: { CN: '分派', EN: 'Assign' },
      permission: assign,
      when: isWorked,
      fields: [
        { key: 'assignee', kind: 'choice', label: { CN: '经办人', EN: 'Assign to' }, options: 'staff', required: true },
      ],
    },
    {
      key: 'extend',
      label: { CN: '延期', EN: 'Extend' },
      permission: assign,
      when: isWorked,
      fields: [
        {
          key: 'until',
          kind: 'date',
          label: { CN: '答复日期改为', EN: 'New answer date' },
          min: { days: 1 },
          max: { days: 60 },
          required: true,
        },
        reasonField({ hint: { CN: '提出人看得到', EN: 'The applicant sees this' } }),
      ],
    },
    {
      key: 'close',
      label: { CN: '办结', EN: 'Close' },
      permission: handle,
      when: { field: 'state', is: 'REPLIED' },
      confirm: { CN: '办结后不能再打开。', EN: 'It cannot be reopened.' },
    },
    {
      key: 'refuse',
      label: { CN: '不受理', EN: 'Decline' },
      permission: handle,
      danger: true,
      when: { field: 'state', is: 'NEW' },
      fields: [reasonField({ hint: { CN: '提出人看得到', EN: 'The applicant sees this' } })],
    },
  ],
  empty: { CN: '还没有投诉建议', EN: 'No complaints yet' },
});
