import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { rankedStatuses, roomTypes } from '#features/apartments/shared/states.ts';

/** Who stands where on the lists of the leading group, and for what. */
export const meetingRank = defineResource({
  code: 'meetingrank',
  path: '/apartment/meeting-rank',
  name: { CN: '评议名次', EN: 'Ranks on meeting lists' },
  item: { CN: '名次', EN: 'rank' },
  permission: 'Mgr.Apartment',
  export: 'Mgr.Apartment.export',
  objectType: 'meeting-rank',
  columns: [
    { key: 'rank', title: { CN: '名次', EN: 'Rank' }, kind: 'number', sortable: true, width: 80, fixed: 'left' },
    {
      key: 'applicant',
      title: { CN: '姓名', EN: 'Name' },
      kind: 'text',
      width: 110,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'listName', title: { CN: '评议名单', EN: 'List' }, kind: 'text', width: 270 },
    { key: 'points', title: { CN: '得分', EN: 'Points' }, kind: 'number', sortable: true, width: 80 },
    { key: 'reasons', title: { CN: '得分依据', EN: 'Why' }, kind: 'texts', width: 320 },
    { key: 'type', title: { CN: '户型', EN: 'Size' }, kind: 'text', width: 90, priority: 3 },
    { key: 'no', title: { CN: '申请编号', EN: 'Case' }, kind: 'code', width: 140 },
    { key: 'status', title: { CN: '申请状态', EN: 'Application' }, kind: 'status', width: 130 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '姓名、申请编号', EN: 'Name or case' }),
    { key: 'list', label: { CN: '评议名单', EN: 'List' }, kind: 'choice', options: 'meetingLists' },
    { key: 'type', label: { CN: '户型', EN: 'Size' }, kind: 'choice', options: roomTypes },
  ],
  sort: { key: 'rank', descending: false },
  statuses: rankedStatuses,
  facts: ['rank', 'applicant', 'points', 'status', 'no', 'listName'],
  actions: [],
  empty: { CN: '还没有名次：先在评议名单生成名次', EN: 'No ranks yet. Rank a meeting list first' },
});
