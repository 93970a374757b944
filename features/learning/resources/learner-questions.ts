import type { Field } from '#core/forms/field.ts';
import { type Column, defineResource, type Filter, type Resource, type RowAction } from '#core/resources/resource.ts';
import { keywordFilter } from '#core/resources/usual-parts.ts';
import { askedStates, questionDoubts } from '#features/learning/shared/asking.ts';
import { statusFilter } from './parts.ts';

const permission = 'Mgr.Learn.edit';

const answer: RowAction = {
  key: 'answer',
  label: { CN: '答复', EN: 'Answer' },
  permission,
  when: { field: 'state', in: ['OPEN', 'ANSWERED'] },
  fields: [
    {
      key: 'reply',
      kind: 'long-text',
      label: { CN: '答复', EN: 'Answer' },
      unit: 'characters',
      min: 2,
      max: 2000,
      required: true,
    },
    {
      key: 'share',
      kind: 'choice',
      label: { CN: '公开', EN: 'Who sees it' },
      options: [
        { value: 'YES', label: { CN: '所有学员可见', EN: 'All learners' } },
        { value: 'NO', label: { CN: '仅提问人可见', EN: 'Whoever asked' } },
      ],
      required: true,
    },
  ],
};

/** Of the lesson's handout. */
const page: Field = {
  key: 'page',
  kind: 'number',
  label: { CN: '讲义页码', EN: 'Page of the handout' },
  hint: { CN: '学员在答复下面可直接打开讲义的这一页。', EN: 'Learners open the handout at it below the answer.' },
  decimals: 0,
  min: 1,
  max: 2000,
};

const close: RowAction = {
  key: 'close',
  label: { CN: '关闭', EN: 'Close' },
  permission,
  when: { field: 'state', in: ['OPEN', 'ANSWERED', 'FIXED'] },
  confirm: { CN: '关闭后不再答复。', EN: 'It is answered no more.' },
};

const asked: readonly Column[] = [
  { key: 'content', title: { CN: '问题', EN: 'Question' }, kind: 'text', width: 320, priority: 1 },
  {
    key: 'asker',
    title: { CN: '提问人', EN: 'Asked by' },
    kind: 'text',
    width: 120,
    sensitive: { class: 'S2', mask: 'name' },
  },
  { key: 'createdAt', title: { CN: '提问时间', EN: 'Asked' }, kind: 'date-time', sortable: true, width: 150 },
  { key: 'reply', title: { CN: '答复', EN: 'Answer' }, kind: 'text', width: 260, hidden: true },
  { key: 'repliedBy', title: { CN: '答复人', EN: 'Answered by' }, kind: 'text', width: 120 },
  {
    key: 'repliedAt',
    title: { CN: '答复时间', EN: 'Answered' },
    kind: 'date-time',
    sortable: true,
    width: 150,
    priority: 3,
  },
];

const no: Column = {
  key: 'no',
  title: { CN: '编号', EN: 'No.' },
  kind: 'code',
  sortable: true,
  width: 120,
  fixed: 'left',
};
const state: Column = { key: 'state', title: { CN: '状态', EN: 'State' }, kind: 'status', sortable: true, width: 110 };
const usualFilters: readonly Filter[] = [
  keywordFilter({ CN: '编号、问题', EN: 'Number or question' }),
  statusFilter(askedStates, 'state'),
  { key: 'createdAt', label: { CN: '提问时间', EN: 'Asked' }, kind: 'date-range' },
];

const usual = {
  permission: 'operator',
  export: 'Mgr.Learn.export',
  filters: usualFilters,
  sort: { key: 'createdAt', descending: true },
  statuses: askedStates,
  views: [{ key: 'open', name: { CN: '待答复', EN: 'To be answered' }, query: 'f.state=OPEN', permission }],
} as const satisfies Partial<Resource>;

/** What learners ask about questions of exams. */
export const questionQuiz = defineResource({
  ...usual,
  code: 'questionquiz',
  path: '/user/question-quiz',
  name: { CN: '题目提问', EN: 'Questions on exercises' },
  item: { CN: '提问', EN: 'question' },
  objectType: 'questionquiz',
  columns: [
    no,
    { key: 'subject', title: { CN: '题目', EN: 'Exercise' }, kind: 'text', width: 260 },
    state,
    { key: 'kind', title: { CN: '类型', EN: 'Kind' }, kind: 'text', sortable: true, width: 120 },
    ...asked,
  ],
  filters: [
    ...usualFilters,
    { key: 'kind', label: { CN: '类型', EN: 'Kind' }, kind: 'choice', options: questionDoubts },
    { key: 'question', label: { CN: '题目', EN: 'Exercise' }, kind: 'record' },
  ],
  facts: ['state', 'kind', 'subject', 'content', 'reply', 'repliedBy', 'repliedAt'],
  actions: [
    answer,
    {
      key: 'fix',
      label: { CN: '题目已更正', EN: 'The exercise was corrected' },
      permission,
      when: { field: 'state', in: ['OPEN', 'ANSWERED'] },
      fields: [
        {
          key: 'reply',
          kind: 'long-text',
          label: { CN: '更正说明', EN: 'What was corrected' },
          unit: 'characters',
          min: 2,
          max: 2000,
          required: true,
        },
      ],
    },
    close,
  ],
  related: [{ resource: 'question', id: 'subjectId' }],
  empty: { CN: '还没有人提问', EN: 'Nobody has asked yet' },
});

/** What learners ask about courses. */
export const courseQuiz = defineResource({
  ...usual,
  code: 'coursequiz',
  path: '/user/course-quiz',
  name: { CN: '课程提问', EN: 'Questions on courses' },
  item: { CN: '提问', EN: 'question' },
  objectType: 'coursequiz',
  columns: [
    no,
    { key: 'subject', title: { CN: '课程', EN: 'Course' }, kind: 'text', width: 240 },
    { key: 'lesson', title: { CN: '课时', EN: 'Lesson' }, kind: 'text', width: 220 },
    state,
    { key: 'audience', title: { CN: '谁能看', EN: 'Seen by' }, kind: 'text', width: 130 },
    { key: 'likes', title: { CN: '同问', EN: 'Would like to know' }, kind: 'number', sortable: true, width: 110 },
    ...asked,
  ],
  facts: ['state', 'likes', 'subject', 'lesson', 'audience', 'content', 'reply', 'repliedBy', 'repliedAt'],
  actions: [
    { ...answer, fields: [...answer.fields!, page] },
    {
      key: 'hide',
      label: { CN: '隐藏', EN: 'Hide' },
      permission,
      danger: true,
      when: { field: 'state', in: ['OPEN', 'ANSWERED'] },
      confirm: { CN: '不当的提问隐藏后其他学员看不到。', EN: 'Other learners no longer see it.' },
    },
    close,
  ],
  related: [{ resource: 'course', id: 'subjectId' }],
  empty: { CN: '还没有人提问', EN: 'Nobody has asked yet' },
});
