import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { questionStatuses } from '#features/learning/shared/question.ts';
import { textbookFields, textbookKinds, textbookReaders } from '#features/learning/shared/textbook.ts';
import { statusFilter, turning } from './parts.ts';

/** What is read beside courses. */
export const textbook = defineResource({
  code: 'textbook',
  path: '/textbook/list',
  name: { CN: '教材列表', EN: 'Textbooks' },
  item: { CN: '教材', EN: 'textbook' },
  permission: 'operator',
  add: 'Mgr.Learn.edit',
  edit: 'Mgr.Learn.edit',
  export: 'Mgr.Learn.export',
  objectType: 'textbook',
  columns: [
    { key: 'title', title: { CN: '名称', EN: 'Title' }, kind: 'text', sortable: true, width: 280, fixed: 'left' },
    { key: 'code', title: { CN: '编号', EN: 'Code' }, kind: 'code', sortable: true, width: 130 },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 100 },
    { key: 'kind', title: { CN: '类型', EN: 'Kind' }, kind: 'text', sortable: true, width: 100 },
    { key: 'edition', title: { CN: '版次', EN: 'Edition' }, kind: 'text', width: 110 },
    { key: 'author', title: { CN: '编者', EN: 'Author' }, kind: 'text', width: 150 },
    { key: 'chapters', title: { CN: '章', EN: 'Chapters' }, kind: 'number', sortable: true, width: 90 },
    { key: 'courses', title: { CN: '用于课程', EN: 'In courses' }, kind: 'number', sortable: true, width: 110 },
    { key: 'visible', title: { CN: '谁能看', EN: 'For whom' }, kind: 'text', width: 140, priority: 3 },
    { key: 'sort', title: { CN: '排序', EN: 'Order' }, kind: 'number', sortable: true, width: 90, priority: 3 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '名称、编号', EN: 'Title or code' }),
    { key: 'kind', label: { CN: '类型', EN: 'Kind' }, kind: 'choice', options: textbookKinds },
    { key: 'visible', label: { CN: '谁能看', EN: 'For whom' }, kind: 'choice', options: textbookReaders },
    statusFilter(questionStatuses),
  ],
  sort: { key: 'sort', descending: false },
  statuses: questionStatuses,
  facts: ['status', 'code', 'kind', 'edition', 'author', 'chapters', 'courses'],
  form: textbookFields,
  starts: { kind: 'BOOK', visible: 'ENROLLED', sort: 100 },
  actions: [...turning],
  empty: { CN: '还没有教材', EN: 'No textbooks yet' },
});
