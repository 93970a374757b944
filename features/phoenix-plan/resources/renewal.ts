import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { renewalStatuses } from '#features/phoenix-plan/shared/renewal.ts';

/** Documents renewed while corrections are asked for or a result is in effect: looked at, then accepted or refused with a reason. */
export const renewal = defineResource({
  code: 'renewal',
  path: '/apply/renewal',
  name: { CN: '证件更新', EN: 'Renewed documents' },
  item: { CN: '证件更新', EN: 'renewed document' },
  permission: 'Mgr.Apply.audit',
  objectType: 'renewal',
  columns: [
    { key: 'no', title: { CN: '申报编号', EN: 'Case' }, kind: 'code', sortable: true, width: 150, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 120 },
    {
      key: 'applicant',
      title: { CN: '申请人', EN: 'Applicant' },
      kind: 'text',
      width: 120,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'document', title: { CN: '证件', EN: 'Document' }, kind: 'text', width: 160 },
    { key: 'validTo', title: { CN: '有效期至', EN: 'Valid until' }, kind: 'text', width: 130 },
    { key: 'reason', title: { CN: '原因', EN: 'Reason' }, kind: 'text', width: 220 },
    { key: 'createdAt', title: { CN: '提交时间', EN: 'Handed in' }, kind: 'date-time', sortable: true, width: 150 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '编号、申请人', EN: 'Case or applicant' }),
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(renewalStatuses).map(([value, { label }]) => ({ value, label })),
    },
  ],
  sort: { key: 'createdAt', descending: true },
  statuses: renewalStatuses,
  facts: ['no', 'status', 'applicant', 'document', 'validTo'],
  actions: [
    {
      key: 'accept',
      label: { CN: '核对通过', EN: 'Accept' },
      permission: 'Mgr.Apply.audit',
      when: { field: 'status', is: 'PENDING' },
      confirm: {
        CN: '以新证件为准，原证件保留在档。',
        EN: 'The new document counts; the earlier one is kept on file.',
      },
    },
    {
      key: 'refuse',
      label: { CN: '不通过', EN: 'Refuse' },
      permission: 'Mgr.Apply.audit',
      when: { field: 'status', is: 'PENDING' },
      danger: true,
      fields: [
        {
          key: 'reason',
          kind: 'long-text',
          unit: 'characters',
          max: 500,
          required: true,
          label: { CN: '原因', EN: 'Reason' },
        },
      ],
    },
  ],
  empty: { CN: '没有证件更新', EN: 'No renewed documents' },
});
