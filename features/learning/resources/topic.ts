import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { topicFields, topicStatuses } from '#features/learning/shared/topic.ts';
import { statusFilter, turning } from './parts.ts';

/** Topics of the question bank below the subjects that come with the product. */
export const topic = defineResource({
  code: 'questiontopic',
  path: '/question/topic',
  name: { CN: '题库分类', EN: 'Topics' },
  item: { CN: '分类', EN: 'topic' },
  permission: 'operator',
  add: 'Mgr.Learn.edit',
  edit: 'Mgr.Learn.edit',
  export: 'Mgr.Learn.export',
  objectType: 'questiontopic',
  columns: [
    { key: 'name', title: { CN: '名称', EN: 'Name' }, kind: 'text', sortable: true, width: 220, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 100 },
    { key: 'parentName', title: { CN: '上级分类', EN: 'Below' }, kind: 'text', sortable: true, width: 220 },
    { key: 'questions', title: { CN: '题目', EN: 'Questions' }, kind: 'number', sortable: true, width: 100 },
    { key: 'children', title: { CN: '下级', EN: 'Topics below' }, kind: 'number', sortable: true, width: 120 },
    { key: 'sort', title: { CN: '排序', EN: 'Order' }, kind: 'number', sortable: true, width: 90 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '名称', EN: 'Name' }),
    { key: 'parent', label: { CN: '上级分类', EN: 'Below' }, kind: 'choice', options: 'topics' },
    statusFilter(topicStatuses),
  ],
  sort: { key: 'sort', descending: false },
  statuses: topicStatuses,
  facts: ['status', 'parentName', 'questions', 'children', 'sort'],
  form: topicFields,
  starts: { sort: 100 },
  actions: [
    ...turning,
    {
      key: 'del',
      label: { CN: '删除', EN: 'Delete' },
      permission: 'Mgr.Learn.edit',
      danger: true,
      when: {
        all: [
          { field: 'questions', is: 0 },
          { field: 'children', is: 0 },
        ],
      },
      confirm: {
        CN: '没有题目和下级的分类可以删除，删除后不能恢复。',
        EN: 'It has no questions and no topics below it. It cannot be brought back.',
      },
    },
  ],
  related: [{ resource: 'question', filter: 'bank' }],
  empty: { CN: '还没有自己的分类', EN: 'No topics of your own yet' },
});
