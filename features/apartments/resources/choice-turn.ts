import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { roomTypes, statusOptions, turnStatuses } from '#features/apartments/shared/states.ts';

/** The ranked list of a round: who is where, why, and what became of it. */
export const choiceTurn = defineResource({
  code: 'choiceturn',
  path: '/apartment/turn',
  name: { CN: '选房名单', EN: 'Ranked list' },
  item: { CN: '名次', EN: 'rank' },
  permission: 'Mgr.Apartment',
  export: 'Mgr.Apartment.export',
  objectType: 'choice-turn',
  columns: [
    { key: 'rank', title: { CN: '名次', EN: 'Rank' }, kind: 'number', sortable: true, width: 80, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 110 },
    {
      key: 'applicant',
      title: { CN: '姓名', EN: 'Name' },
      kind: 'text',
      width: 110,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'roundName', title: { CN: '场次', EN: 'Round' }, kind: 'text', width: 200 },
    { key: 'score', title: { CN: '得分', EN: 'Points' }, kind: 'number', sortable: true, width: 80 },
    { key: 'reasons', title: { CN: '得分依据', EN: 'Why' }, kind: 'texts', width: 300 },
    { key: 'group', title: { CN: '组', EN: 'Group' }, kind: 'number', width: 70 },
    { key: 'type', title: { CN: '户型', EN: 'Size' }, kind: 'text', width: 90 },
    { key: 'wished', title: { CN: '已排意愿', EN: 'Wishes' }, kind: 'number', width: 100 },
    { key: 'unitCode', title: { CN: '分到', EN: 'Apartment' }, kind: 'code', width: 150 },
    { key: 'no', title: { CN: '申请编号', EN: 'Case' }, kind: 'code', width: 140, priority: 3 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '姓名、申请编号', EN: 'Name or case' }),
    { key: 'round', label: { CN: '场次', EN: 'Round' }, kind: 'choice', options: 'choiceRounds' },
    { key: 'status', label: { CN: '状态', EN: 'Status' }, kind: 'multi', options: statusOptions(turnStatuses) },
    { key: 'type', label: { CN: '户型', EN: 'Size' }, kind: 'choice', options: roomTypes },
  ],
  sort: { key: 'rank', descending: false },
  statuses: turnStatuses,
  facts: ['status', 'applicant', 'unitCode', 'score', 'roundName', 'group'],
  views: [{ key: 'waitlist', name: { CN: '轮候', EN: 'Waiting list' }, query: 'f.status=WAITLIST' }],
  actions: [
    {
      key: 'offer',
      label: { CN: '分配腾出的房', EN: 'Give a free apartment' },
      permission: 'Mgr.Apartment.round',
      when: { field: 'status', is: 'WAITLIST' },
      confirm: {
        CN: '把同户型中租金最低的空房分给此人，须在 7 天内签约。',
        EN: 'Gives the cheapest free apartment of this size; it is to be signed for within seven days.',
      },
    },
  ],
  empty: { CN: '还没有名单：先在选房场次生成名次', EN: 'No list yet. Rank people in a choice round first' },
});
