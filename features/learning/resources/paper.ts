import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { paperFields, paperModes, paperProblems, paperStatuses } from '#features/learning/shared/paper.ts';
import { statusFilter, turning } from './parts.ts';

/** Papers: what an exam asks. */
export const paper = defineResource({
  code: 'paper',
  path: '/course/paper',
  name: { CN: '试卷', EN: 'Papers' },
  item: { CN: '试卷', EN: 'paper' },
  permission: 'operator',
  add: 'Mgr.Learn.edit',
  edit: 'Mgr.Learn.edit',
  export: 'Mgr.Learn.export',
  objectType: 'paper',
  columns: [
    { key: 'title', title: { CN: '试卷', EN: 'Paper' }, kind: 'text', sortable: true, width: 260, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 100 },
    { key: 'courseTitle', title: { CN: '课程', EN: 'Course' }, kind: 'text', width: 220 },
    { key: 'mode', title: { CN: '出题方式', EN: 'Questions' }, kind: 'text', sortable: true, width: 150 },
    { key: 'questionCount', title: { CN: '题数', EN: 'Count' }, kind: 'number', sortable: true, width: 90 },
    { key: 'total', title: { CN: '总分', EN: 'Points' }, kind: 'number', sortable: true, width: 90 },
    { key: 'pass', title: { CN: '及格线', EN: 'To pass' }, kind: 'number', unit: { CN: '%', EN: '%' }, width: 110 },
    { key: 'minutes', title: { CN: '时长', EN: 'Time' }, kind: 'number', unit: { CN: '分钟', EN: 'min' }, width: 120 },
    { key: 'records', title: { CN: '考试人次', EN: 'Sittings' }, kind: 'number', sortable: true, width: 110 },
    { key: 'opensAt', title: { CN: '开放', EN: 'Opens' }, kind: 'date-time', sortable: true, width: 150, hidden: true },
    {
      key: 'closesAt',
      title: { CN: '截止', EN: 'Closes' },
      kind: 'date-time',
      sortable: true,
      width: 150,
      hidden: true,
    },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '试卷名称', EN: 'Title' }),
    { key: 'course', label: { CN: '课程', EN: 'Course' }, kind: 'choice', options: 'courses' },
    { key: 'mode', label: { CN: '出题方式', EN: 'Questions' }, kind: 'choice', options: paperModes },
    statusFilter(paperStatuses),
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: paperStatuses,
  facts: ['status', 'courseTitle', 'mode', 'questionCount', 'total', 'pass', 'minutes', 'records'],
  form: paperFields,
  starts: { mode: 'FIXED', minutes: 60, pass: 60, attempts: 2, shuffle: 'YES' },
  check: paperProblems,
  actions: [...turning],
  related: [{ resource: 'paperrecord', filter: 'paper' }],
  empty: { CN: '还没有试卷', EN: 'No papers yet' },
});
