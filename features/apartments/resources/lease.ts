import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { renewalStates, renewalTerms } from '#features/apartments/shared/renewal.ts';
import { leaseStatuses, statusOptions } from '#features/apartments/shared/states.ts';

const permission = 'Mgr.Apartment.edit';
const day = { key: 'day', kind: 'date', required: true, width: 'half' } as const;

/** Leases of talent apartments, from the choice to the day one is handed back. */
export const lease = defineResource({
  code: 'lease',
  path: '/apartment/lease',
  name: { CN: '租约', EN: 'Leases' },
  item: { CN: '租约', EN: 'lease' },
  permission: 'Mgr.Apartment',
  export: 'Mgr.Apartment.export',
  objectType: 'lease',
  columns: [
    { key: 'no', title: { CN: '编号', EN: 'Number' }, kind: 'code', sortable: true, width: 140, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 110 },
    {
      key: 'applicant',
      title: { CN: '承租人', EN: 'Tenant' },
      kind: 'text',
      width: 110,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'unitCode', title: { CN: '房号', EN: 'Apartment' }, kind: 'code', width: 150 },
    { key: 'rent', title: { CN: '月租', EN: 'Rent' }, kind: 'number', unit: { CN: '元', EN: 'CNY' }, width: 110 },
    { key: 'startsOn', title: { CN: '起租', EN: 'From' }, kind: 'text', sortable: true, width: 110 },
    { key: 'endsOn', title: { CN: '到期', EN: 'To' }, kind: 'text', sortable: true, width: 110 },
    { key: 'renewalText', title: { CN: '续租', EN: 'Renewal' }, kind: 'text', width: 140, priority: 1 },
    { key: 'signBy', title: { CN: '签约截止', EN: 'Sign by' }, kind: 'date-time', width: 150, priority: 3 },
    { key: 'movedInOn', title: { CN: '入住', EN: 'Moved in' }, kind: 'text', width: 110 },
    { key: 'leavesOn', title: { CN: '预告退租', EN: 'Leaves on' }, kind: 'text', width: 110 },
    { key: 'endedOn', title: { CN: '退租', EN: 'Handed back' }, kind: 'text', width: 110, priority: 3 },
    {
      key: 'createdAt',
      title: { CN: '分配时间', EN: 'Given' },
      kind: 'date-time',
      sortable: true,
      width: 150,
      hidden: true,
    },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '编号、承租人、房号', EN: 'Number, tenant or apartment' }),
    { key: 'status', label: { CN: '状态', EN: 'Status' }, kind: 'multi', options: statusOptions(leaseStatuses) },
    {
      key: 'renewal',
      label: { CN: '续租', EN: 'Renewal' },
      kind: 'multi',
      options: Object.entries(renewalStates).map(([value, label]) => ({ value, label })),
    },
  ],
  sort: { key: 'createdAt', descending: true },
  statuses: leaseStatuses,
  facts: ['status', 'applicant', 'unitCode', 'rent', 'startsOn', 'endsOn'],
  views: [
    { key: 'overdue', name: { CN: '到期未退', EN: 'Overdue' }, query: 'f.status=OVERDUE' },
    { key: 'renewal', name: { CN: '续租待答复', EN: 'Renewals to answer' }, query: 'f.renewal=ASKED' },
  ],
  actions: [
    {
      key: 'movein',
      label: { CN: '办理入住', EN: 'Move in' },
      permission,
      when: { field: 'status', is: 'SIGNED' },
      fields: [{ ...day, label: { CN: '入住日', EN: 'Moved in on' } }],
    },
    {
      key: 'extend',
      label: { CN: '同意续租', EN: 'Renew' },
      permission,
      confirm: {
        CN: '已核对承租人仍在本区工作、家庭在本市没有住房？同意后到期日顺延，承租人会收到通知。',
        EN: 'Have you checked that the tenant still works here and the family owns no home in the city? The last day moves on and the tenant is told.',
      },
      when: { field: 'renewal', is: 'ASKED' },
    },
    {
      key: 'prolong',
      label: { CN: '到期后续租', EN: 'Renew after its end' },
      permission,
      when: { field: 'status', is: 'OVERDUE' },
      fields: [
        {
          key: 'months',
          kind: 'choice',
          label: { CN: '续租时间', EN: 'For how long' },
          hint: {
            CN: '从原到期日接着算。请先核对承租人仍在本区工作、家庭在本市没有住房；承租人会收到通知。',
            EN: 'From the day on which it ended. Check first that the tenant still works here and the family owns no home in the city; the tenant is told.',
          },
          options: renewalTerms,
          required: true,
        },
      ],
    },
    {
      key: 'refuse-renewal',
      label: { CN: '不同意续租', EN: 'Refuse to renew' },
      permission,
      danger: true,
      when: { field: 'renewal', is: 'ASKED' },
      fields: [reasonField({ hint: { CN: '承租人会看到', EN: 'The tenant reads it' } })],
    },
    {
      key: 'end',
      label: { CN: '办理退租', EN: 'Hand back' },
      permission,
      danger: true,
      when: { field: 'status', in: ['RUNNING', 'OVERDUE'] },
      fields: [{ ...day, label: { CN: '退租日', EN: 'Handed back on' } }, reasonField()],
    },
  ],
  empty: { CN: '还没有租约', EN: 'No leases yet' },
});
