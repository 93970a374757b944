import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { questFields, questProblems, questPurposes, questStates } from '#features/learning/shared/quest.ts';
import { statusFilter } from './parts.ts';

const permission = 'Mgr.Learn.edit';

/** Questionnaires and exercise sheets. */
export const quest = defineResource({
  code: 'quest',
  path: '/textbook/quest',
  name: { CN: '问卷与练习', EN: 'Questionnaires' },
  item: { CN: '问卷', EN: 'questionnaire' },
  permission: 'operator',
  add: permission,
  edit: permission,
  editWhen: { field: 'status', in: ['DRAFT', 'PUBLISHED'] },
  export: 'Mgr.Learn.export',
  objectType: 'quest',
  columns: [
    { key: 'title', title: { CN: '标题', EN: 'Title' }, kind: 'text', sortable: true, width: 280, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 110 },
    { key: 'purpose', title: { CN: '用途', EN: 'Purpose' }, kind: 'text', sortable: true, width: 120 },
    { key: 'courseTitle', title: { CN: '课程', EN: 'Course' }, kind: 'text', width: 220 },
    { key: 'itemCount', title: { CN: '题数', EN: 'Items' }, kind: 'number', sortable: true, width: 90 },
    { key: 'answers', title: { CN: '答卷', EN: 'Answers' }, kind: 'number', sortable: true, width: 100 },
    { key: 'opensAt', title: { CN: '开始', EN: 'From' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'closesAt', title: { CN: '结束', EN: 'Until' }, kind: 'date-time', sortable: true, width: 150 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '标题', EN: 'Title' }),
    { key: 'purpose', label: { CN: '用途', EN: 'Purpose' }, kind: 'choice', options: questPurposes },
    { key: 'course', label: { CN: '课程', EN: 'Course' }, kind: 'choice', options: 'courses' },
    statusFilter(questStates),
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: questStates,
  facts: ['status', 'purpose', 'courseTitle', 'itemCount', 'answers', 'opensAt', 'closesAt'],
  form: questFields,
  editor: '/textbook/quest/add',
  starts: { purpose: 'SURVEY', anonymous: 'NO', limit: 1 },
  check: questProblems,
  actions: [
    {
      key: 'publish',
      label: { CN: '发布', EN: 'Publish' },
      permission,
      when: { field: 'status', is: 'DRAFT' },
      confirm: { CN: '发布后只能修改文字，不能再改题目结构。', EN: 'Only its words can be changed then.' },
    },
    {
      key: 'close',
      label: { CN: '结束', EN: 'Close' },
      permission,
      danger: true,
      when: { field: 'status', is: 'PUBLISHED' },
      confirm: { CN: '结束后不再接收答卷。', EN: 'No more answers are taken.' },
    },
    {
      key: 'copy',
      label: { CN: '复制为草稿', EN: 'Copy as a draft' },
      permission,
      when: { field: 'status', in: ['PUBLISHED', 'CLOSED'] },
      confirm: { CN: '复制题目为一份新草稿。', EN: 'Its items are copied into a new draft.' },
    },
  ],
  empty: { CN: '还没有问卷', EN: 'No questionnaires yet' },
});
