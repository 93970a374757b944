import { bilingualText } from '#core/forms/bilingual.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { roomTypes, statusOptions, unitStatuses } from '#features/apartments/shared/states.ts';

const yuan = { CN: '元', EN: 'CNY' };

/** Talent apartments, one by one. */
export const unit = defineResource({
  code: 'unit',
  path: '/apartment',
  name: { CN: '房源', EN: 'Apartments' },
  item: { CN: '公寓', EN: 'apartment' },
  permission: 'Mgr.Apartment',
  add: 'Mgr.Apartment.edit',
  edit: 'Mgr.Apartment.edit',
  export: 'Mgr.Apartment.export',
  import: { permission: 'Mgr.Apartment.import', match: 'code' },
  objectType: 'unit',
  columns: [
    { key: 'code', title: { CN: '房号', EN: 'Code' }, kind: 'code', sortable: true, width: 150, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 110 },
    { key: 'estateName', title: { CN: '小区', EN: 'Estate' }, kind: 'text', width: 170 },
    { key: 'building', title: { CN: '楼栋', EN: 'Building' }, kind: 'text', width: 80, priority: 3 },
    { key: 'no', title: { CN: '室', EN: 'No.' }, kind: 'text', width: 80, priority: 3 },
    { key: 'floor', title: { CN: '楼层', EN: 'Floor' }, kind: 'number', sortable: true, width: 80, priority: 3 },
    { key: 'type', title: { CN: '户型', EN: 'Size' }, kind: 'text', sortable: true, width: 100 },
    { key: 'area', title: { CN: '面积', EN: 'Area' }, kind: 'number', unit: { CN: '㎡', EN: 'm²' }, width: 100 },
    { key: 'rent', title: { CN: '月租', EN: 'Rent' }, kind: 'number', unit: yuan, sortable: true, width: 110 },
    {
      key: 'market',
      title: { CN: '市场租金', EN: 'Market rent' },
      kind: 'number',
      unit: yuan,
      width: 120,
      priority: 3,
    },
    { key: 'tenant', title: { CN: '租约', EN: 'Lease' }, kind: 'code', width: 140, priority: 3 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '房号、小区', EN: 'Code or estate' }),
    { key: 'status', label: { CN: '状态', EN: 'Status' }, kind: 'multi', options: statusOptions(unitStatuses) },
    { key: 'type', label: { CN: '户型', EN: 'Size' }, kind: 'choice', options: roomTypes },
    { key: 'estate', label: { CN: '小区', EN: 'Estate' }, kind: 'choice', options: 'estates' },
  ],
  sort: { key: 'code', descending: false },
  statuses: unitStatuses,
  facts: ['status', 'estateName', 'type', 'area', 'rent'],
  form: [
    {
      key: 'estate',
      kind: 'choice',
      label: { CN: '小区', EN: 'Estate' },
      options: 'estates',
      required: true,
      width: 'half',
    },
    { key: 'code', kind: 'text', label: { CN: '房号', EN: 'Code' }, max: 40, required: true, width: 'half' },
    { key: 'building', kind: 'text', label: { CN: '楼栋', EN: 'Building' }, max: 20, required: true, width: 'half' },
    { key: 'no', kind: 'text', label: { CN: '室', EN: 'No.' }, max: 20, required: true, width: 'half' },
    { ...number('floor', { CN: '楼层', EN: 'Floor' }, -5, 200), required: true },
    {
      key: 'type',
      kind: 'choice',
      label: { CN: '户型', EN: 'Size' },
      options: roomTypes,
      required: true,
      width: 'half',
    },
    {
      key: 'area',
      kind: 'number',
      label: { CN: '面积', EN: 'Area' },
      suffix: { CN: '㎡', EN: 'm²' },
      decimals: 1,
      min: 5,
      max: 1000,
      required: true,
      width: 'half',
    },
    { ...number('rent', { CN: '月租', EN: 'Rent a month' }, 1, 100_000), required: true },
    { ...number('market', { CN: '市场租金', EN: 'Market rent' }, 1, 100_000), required: true },
    ...bilingualText('facing', { label: { CN: '朝向', EN: 'Facing' }, max: 20, required: false }),
  ],
  actions: [
    {
      key: 'repair',
      label: { CN: '转维修', EN: 'Close for repair' },
      permission: 'Mgr.Apartment.edit',
      batch: true,
      when: { field: 'status', is: 'FREE' },
    },
    {
      key: 'ready',
      label: { CN: '维修完成', EN: 'Repair done' },
      permission: 'Mgr.Apartment.edit',
      batch: true,
      when: { field: 'status', is: 'REPAIR' },
    },
  ],
  empty: { CN: '还没有房源，先新增小区，再导入房源', EN: 'No apartments yet. Add an estate first, then import them' },
});

function number(key: string, label: { CN: string; EN: string }, min: number, max: number) {
  return { key, kind: 'number', label, decimals: 0, min, max, width: 'half' } as const;
}
