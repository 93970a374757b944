import { defineResource } from '#core/resources/resource.ts';
import { enrolmentStates } from '#features/learning/shared/course.ts';
import { statusFilter } from './parts.ts';

/** Who takes which course. */
export const enrolment = defineResource({
  code: 'enrolment',
  path: '/course/learner',
  name: { CN: '学习记录', EN: 'Learners' },
  item: { CN: '学习记录', EN: 'learner' },
  permission: 'operator',
  export: 'Mgr.Learn.export',
  objectType: 'enrolment',
  columns: [
    {
      key: 'courseTitle',
      title: { CN: '课程', EN: 'Course' },
      kind: 'text',
      sortable: true,
      width: 260,
      fixed: 'left',
    },
    {
      key: 'learner',
      title: { CN: '学员', EN: 'Learner' },
      kind: 'text',
      width: 120,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'state', title: { CN: '状态', EN: 'State' }, kind: 'status', sortable: true, width: 110 },
    {
      key: 'progress',
      title: { CN: '进度', EN: 'Progress' },
      kind: 'number',
      unit: { CN: '%', EN: '%' },
      sortable: true,
      width: 110,
    },
    { key: 'rating', title: { CN: '评分', EN: 'Rating' }, kind: 'number', sortable: true, width: 90 },
    { key: 'certNo', title: { CN: '证书号', EN: 'Certificate' }, kind: 'code', width: 160 },
    { key: 'finishedAt', title: { CN: '结业', EN: 'Finished' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'createdAt', title: { CN: '报名', EN: 'Joined' }, kind: 'date-time', sortable: true, width: 150 },
  ],
  filters: [
    { key: 'course', label: { CN: '课程', EN: 'Course' }, kind: 'choice', options: 'courses' },
    statusFilter(enrolmentStates, 'state'),
    { key: 'createdAt', label: { CN: '报名时间', EN: 'Joined' }, kind: 'date-range' },
  ],
  sort: { key: 'createdAt', descending: true },
  statuses: enrolmentStates,
  facts: ['state', 'learner', 'progress', 'rating', 'certNo', 'finishedAt'],
  actions: [],
  related: [{ resource: 'course', id: 'courseId' }],
  empty: { CN: '还没有人报名', EN: 'Nobody has joined yet' },
});
