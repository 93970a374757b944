import { countries } from '#core/dictionaries/countries.ts';
import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter } from '#core/resources/usual-parts.ts';
import { supporterFields, supporterKinds } from '#features/supporters/shared/supporter.ts';

const reason = reasonField({ hint: { CN: '本人会看到', EN: 'The supporter reads it' } });

const statuses = {
  PENDING: { label: { CN: '待审核', EN: 'To be checked' }, tone: 'waiting' },
  ACTIVE: { label: { CN: '在任', EN: 'Active' }, tone: 'done' },
  REJECTED: { label: { CN: '未通过', EN: 'Declined' }, tone: 'problem' },
  SUSPENDED: { label: { CN: '暂停', EN: 'Suspended' }, tone: 'off' },
} as const;

export const supporter = defineResource({
  code: 'supporter',
  path: '/supporters',
  name: { CN: '创新赋能者', EN: 'Supporters' },
  item: { CN: '赋能者', EN: 'supporter' },
  permission: 'Mgr.Company',
  export: 'Mgr.Company.export',
  objectType: 'supporter',
  columns: [
    // The name is personal data, which is shown on demand: it cannot be what opens a record.
    { key: 'org', title: { CN: '单位与职务', EN: 'Employer and position' }, kind: 'text', width: 200, fixed: 'left' },
    {
      key: 'name',
      title: { CN: '名称', EN: 'Name' },
      kind: 'text',
      sortable: true,
      width: 180,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 100 },
    { key: 'code', title: { CN: '推荐码', EN: 'Code' }, kind: 'code', sortable: true, width: 120 },
    { key: 'kind', title: { CN: '身份', EN: 'Kind' }, kind: 'text', width: 90 },
    { key: 'country', title: { CN: '国家或地区', EN: 'Country' }, kind: 'text', width: 130 },
    { key: 'fieldNames', title: { CN: '领域', EN: 'Fields' }, kind: 'tags', width: 200, priority: 3 },
    { key: 'visits', title: { CN: '链接访问', EN: 'Visits to the link' }, kind: 'number', sortable: true, width: 130 },
    { key: 'registers', title: { CN: '带来注册', EN: 'Registrations' }, kind: 'number', sortable: true, width: 110 },
    { key: 'applies', title: { CN: '带来申报', EN: 'Applications' }, kind: 'number', sortable: true, width: 110 },
    {
      key: 'phone',
      title: { CN: '手机', EN: 'Mobile' },
      kind: 'text',
      width: 150,
      hidden: true,
      sensitive: { class: 'S2', mask: 'phone' },
    },
    {
      key: 'email',
      title: { CN: '邮箱', EN: 'E-mail' },
      kind: 'text',
      width: 180,
      hidden: true,
      sensitive: { class: 'S2', mask: 'email' },
    },
    { key: 'intro', title: { CN: '简介', EN: 'Introduction' }, kind: 'text', width: 240, hidden: true },
    { key: 'reason', title: { CN: '最近意见', EN: 'Last reason' }, kind: 'text', width: 200, hidden: true },
    { key: 'submittedAt', title: { CN: '提交时间', EN: 'Handed in' }, kind: 'date-time', sortable: true, width: 150 },
  ],
  filters: [
    keywordFilter({ CN: '名称、推荐码', EN: 'Name or code' }),
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'kind', label: { CN: '身份', EN: 'Kind' }, kind: 'choice', options: supporterKinds },
    { key: 'field', label: { CN: '领域', EN: 'Field' }, kind: 'choice', options: supporterFields },
    { key: 'country', label: { CN: '国家或地区', EN: 'Country' }, kind: 'choice', options: [...countries] },
  ],
  sort: { key: 'submittedAt', descending: true },
  statuses,
  facts: ['status', 'code', 'kind', 'country', 'phone', 'email'],
  related: [{ resource: 'origin', filter: 'keyword', by: 'code' }],
  files: true,
  actions: [
    {
      key: 'approve',
      label: { CN: '通过', EN: 'Approve' },
      permission: 'Mgr.Company.audit',
      confirm: {
        CN: '通过后生成推荐码和链接，并通知本人。',
        EN: 'A code and link are made, and the supporter is told.',
      },
      when: { field: 'status', is: 'PENDING' },
    },
    {
      key: 'reject',
      label: { CN: '不通过', EN: 'Decline' },
      permission: 'Mgr.Company.audit',
      danger: true,
      when: { field: 'status', is: 'PENDING' },
      fields: [reason],
    },
    {
      key: 'suspend',
      label: { CN: '暂停', EN: 'Suspend' },
      permission: 'Mgr.Company.audit',
      danger: true,
      when: { field: 'status', is: 'ACTIVE' },
      fields: [reason],
    },
    {
      key: 'resume',
      label: { CN: '恢复', EN: 'Resume' },
      permission: 'Mgr.Company.audit',
      when: { field: 'status', is: 'SUSPENDED' },
    },
  ],
  empty: { CN: '还没有人申请成为赋能者', EN: 'Nobody has asked to become a supporter yet' },
});
