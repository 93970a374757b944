import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { requestStatuses } from '#features/site/shared/request.ts';

const answer = {
  key: 'answer',
  kind: 'long-text',
  unit: 'characters',
  max: 1000,
  required: true,
} as const;

/** Requests for one-to-one service: accepted, then answered or closed; the person is told each time. */
export const serviceRequest = defineResource({
  code: 'servicerequest',
  path: '/content/request',
  name: { CN: '一对一服务', EN: 'One-to-one requests' },
  item: { CN: '服务申请', EN: 'service request' },
  permission: 'Mgr.Content',
  export: 'Mgr.Content.export',
  objectType: 'servicerequest',
  columns: [
    { key: 'no', title: { CN: '编号', EN: 'No.' }, kind: 'code', sortable: true, width: 140, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', width: 120 },
    { key: 'service', title: { CN: '服务', EN: 'Service' }, kind: 'text', width: 220 },
    {
      key: 'name',
      title: { CN: '申请人', EN: 'From' },
      kind: 'text',
      width: 110,
      sensitive: { class: 'S2', mask: 'name' },
    },
    {
      key: 'phone',
      title: { CN: '电话', EN: 'Telephone' },
      kind: 'text',
      width: 150,
      sensitive: { class: 'S2', mask: 'phone' },
    },
    { key: 'standing', title: { CN: '类别', EN: 'Class' }, kind: 'text', width: 120 },
    { key: 'wish', title: { CN: '需求', EN: 'Wish' }, kind: 'text', width: 280 },
    { key: 'preferredOn', title: { CN: '希望日期', EN: 'Day wished for' }, kind: 'text', width: 120 },
    { key: 'handler', title: { CN: '经办人', EN: 'Handled by' }, kind: 'text', width: 110 },
    { key: 'answer', title: { CN: '答复', EN: 'Answer' }, kind: 'text', width: 240, hidden: true },
    { key: 'createdAt', title: { CN: '提交时间', EN: 'Sent' }, kind: 'date-time', sortable: true, width: 150 },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '编号、服务', EN: 'Number or service' }),
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(requestStatuses).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'createdAt', label: { CN: '提交时间', EN: 'Sent' }, kind: 'date-range' },
  ],
  sort: { key: 'createdAt', descending: true },
  statuses: requestStatuses,
  facts: ['no', 'status', 'service', 'standing', 'preferredOn', 'handler'],
  related: [{ resource: 'serve', id: 'serviceId' }],
  actions: [
    {
      key: 'accept',
      label: { CN: '受理', EN: 'Accept' },
      permission: 'Mgr.Content.answer',
      when: { field: 'status', is: 'NEW' },
      confirm: { CN: '受理后由您负责联系申请人。', EN: 'You will be the one who calls.' },
    },
    {
      key: 'answer',
      label: { CN: '办结并答复', EN: 'Finish with an answer' },
      permission: 'Mgr.Content.answer',
      when: { field: 'status', is: 'ACCEPTED' },
      fields: [{ ...answer, label: { CN: '答复', EN: 'Answer' } }],
    },
    {
      key: 'close',
      label: { CN: '关闭', EN: 'Close' },
      permission: 'Mgr.Content.answer',
      when: { field: 'status', in: ['NEW', 'ACCEPTED'] },
      danger: true,
      fields: [{ ...answer, label: { CN: '原因', EN: 'Reason' } }],
    },
  ],
  empty: { CN: '还没有服务申请', EN: 'No requests yet' },
});
