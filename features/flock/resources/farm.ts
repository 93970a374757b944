import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { areaOptions, farmTypeOptions } from './words.ts';

/** Farms that are scored with FlockScore. What a farm says of itself is its people's own: operators read it. */
export const flockFarm = defineResource({
  code: 'flockfarm',
  path: '/flock/farm',
  name: { CN: '农场', EN: 'Farms' },
  item: { CN: '农场', EN: 'farm' },
  permission: 'Mgr.Flock',
  export: 'Mgr.Flock.export',
  objectType: 'farm',
  columns: [
    { key: 'name', title: { CN: '名称', EN: 'Name' }, kind: 'text', sortable: true, width: 190, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 100 },
    { key: 'type', title: { CN: '养殖类型', EN: 'Type' }, kind: 'text', sortable: true, width: 110 },
    {
      key: 'birds',
      title: { CN: '存栏', EN: 'Birds' },
      kind: 'number',
      unit: { CN: '只', EN: 'head' },
      sortable: true,
      width: 120,
    },
    { key: 'lastOn', title: { CN: '最近评估', EN: 'Last visit' }, kind: 'text', sortable: true, width: 120 },
    { key: 'lights', title: { CN: '最近结果', EN: 'Last result' }, kind: 'tags', width: 330 },
    { key: 'reports', title: { CN: '报告', EN: 'Reports' }, kind: 'number', sortable: true, width: 90 },
    { key: 'members', title: { CN: '成员', EN: 'People' }, kind: 'number', sortable: true, width: 90 },
    { key: 'area', title: { CN: '区域', EN: 'Area' }, kind: 'text', sortable: true, width: 120 },
    { key: 'isShared', title: { CN: '参与区域对比', EN: 'In comparison' }, kind: 'text', width: 120 },
    { key: 'reason', title: { CN: '停用原因', EN: 'Blocked because' }, kind: 'text', width: 220, hidden: true },
    {
      key: 'createdAt',
      title: { CN: '建立时间', EN: 'Since' },
      kind: 'date-time',
      sortable: true,
      width: 150,
      hidden: true,
    },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '农场名称', EN: 'Name of the farm' }),
    { key: 'type', label: { CN: '养殖类型', EN: 'Type' }, kind: 'choice', options: farmTypeOptions },
    { key: 'area', label: { CN: '区域', EN: 'Area' }, kind: 'choice', options: areaOptions },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'choice',
      options: [
        { value: 'ON', label: { CN: '使用中', EN: 'In use' } },
        { value: 'BLOCKED', label: { CN: '已停用', EN: 'Blocked' } },
        { value: 'GONE', label: { CN: '已删除', EN: 'Removed' } },
      ],
    },
    { key: 'updatedAt', label: { CN: '更新时间', EN: 'Updated' }, kind: 'date-range' },
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: {
    ON: { label: { CN: '使用中', EN: 'In use' }, tone: 'done' },
    BLOCKED: { label: { CN: '已停用', EN: 'Blocked' }, tone: 'problem' },
    GONE: { label: { CN: '已删除', EN: 'Removed' }, tone: 'off' },
  },
  facts: ['type', 'area', 'birds', 'members', 'reports', 'lastOn'],
  related: [
    { resource: 'flockreport', filter: 'farm' },
    { resource: 'flockquestion', filter: 'farm' },
  ],
  actions: [
    {
      key: 'block',
      label: { CN: '停用', EN: 'Block' },
      permission: 'Mgr.Flock.edit',
      danger: true,
      when: { field: 'status', is: 'ON' },
      fields: [
        reasonField({
          hint: {
            CN: '停用后不再接收它的新数据，手机上已有的记录保留；原因会告诉农场负责人',
            EN: 'Nothing new is taken from it any more; what its phones hold stays there. Its owners are told the reason',
          },
        }),
      ],
    },
    {
      key: 'unblock',
      label: { CN: '恢复使用', EN: 'Unblock' },
      permission: 'Mgr.Flock.edit',
      when: { field: 'status', is: 'BLOCKED' },
      confirm: { CN: '手机上等待的数据会继续上传。', EN: 'What waits on its phones will be sent again.' },
    },
  ],
  empty: {
    CN: '还没有农场：有人在禽评中新建后出现在这里',
    EN: 'No farms yet. They appear once somebody adds one in FlockScore',
  },
});
