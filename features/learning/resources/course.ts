import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { courseCategories, courseFields, courseKinds, courseStatuses } from '#features/learning/shared/course.ts';
import { statusFilter, turning } from './parts.ts';

/** Courses of the college. */
export const course = defineResource({
  code: 'course',
  path: '/course/list',
  name: { CN: '课程列表', EN: 'Courses' },
  item: { CN: '课程', EN: 'course' },
  permission: 'operator',
  add: 'Mgr.Learn.edit',
  edit: 'Mgr.Learn.edit',
  export: 'Mgr.Learn.export',
  objectType: 'course',
  columns: [
    { key: 'title', title: { CN: '课程', EN: 'Course' }, kind: 'text', sortable: true, width: 260, fixed: 'left' },
    { key: 'cover', title: { CN: '封面', EN: 'Cover' }, kind: 'image', width: 96, priority: 3 },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 100 },
    { key: 'category', title: { CN: '分类', EN: 'Category' }, kind: 'text', sortable: true, width: 120 },
    { key: 'kind', title: { CN: '形式', EN: 'Form' }, kind: 'text', sortable: true, width: 90 },
    { key: 'lessons', title: { CN: '课时', EN: 'Lessons' }, kind: 'number', sortable: true, width: 90 },
    { key: 'enrolled', title: { CN: '学员', EN: 'Learners' }, kind: 'number', sortable: true, width: 100 },
    {
      key: 'finishedRate',
      title: { CN: '结业率', EN: 'Finished' },
      kind: 'number',
      unit: { CN: '%', EN: '%' },
      sortable: true,
      width: 110,
    },
    { key: 'rating', title: { CN: '评分', EN: 'Rating' }, kind: 'number', sortable: true, width: 90 },
    { key: 'sort', title: { CN: '排序', EN: 'Order' }, kind: 'number', sortable: true, width: 90 },
    {
      key: 'startAt',
      title: { CN: '开课', EN: 'Begins' },
      kind: 'date-time',
      sortable: true,
      width: 150,
      hidden: true,
    },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '课程名称', EN: 'Title' }),
    { key: 'category', label: { CN: '分类', EN: 'Category' }, kind: 'choice', options: courseCategories },
    { key: 'kind', label: { CN: '形式', EN: 'Form' }, kind: 'choice', options: courseKinds },
    { key: 'teacher', label: { CN: '教师', EN: 'Teacher' }, kind: 'choice', options: 'teachers' },
    statusFilter(courseStatuses),
    { key: 'startAt', label: { CN: '开课时间', EN: 'Begins' }, kind: 'date-range' },
  ],
  sort: { key: 'sort', descending: false },
  statuses: courseStatuses,
  facts: ['status', 'category', 'kind', 'lessons', 'enrolled', 'finishedRate', 'rating', 'startAt'],
  form: courseFields,
  starts: { kind: 'DOC', credit: 4, progress: 80, sort: 100 },
  actions: [
    ...turning,
    {
      key: 'archive',
      label: { CN: '归档', EN: 'Archive' },
      permission: 'Mgr.Learn.edit',
      when: { field: 'status', is: 'OFF' },
      confirm: {
        CN: '归档后不再招收学员，学习记录和证书保留。',
        EN: 'Nobody new can join. Progress and certificates stay.',
      },
    },
  ],
  related: [
    { resource: 'enrolment', filter: 'course' },
    { resource: 'paper', filter: 'course' },
    { resource: 'activity', filter: 'course' },
  ],
  empty: { CN: '还没有课程', EN: 'No courses yet' },
});
