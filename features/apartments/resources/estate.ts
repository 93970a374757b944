import { bilingualLongText, bilingualText } from '#core/forms/bilingual.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';

/** Where talent apartments are. */
export const estate = defineResource({
  code: 'estate',
  path: '/apartment/estate',
  name: { CN: '小区', EN: 'Estates' },
  item: { CN: '小区', EN: 'estate' },
  permission: 'Mgr.Apartment',
  add: 'Mgr.Apartment.edit',
  edit: 'Mgr.Apartment.edit',
  export: 'Mgr.Apartment.export',
  objectType: 'estate',
  columns: [
    { key: 'name', title: { CN: '名称', EN: 'Name' }, kind: 'text', sortable: true, width: 220, fixed: 'left' },
    { key: 'address', title: { CN: '地址', EN: 'Address' }, kind: 'text', width: 260 },
    { key: 'count', title: { CN: '房源', EN: 'Apartments' }, kind: 'number', width: 110 },
    { key: 'free', title: { CN: '可选', EN: 'Free' }, kind: 'number', width: 90 },
    updatedColumn,
  ],
  filters: [keywordFilter({ CN: '名称、地址', EN: 'Name or address' })],
  sort: { key: 'updatedAt', descending: true },
  facts: ['address', 'count', 'free'],
  form: [
    ...bilingualText('name', { label: { CN: '名称', EN: 'Name' }, max: 60 }),
    ...bilingualText('address', { label: { CN: '地址', EN: 'Address' }, max: 130 }),
    ...bilingualLongText('note', { label: { CN: '说明', EN: 'Note' }, max: 300, required: false }),
  ],
  actions: [],
  related: [{ resource: 'unit', filter: 'estate' }],
  empty: { CN: '还没有小区，先新增一个', EN: 'No estates yet. Add the first one' },
});
