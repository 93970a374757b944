import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter } from '#core/resources/usual-parts.ts';
import { examStates } from '#features/learning/shared/exam.ts';
import { statusFilter } from './parts.ts';

/** Sittings of exams. */
export const examRecord = defineResource({
  code: 'paperrecord',
  path: '/setting/paperrecord',
  name: { CN: '考试记录', EN: 'Exam records' },
  item: { CN: '考试记录', EN: 'exam record' },
  permission: 'operator',
  export: 'Mgr.Learn.export',
  objectType: 'exam',
  columns: [
    { key: 'paperTitle', title: { CN: '试卷', EN: 'Paper' }, kind: 'text', sortable: true, width: 240, fixed: 'left' },
    {
      key: 'learner',
      title: { CN: '考生', EN: 'Learner' },
      kind: 'text',
      width: 120,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'state', title: { CN: '状态', EN: 'State' }, kind: 'status', sortable: true, width: 110 },
    { key: 'attempt', title: { CN: '第几次', EN: 'Attempt' }, kind: 'number', sortable: true, width: 90 },
    { key: 'score', title: { CN: '得分', EN: 'Score' }, kind: 'number', sortable: true, width: 90 },
    { key: 'total', title: { CN: '总分', EN: 'Of' }, kind: 'number', width: 80 },
    { key: 'result', title: { CN: '结果', EN: 'Result' }, kind: 'text', width: 100 },
    {
      key: 'minutesUsed',
      title: { CN: '用时', EN: 'Time used' },
      kind: 'number',
      unit: { CN: '分钟', EN: 'min' },
      sortable: true,
      width: 120,
    },
    { key: 'leaves', title: { CN: '离开页面', EN: 'Left the page' }, kind: 'number', sortable: true, width: 110 },
    {
      key: 'givenBack',
      title: { CN: '补时', EN: 'Given back' },
      kind: 'number',
      unit: { CN: '秒', EN: 's' },
      width: 110,
      priority: 3,
    },
    { key: 'certNo', title: { CN: '证书号', EN: 'Certificate' }, kind: 'code', width: 160, priority: 3 },
    { key: 'startedAt', title: { CN: '开始', EN: 'Began' }, kind: 'date-time', sortable: true, width: 150 },
    {
      key: 'submittedAt',
      title: { CN: '交卷', EN: 'Handed in' },
      kind: 'date-time',
      sortable: true,
      width: 150,
      priority: 3,
    },
    { key: 'note', title: { CN: '作废原因', EN: 'Why void' }, kind: 'text', width: 200, hidden: true },
  ],
  filters: [
    keywordFilter({ CN: '试卷、证书号', EN: 'Paper or certificate' }),
    { key: 'paper', label: { CN: '试卷', EN: 'Paper' }, kind: 'choice', options: 'papers' },
    statusFilter(examStates, 'state'),
    {
      key: 'result',
      label: { CN: '结果', EN: 'Result' },
      kind: 'choice',
      options: [
        { value: 'PASSED', label: { CN: '通过', EN: 'Passed' } },
        { value: 'FAILED', label: { CN: '未通过', EN: 'Not passed' } },
      ],
    },
    { key: 'startedAt', label: { CN: '开始时间', EN: 'Began' }, kind: 'date-range' },
  ],
  sort: { key: 'startedAt', descending: true },
  statuses: examStates,
  facts: [
    'state',
    'learner',
    'attempt',
    'score',
    'total',
    'result',
    'minutesUsed',
    'leaves',
    'givenBack',
    'certNo',
    'note',
  ],
  views: [
    {
      key: 'marking',
      name: { CN: '待评分', EN: 'To be marked' },
      query: 'f.state=MARKING',
      permission: 'Mgr.Learn.audit',
    },
  ],
  actions: [
    {
      key: 'void',
      label: { CN: '作废', EN: 'Declare void' },
      permission: 'Mgr.Learn.audit',
      danger: true,
      when: { field: 'state', in: ['MARKING', 'DONE'] },
      fields: [reasonField()],
    },
  ],
  related: [{ resource: 'paper', id: 'paperId' }],
  empty: { CN: '还没有人考试', EN: 'Nobody has sat an exam yet' },
});
