import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { bannerFields, bannerStatuses } from '#features/site/shared/banner.ts';
import { bannerPositions } from '#features/site/shared/positions.ts';

/** Banners of the portal. */
export const banner = defineResource({
  code: 'promote',
  path: '/setting/promote',
  name: { CN: '推广位', EN: 'Promotions' },
  item: { CN: '横幅', EN: 'banner' },
  permission: 'operator',
  add: 'Mgr.Setting.edit',
  edit: 'Mgr.Setting.edit',
  export: 'Mgr.Setting.edit',
  bin: 'Mgr.Setting.edit',
  objectType: 'promote',
  columns: [
    { key: 'title', title: { CN: '标题', EN: 'Title' }, kind: 'text', sortable: true, width: 240, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 110 },
    { key: 'position', title: { CN: '位置', EN: 'Position' }, kind: 'text', width: 140 },
    { key: 'startsAt', title: { CN: '开始', EN: 'From' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'endsAt', title: { CN: '结束', EN: 'To' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'weight', title: { CN: '权重', EN: 'Weight' }, kind: 'number', sortable: true, width: 80 },
    { key: 'views', title: { CN: '展示', EN: 'Views' }, kind: 'number', sortable: true, width: 90 },
    { key: 'clicks', title: { CN: '点击', EN: 'Clicks' }, kind: 'number', sortable: true, width: 90 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '标题', EN: 'Title' }),
    { key: 'position', label: { CN: '位置', EN: 'Position' }, kind: 'choice', options: bannerPositions },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(bannerStatuses).map(([value, { label }]) => ({ value, label })),
    },
  ],
  sort: { key: 'weight', descending: true },
  statuses: bannerStatuses,
  facts: ['status', 'position', 'startsAt', 'endsAt', 'views', 'clicks'],
  form: bannerFields,
  actions: [
    {
      key: 'enable',
      label: { CN: '打开', EN: 'Turn on' },
      permission: 'Mgr.Setting.edit',
      when: { field: 'status', is: 'OFF' },
      batch: true,
    },
    {
      key: 'disable',
      label: { CN: '关闭', EN: 'Turn off' },
      permission: 'Mgr.Setting.edit',
      when: { field: 'status', in: ['WAITING', 'ON', 'ENDED'] },
      batch: true,
    },
    {
      key: 'del',
      label: { CN: '删除', EN: 'Delete' },
      permission: 'Mgr.Setting.edit',
      danger: true,
      confirm: { CN: '放入回收站，以后可以恢复。', EN: 'It goes to the recycle bin, from which it can be restored.' },
    },
  ],
  empty: { CN: '还没有横幅，首页显示平台自己的画面', EN: 'No banners yet: the home page shows its own picture' },
});
