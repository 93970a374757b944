import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter } from '#core/resources/usual-parts.ts';
import { prebookFields, prebookKinds, prebookProblems, prebookStates } from '#features/places/shared/prebook.ts';

const reason = reasonField();
const decide = 'Mgr.Prebook.audit';

const isShop = { field: 'kind', is: 'SHOP' } as const;

/** Who announced that they come: to a place, for advice, or for a benefit of a shop. */
export const prebook = defineResource({
  code: 'prebook',
  path: '/activity/prebook',
  name: { CN: '预约', EN: 'Bookings' },
  item: { CN: '预约', EN: 'booking' },
  permission: 'Mgr.Prebook',
  add: 'Mgr.Prebook.edit',
  edit: 'Mgr.Prebook.edit',
  editWhen: { not: isShop },
  export: 'Mgr.Prebook.export',
  objectType: 'prebook',
  columns: [
    { key: 'letters', title: { CN: '预约码', EN: 'Code' }, kind: 'code', width: 120, fixed: 'left' },
    {
      key: 'name',
      title: { CN: '预约人', EN: 'Booked by' },
      kind: 'text',
      width: 110,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'state', title: { CN: '状态', EN: 'State' }, kind: 'status', sortable: true, width: 130 },
    { key: 'kind', title: { CN: '类型', EN: 'For' }, kind: 'text', sortable: true, width: 90 },
    { key: 'placeName', title: { CN: '场地或商户', EN: 'Place or shop' }, kind: 'text', width: 220 },
    { key: 'benefitName', title: { CN: '权益', EN: 'Benefit' }, kind: 'text', width: 180 },
    { key: 'fromAt', title: { CN: '开始', EN: 'From' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'toAt', title: { CN: '结束', EN: 'To' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'people', title: { CN: '人数', EN: 'People' }, kind: 'number', sortable: true, width: 90 },
    { key: 'company', title: { CN: '单位', EN: 'Employer' }, kind: 'text', width: 180 },
    {
      key: 'phone',
      title: { CN: '电话', EN: 'Telephone' },
      kind: 'text',
      width: 160,
      sensitive: { class: 'S2', mask: 'phone' },
    },
    { key: 'remark', title: { CN: '说明', EN: 'Remark' }, kind: 'text', width: 220, hidden: true },
    { key: 'note', title: { CN: '原因', EN: 'Reason' }, kind: 'text', width: 200, hidden: true },
    { key: 'usedAt', title: { CN: '到访时间', EN: 'Came at' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'createdAt', title: { CN: '登记时间', EN: 'Noted' }, kind: 'date-time', sortable: true, width: 150 },
  ],
  filters: [
    keywordFilter({ CN: '预约人、单位、商户、权益、预约码', EN: 'Name, employer, shop, benefit or code' }),
    { key: 'kind', label: { CN: '类型', EN: 'For' }, kind: 'choice', options: prebookKinds },
    { key: 'place', label: { CN: '场地', EN: 'Place' }, kind: 'choice', options: 'places' },
    {
      key: 'state',
      label: { CN: '状态', EN: 'State' },
      kind: 'multi',
      options: Object.entries(prebookStates).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'fromAt', label: { CN: '开始时间', EN: 'From' }, kind: 'date-range' },
  ],
  sort: { key: 'fromAt', descending: true },
  statuses: prebookStates,
  facts: ['state', 'kind', 'placeName', 'benefitName', 'fromAt', 'toAt', 'people', 'usedAt', 'note'],
  form: prebookFields,
  check: prebookProblems,
  actions: [
    {
      key: 'confirm',
      label: { CN: '确认', EN: 'Confirm' },
      permission: decide,
      when: { field: 'state', is: 'PENDING' },
    },
    {
      key: 'use',
      label: { CN: '核销', EN: 'Verify the code' },
      permission: decide,
      // A benefit is redeemed in the shop, by the card.
      when: { all: [{ field: 'state', is: 'CONFIRMED' }, { not: isShop }] },
      fields: [
        {
          key: 'code',
          kind: 'text',
          label: { CN: '来访人出示的预约码', EN: 'The code that the visitor shows' },
          max: 20,
          required: true,
        },
      ],
    },
    {
      key: 'absent',
      label: { CN: '未到', EN: 'Did not come' },
      permission: decide,
      when: { field: 'state', is: 'CONFIRMED' },
      confirm: { CN: '标为未到后不能改回。', EN: 'This cannot be taken back.' },
    },
    {
      key: 'reject',
      label: { CN: '拒绝', EN: 'Decline' },
      permission: decide,
      danger: true,
      when: { field: 'state', is: 'PENDING' },
      fields: [reason],
    },
    {
      key: 'cancel',
      label: { CN: '取消预约', EN: 'Cancel the booking' },
      permission: decide,
      danger: true,
      when: { field: 'state', is: 'CONFIRMED' },
      fields: [reason],
    },
  ],
  empty: { CN: '还没有预约', EN: 'No bookings yet' },
});
