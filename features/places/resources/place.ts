import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { placeFields, placeKinds, placeProblems, placeStatuses } from '#features/places/shared/place.ts';

/** How many a place has to hold, at least. */
const capacities = ['20', '50', '100', '200', '500'].map((value) => ({
  value,
  label: { CN: `${value} 人以上`, EN: `${value} people or more` },
}));

const permission = 'Mgr.Setting.edit';

/** Where activities are held; what is booked there never overlaps. */
export const place = defineResource({
  code: 'place',
  path: '/setting/place',
  name: { CN: '场地', EN: 'Places' },
  item: { CN: '场地', EN: 'place' },
  permission: 'operator',
  add: permission,
  edit: permission,
  export: permission,
  import: { permission, match: 'nameCN' },
  objectType: 'place',
  columns: [
    { key: 'name', title: { CN: '名称', EN: 'Name' }, kind: 'text', sortable: true, width: 240, fixed: 'left' },
    { key: 'photo', title: { CN: '照片', EN: 'Photo' }, kind: 'image', width: 96 },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 110 },
    { key: 'kind', title: { CN: '类型', EN: 'Kind' }, kind: 'text', sortable: true, width: 120 },
    { key: 'regionName', title: { CN: '区域', EN: 'Region' }, kind: 'text', width: 200 },
    {
      key: 'capacity',
      title: { CN: '容纳', EN: 'Holds' },
      kind: 'number',
      unit: { CN: '人', EN: 'people' },
      sortable: true,
      width: 120,
    },
    { key: 'nextUse', title: { CN: '下次使用', EN: 'Next use' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'address', title: { CN: '地址', EN: 'Address' }, kind: 'text', width: 260, hidden: true },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '名称、地址', EN: 'Name or address' }),
    { key: 'kind', label: { CN: '类型', EN: 'Kind' }, kind: 'choice', options: placeKinds },
    { key: 'free', label: { CN: '空闲日期', EN: 'Free on' }, kind: 'date-range' },
    { key: 'capacity', label: { CN: '容纳', EN: 'Holds' }, kind: 'choice', options: capacities },
    { key: 'region', label: { CN: '区域', EN: 'Region' }, kind: 'choice', options: 'regions' },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'choice',
      options: Object.entries(placeStatuses).map(([value, { label }]) => ({ value, label })),
    },
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: placeStatuses,
  facts: ['status', 'kind', 'regionName', 'capacity', 'nextUse'],
  form: placeFields,
  check: placeProblems,
  actions: [
    {
      key: 'enable',
      label: { CN: '恢复使用', EN: 'Put into use' },
      permission,
      batch: true,
      when: { field: 'status', in: ['OFF', 'REPAIR'] },
    },
    {
      key: 'repair',
      label: { CN: '维修', EN: 'Close for repair' },
      permission,
      when: { field: 'status', is: 'ON' },
      confirm: {
        CN: '不能再选它办活动；已安排的不变，请到日历中逐个处理。',
        EN: 'Nothing new can be held there. What is arranged stays: see the calendar and move it one by one.',
      },
    },
    {
      key: 'disable',
      label: { CN: '停用', EN: 'Turn off' },
      permission,
      danger: true,
      batch: true,
      when: { field: 'status', in: ['ON', 'REPAIR'] },
      confirm: {
        CN: '不能再选它办活动；已安排的不变。',
        EN: 'Nothing new can be held there. What is arranged stays.',
      },
    },
  ],
  empty: { CN: '还没有场地，先新增一个', EN: 'No places yet. Add the first one' },
});
