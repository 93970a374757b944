import { localeOptions } from '#core/resources/language-names.ts';
import { defineResource } from '#core/resources/resource.ts';
import { shippedFilter, shippedStatuses } from '#core/resources/shipped.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';

/** Articles of the library in FlockScore, each in six languages: as shipped, or in the words of the operator. */
export const flockArticle = defineResource({
  code: 'flockarticle',
  path: '/flock/article',
  name: { CN: '资料库文章', EN: 'Library articles' },
  item: { CN: '文章', EN: 'article' },
  permission: 'Mgr.Flock',
  edit: 'Mgr.Flock.edit',
  export: 'Mgr.Flock.export',
  objectType: 'flockarticle',
  columns: [
    { key: 'title', title: { CN: '标题', EN: 'Title' }, kind: 'text', sortable: true, width: 320, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 110 },
    { key: 'language', title: { CN: '语言', EN: 'Language' }, kind: 'text', sortable: true, width: 120 },
    { key: 'key', title: { CN: '编码', EN: 'Code' }, kind: 'code', sortable: true, width: 150 },
    { key: 'text', title: { CN: '正文', EN: 'Text' }, kind: 'text', width: 360 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '标题、正文', EN: 'Title or text' }),
    { key: 'locale', label: { CN: '语言', EN: 'Language' }, kind: 'choice', options: localeOptions },
    shippedFilter,
  ],
  sort: { key: 'key', descending: false },
  statuses: shippedStatuses,
  facts: ['status', 'language', 'key', 'updatedAt'],
  form: [
    { key: 'title', kind: 'text', label: { CN: '标题', EN: 'Title' }, max: 120, required: true },
    {
      key: 'html',
      kind: 'rich-text',
      label: { CN: '正文', EN: 'Text' },
      hint: {
        CN: '保存后，手机下次联网时换成这里的文字；请注明来源，不写诊断',
        EN: 'Phones show these words after their next connection. Name your sources and no diagnosis',
      },
      max: 12_000,
      required: true,
    },
  ],
  actions: [
    {
      key: 'reset',
      label: { CN: '恢复默认', EN: 'Back to the shipped words' },
      permission: 'Mgr.Flock.edit',
      when: { field: 'status', is: 'CHANGED' },
      batch: true,
      confirm: { CN: '修改过的文字将被删除。', EN: 'The changed words are deleted.' },
    },
  ],
  empty: { CN: '没有符合条件的文章', EN: 'No articles' },
});
