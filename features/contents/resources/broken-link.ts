import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter } from '#core/resources/usual-parts.ts';
import { contentTypes } from '#features/content-types.ts';
import { linkFaults } from '#features/contents/shared/links.ts';

/** Links in published texts that lead nowhere; looked for each night, one text at a time on demand, and over the network when somebody asks. */
export const brokenLink = defineResource({
  code: 'brokenlink',
  path: '/content/link',
  name: { CN: '失效链接', EN: 'Broken links' },
  item: { CN: '失效链接', EN: 'broken link' },
  permission: 'Mgr.Content',
  export: 'Mgr.Content.export',
  objectType: 'brokenlink',
  columns: [
    { key: 'href', title: { CN: '链接', EN: 'Link' }, kind: 'text', sortable: true, width: 320, fixed: 'left' },
    { key: 'status', title: { CN: '问题', EN: 'Fault' }, kind: 'status', width: 160 },
    { key: 'title', title: { CN: '所在内容', EN: 'Found in' }, kind: 'text', width: 300 },
    { key: 'type', title: { CN: '类型', EN: 'Type' }, kind: 'text', width: 120 },
    { key: 'language', title: { CN: '语言', EN: 'Language' }, kind: 'text', width: 90 },
    { key: 'foundAt', title: { CN: '检查时间', EN: 'Checked' }, kind: 'date-time', sortable: true, width: 150 },
  ],
  filters: [
    keywordFilter({ CN: '链接、标题', EN: 'Link or title' }),
    {
      key: 'status',
      label: { CN: '问题', EN: 'Fault' },
      kind: 'multi',
      options: Object.entries(linkFaults).map(([value, label]) => ({ value, label })),
    },
    {
      key: 'type',
      label: { CN: '类型', EN: 'Type' },
      kind: 'choice',
      options: contentTypes.map(({ code, name }) => ({ value: code, label: name })),
    },
    { key: 'content', kind: 'record', label: { CN: '所在内容', EN: 'Found in' } },
  ],
  sort: { key: 'foundAt', descending: true },
  statuses: Object.fromEntries(
    Object.entries(linkFaults).map(([key, label]) => [key, { label, tone: 'problem' as const }]),
  ),
  facts: ['status', 'title', 'type', 'language', 'foundAt'],
  actions: [
    {
      key: 'check',
      label: { CN: '重新检查', EN: 'Look again' },
      permission: 'Mgr.Content.edit',
      batch: true,
      reachesOut: true,
    },
  ],
  empty: { CN: '没有失效链接，每天夜里检查一次', EN: 'No broken links; they are looked for each night' },
});
