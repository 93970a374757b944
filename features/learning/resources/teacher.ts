import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { courseCategories } from '#features/learning/shared/course.ts';
import { teacherFields } from '#features/learning/shared/teacher.ts';
import { statusFilter, turning } from './parts.ts';

const statuses = {
  ON: { label: { CN: '在聘', EN: 'Teaching' }, tone: 'done' },
  OFF: { label: { CN: '停用', EN: 'Off' }, tone: 'off' },
} as const;

/** Who teaches at the college. */
export const teacher = defineResource({
  code: 'teacher',
  path: '/course/teacher',
  name: { CN: '教师', EN: 'Teachers' },
  item: { CN: '教师', EN: 'teacher' },
  permission: 'operator',
  add: 'Mgr.Learn.edit',
  edit: 'Mgr.Learn.edit',
  export: 'Mgr.Learn.export',
  objectType: 'teacher',
  columns: [
    { key: 'name', title: { CN: '姓名', EN: 'Name' }, kind: 'text', sortable: true, width: 140, fixed: 'left' },
    { key: 'photo', title: { CN: '照片', EN: 'Photo' }, kind: 'image', width: 96, priority: 3 },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 100 },
    { key: 'title', title: { CN: '职务职称', EN: 'Position' }, kind: 'text', width: 180 },
    { key: 'org', title: { CN: '单位', EN: 'Organisation' }, kind: 'text', width: 220 },
    { key: 'fields', title: { CN: '领域', EN: 'Fields' }, kind: 'tags', width: 200 },
    { key: 'courses', title: { CN: '课程', EN: 'Courses' }, kind: 'number', sortable: true, width: 90 },
    { key: 'rating', title: { CN: '评分', EN: 'Rating' }, kind: 'number', sortable: true, width: 90 },
    {
      key: 'phone',
      title: { CN: '电话', EN: 'Telephone' },
      kind: 'text',
      width: 150,
      hidden: true,
      sensitive: { class: 'S2', mask: 'phone' },
    },
    {
      key: 'email',
      title: { CN: '电子邮箱', EN: 'E-mail' },
      kind: 'text',
      width: 180,
      hidden: true,
      sensitive: { class: 'S2', mask: 'email' },
    },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '姓名、单位', EN: 'Name or organisation' }),
    { key: 'field', label: { CN: '领域', EN: 'Field' }, kind: 'choice', options: courseCategories },
    statusFilter(statuses),
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses,
  facts: ['status', 'title', 'org', 'courses', 'rating'],
  form: teacherFields,
  actions: [
    ...turning,
    {
      key: 'del',
      label: { CN: '删除', EN: 'Delete' },
      permission: 'Mgr.Learn.edit',
      danger: true,
      when: { field: 'courses', is: 0 },
      confirm: { CN: '没有课程的教师可以删除，删除后不能恢复。', EN: 'It has no courses. It cannot be brought back.' },
    },
  ],
  related: [{ resource: 'course', filter: 'teacher' }],
  empty: { CN: '还没有教师', EN: 'No teachers yet' },
});
