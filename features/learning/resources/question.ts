import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import {
  difficulties,
  questionFields,
  questionProblems,
  questionStatuses,
  questionTypes,
} from '#features/learning/shared/question.ts';
import { statusFilter, turning } from './parts.ts';

/** The question bank. */
export const question = defineResource({
  code: 'question',
  path: '/question',
  name: { CN: '题目', EN: 'Questions' },
  item: { CN: '题目', EN: 'question' },
  permission: 'operator',
  add: 'Mgr.Learn.edit',
  edit: 'Mgr.Learn.edit',
  export: 'Mgr.Learn.export',
  import: { permission: 'Mgr.Learn.import', match: 'stem' },
  objectType: 'question',
  columns: [
    { key: 'no', title: { CN: '题号', EN: 'No.' }, kind: 'code', sortable: true, width: 110, fixed: 'left' },
    { key: 'stem', title: { CN: '题干', EN: 'Question' }, kind: 'text', width: 360, priority: 1 },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 100 },
    { key: 'type', title: { CN: '题型', EN: 'Kind' }, kind: 'text', sortable: true, width: 120 },
    { key: 'topic', title: { CN: '分类', EN: 'Topic' }, kind: 'text', sortable: true, width: 150 },
    {
      key: 'difficulty',
      title: { CN: '难度', EN: 'Difficulty' },
      kind: 'text',
      draws: { as: 'dots', of: difficulties.length },
      sortable: true,
      width: 100,
    },
    {
      key: 'rightRate',
      title: { CN: '正确率', EN: 'Right' },
      kind: 'number',
      unit: { CN: '%', EN: '%' },
      draws: { as: 'share', low: 40 },
      sortable: true,
      width: 110,
    },
    { key: 'courseTitle', title: { CN: '课程', EN: 'Course' }, kind: 'text', width: 180, hidden: true },
    { key: 'shown', title: { CN: '作答', EN: 'Answered' }, kind: 'number', sortable: true, width: 100, priority: 3 },
    { key: 'usedIn', title: { CN: '所在试卷', EN: 'In papers' }, kind: 'number', sortable: true, width: 110 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '题号、题干、知识点', EN: 'Number, question or point' }),
    { key: 'bank', label: { CN: '分类', EN: 'Topic' }, kind: 'choice', options: 'topics' },
    { key: 'type', label: { CN: '题型', EN: 'Kind' }, kind: 'multi', options: questionTypes },
    { key: 'difficulty', label: { CN: '难度', EN: 'Difficulty' }, kind: 'choice', options: difficulties },
    { key: 'course', label: { CN: '课程', EN: 'Course' }, kind: 'choice', options: 'courses' },
    statusFilter(questionStatuses),
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: questionStatuses,
  facts: ['status', 'type', 'topic', 'courseTitle', 'difficulty', 'rightRate', 'shown', 'usedIn'],
  form: questionFields,
  editor: '/question/add',
  starts: { type: 'SINGLE', difficulty: '2', score: 2, partial: 'NONE' },
  check: questionProblems,
  actions: [
    ...turning,
    {
      key: 'move',
      label: { CN: '移动到', EN: 'Move' },
      permission: 'Mgr.Learn.edit',
      batch: true,
      fields: [{ key: 'bank', kind: 'choice', label: { CN: '分类', EN: 'Topic' }, options: 'topics', required: true }],
    },
    {
      key: 'copy',
      label: { CN: '复制', EN: 'Copy' },
      permission: 'Mgr.Learn.edit',
      confirm: { CN: '生成一份草稿。', EN: 'A draft that says the same.' },
    },
    {
      key: 'toPaper',
      label: { CN: '放入试卷', EN: 'Put into a paper' },
      permission: 'Mgr.Learn.edit',
      batch: true,
      when: { field: 'status', is: 'ON' },
      fields: [
        {
          key: 'paper',
          kind: 'choice',
          label: { CN: '试卷（草稿、固定题目）', EN: 'Paper (a draft with fixed questions)' },
          options: 'drafts',
          required: true,
        },
      ],
    },
    {
      key: 'del',
      label: { CN: '删除', EN: 'Delete' },
      permission: 'Mgr.Learn.edit',
      danger: true,
      when: {
        all: [
          { field: 'usedIn', is: 0 },
          { field: 'shown', is: 0 },
        ],
      },
      confirm: { CN: '从未用过的题目可以删除，删除后不能恢复。', EN: 'It was never used. It cannot be brought back.' },
    },
  ],
  empty: { CN: '题库还是空的，先新增或导入题目', EN: 'The bank is empty. Add or import questions' },
});
