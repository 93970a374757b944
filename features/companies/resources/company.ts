import { dictionaries } from '#core/dictionaries/registry.ts';
import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';

const reason = reasonField({ hint: { CN: '申请人会看到', EN: 'The applicant reads it' } });

/** Marks that operators give, for finding companies. */
export const companyTags = [
  { value: 'HIGH_TECH', label: { CN: '高新技术企业', EN: 'High-tech enterprise' } },
  { value: 'SPECIALISED', label: { CN: '专精特新', EN: 'Specialised and innovative' } },
  { value: 'LISTED', label: { CN: '上市公司', EN: 'Listed' } },
  { value: 'HEADQUARTERS', label: { CN: '总部企业', EN: 'Headquarters' } },
];

export const company = defineResource({
  code: 'company',
  path: '/companys',
  name: { CN: '企业管理', EN: 'Companies' },
  item: { CN: '单位', EN: 'company' },
  permission: 'Mgr.Company',
  edit: 'Mgr.Company.edit',
  export: 'Mgr.Company.export',
  // Companies come from whoever hands them in: a sheet changes what is known of them and adds none.
  import: { permission: 'Mgr.Company.edit', match: 'code' },
  fixed: ['code'],
  objectType: 'company',
  columns: [
    { key: 'name', title: { CN: '单位名称', EN: 'Name' }, kind: 'text', sortable: true, width: 240, fixed: 'left' },
    { key: 'standing', title: { CN: '认证', EN: 'Authentication' }, kind: 'status', sortable: true, width: 110 },
    { key: 'code', title: { CN: '统一社会信用代码', EN: 'Credit code' }, kind: 'code', sortable: true, width: 190 },
    { key: 'industry', title: { CN: '行业', EN: 'Industry' }, kind: 'text', width: 180 },
    { key: 'regionName', title: { CN: '注册地', EN: 'Registered in' }, kind: 'text', width: 170 },
    {
      key: 'legalRep',
      title: { CN: '法定代表人', EN: 'Legal representative' },
      kind: 'text',
      priority: 3,
      width: 120,
      sensitive: { class: 'S2', mask: 'name' },
    },
    {
      key: 'agentName',
      title: { CN: '经办人', EN: 'Agent' },
      kind: 'text',
      width: 110,
      sensitive: { class: 'S2', mask: 'name' },
    },
    {
      key: 'agentPhone',
      title: { CN: '经办人手机', EN: 'Agent’s mobile' },
      kind: 'text',
      priority: 3,
      width: 160,
      sensitive: { class: 'S2', mask: 'phone' },
    },
    { key: 'kind', title: { CN: '性质', EN: 'Kind' }, kind: 'text', width: 140, hidden: true },
    { key: 'address', title: { CN: '注册地址', EN: 'Registered address' }, kind: 'text', width: 240, hidden: true },
    { key: 'tagNames', title: { CN: '标签', EN: 'Marks' }, kind: 'tags', width: 180 },
    { key: 'members', title: { CN: '经办人数', EN: 'Agents' }, kind: 'number', width: 90, hidden: true },
    { key: 'validTo', title: { CN: '有效期至', EN: 'Valid until' }, kind: 'text', sortable: true, width: 120 },
    { key: 'reason', title: { CN: '最近意见', EN: 'Last reason' }, kind: 'text', width: 200, hidden: true },
    {
      key: 'submittedAt',
      title: { CN: '提交时间', EN: 'Handed in' },
      kind: 'date-time',
      sortable: true,
      width: 150,
      priority: 3,
    },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '名称、信用代码', EN: 'Name or credit code' }),
    {
      key: 'standing',
      label: { CN: '认证', EN: 'Authentication' },
      kind: 'multi',
      options: [
        { value: 'WAITING', label: { CN: '待审核', EN: 'To be checked' } },
        { value: 'PASSED', label: { CN: '已通过', EN: 'Passed' } },
        { value: 'REJECTED', label: { CN: '未通过', EN: 'Declined' } },
        { value: 'EXPIRED', label: { CN: '已过期', EN: 'Expired' } },
        { value: 'REVOKED', label: { CN: '已撤销', EN: 'Revoked' } },
        { value: 'BLOCKED', label: { CN: '已停用', EN: 'Blocked' } },
        { value: 'MERGED', label: { CN: '已合并', EN: 'Merged' } },
      ],
    },
    { key: 'industry', label: { CN: '行业', EN: 'Industry' }, kind: 'choice', options: [...dictionaries.industry] },
    { key: 'region', label: { CN: '注册地', EN: 'Registered in' }, kind: 'choice', options: 'regions' },
    { key: 'tag', label: { CN: '标签', EN: 'Mark' }, kind: 'choice', options: companyTags },
    { key: 'submittedAt', label: { CN: '提交时间', EN: 'Handed in' }, kind: 'date-range' },
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: {
    PENDING: { label: { CN: '待审核', EN: 'To be checked' }, tone: 'waiting' },
    RENEWING: { label: { CN: '变更待审', EN: 'Change to be checked' }, tone: 'waiting' },
    PASSED: { label: { CN: '已通过', EN: 'Passed' }, tone: 'done' },
    REJECTED: { label: { CN: '未通过', EN: 'Declined' }, tone: 'problem' },
    EXPIRED: { label: { CN: '已过期', EN: 'Expired' }, tone: 'problem' },
    REVOKED: { label: { CN: '已撤销', EN: 'Revoked' }, tone: 'off' },
    BLOCKED: { label: { CN: '已停用', EN: 'Blocked' }, tone: 'off' },
    MERGED: { label: { CN: '已合并', EN: 'Merged' }, tone: 'off' },
  },
  facts: ['code', 'standing', 'industry', 'regionName', 'agentName', 'agentPhone', 'validTo', 'submittedAt'],
  form: [
    {
      key: 'code',
      kind: 'credit-code',
      label: { CN: '统一社会信用代码', EN: 'Credit code' },
      required: true,
      width: 'half',
    },
    { key: 'name', kind: 'text', label: { CN: '单位名称', EN: 'Name' }, min: 2, max: 100, required: true },
    { key: 'nameEN', kind: 'text', label: { CN: '英文名称', EN: 'Name in English' }, max: 150 },
    {
      key: 'kind',
      kind: 'choice',
      label: { CN: '性质', EN: 'Kind' },
      options: [...dictionaries.unitKind],
      required: true,
      width: 'half',
    },
    {
      key: 'industry',
      kind: 'choice',
      label: { CN: '行业', EN: 'Industry' },
      options: [...dictionaries.industry],
      required: true,
      width: 'half',
    },
    {
      key: 'address',
      kind: 'text',
      label: { CN: '注册地址', EN: 'Registered address' },
      min: 5,
      max: 200,
      required: true,
    },
    { key: 'tags', kind: 'multi-choice', label: { CN: '标签', EN: 'Marks' }, options: companyTags },
  ],
  files: true,
  actions: [
    {
      key: 'pass',
      label: { CN: '通过', EN: 'Pass' },
      permission: 'Mgr.Company.audit',
      when: { field: 'isWaiting', is: true },
      fields: [
        {
          key: 'validTo',
          kind: 'date',
          label: { CN: '有效期至', EN: 'Valid until' },
          hint: { CN: '不晚于执照的营业期限，一般为两年', EN: 'No later than the licence itself; two years as a rule' },
          min: { days: 1 },
          max: { years: 10 },
          required: true,
        },
      ],
    },
    {
      key: 'reject',
      label: { CN: '不通过', EN: 'Decline' },
      permission: 'Mgr.Company.audit',
      danger: true,
      when: { field: 'isWaiting', is: true },
      fields: [reason],
    },
    {
      key: 'transfer',
      label: { CN: '变更负责人', EN: 'Change the owner' },
      permission: 'Mgr.Company.edit',
      when: { field: 'candidates', atLeast: 1 },
      fields: [
        {
          key: 'to',
          kind: 'text',
          label: { CN: '新负责人的登录名', EN: 'Login name of the new owner' },
          hint: {
            CN: '须已是该单位的经办人；单位没有负责人时，也可以是申请加入的人',
            EN: 'Somebody who acts for the company already, or asks to where it has no owner any more',
          },
          max: 254,
          required: true,
        },
        reason,
      ],
    },
    {
      key: 'merge',
      label: { CN: '合并到…', EN: 'Merge into…' },
      permission: 'Mgr.Company.edit',
      when: {
        all: [
          { field: 'status', is: 'ON' },
          { field: 'state', isNot: 'PASSED' },
        ],
      },
      fields: [
        {
          key: 'into',
          kind: 'credit-code',
          label: { CN: '保留的单位（统一社会信用代码）', EN: 'The company that stays (credit code)' },
          hint: {
            CN: '须已通过认证；本记录的经办人会转过去',
            EN: 'It has to be authenticated; the agents of this record move there',
          },
          required: true,
        },
      ],
    },
    {
      key: 'revoke',
      label: { CN: '撤销认证', EN: 'Revoke' },
      permission: 'Mgr.Company.audit',
      danger: true,
      when: {
        all: [
          { field: 'state', is: 'PASSED' },
          { field: 'status', is: 'ON' },
        ],
      },
      fields: [reason],
    },
    {
      key: 'block',
      label: { CN: '停用', EN: 'Block' },
      permission: 'Mgr.Company.edit',
      danger: true,
      when: { field: 'status', is: 'ON' },
      fields: [reason],
    },
    {
      key: 'unblock',
      label: { CN: '恢复', EN: 'Unblock' },
      permission: 'Mgr.Company.edit',
      when: { field: 'status', is: 'BLOCKED' },
    },
  ],
  empty: { CN: '还没有单位提交认证', EN: 'No company has asked to be authenticated yet' },
});
