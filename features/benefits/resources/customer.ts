import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { cardFields, cardProblems } from '#features/benefits/shared/card-form.ts';
import { memberStates } from '#features/benefits/shared/member.ts';
import { cardLevels } from '#features/benefits/shared/shop.ts';

const permission = 'Mgr.ShopMember.edit';
const issue = 'Mgr.ShopMember.issue';
const reason = reasonField({ hint: { CN: '持卡人看得到', EN: 'The holder reads this' } });

/** Holders of the talent card; a recognition that takes effect makes one, and the office issues others. */
export const customer = defineResource({
  code: 'customer',
  path: '/customer',
  name: { CN: '人才卡会员', EN: 'Card holders' },
  item: { CN: '人才卡会员', EN: 'card holder' },
  permission: 'Mgr.ShopMember',
  add: issue,
  import: { permission: 'Mgr.ShopMember.import', match: 'idNumber' },
  export: 'Mgr.ShopMember.export',
  objectType: 'talentcard',
  columns: [
    { key: 'cardNo', title: { CN: '卡号', EN: 'Card no.' }, kind: 'code', sortable: true, width: 170, fixed: 'left' },
    {
      key: 'name',
      title: { CN: '姓名', EN: 'Name' },
      kind: 'text',
      width: 110,
      sensitive: { class: 'S2', mask: 'name' },
    },
    { key: 'status', title: { CN: '状态', EN: 'State' }, kind: 'status', sortable: true, width: 110 },
    { key: 'level', title: { CN: '类别', EN: 'Class' }, kind: 'text', sortable: true, width: 90 },
    { key: 'company', title: { CN: '工作单位', EN: 'Employer' }, kind: 'text', sortable: true, width: 200 },
    { key: 'companyCode', title: { CN: '单位信用代码', EN: 'Credit code' }, kind: 'code', width: 190, hidden: true },
    {
      key: 'phone',
      title: { CN: '手机号', EN: 'Mobile' },
      kind: 'text',
      width: 150,
      priority: 3,
      sensitive: { class: 'S2', mask: 'phone' },
    },
    {
      key: 'validFrom',
      title: { CN: '生效', EN: 'Valid from' },
      kind: 'text',
      sortable: true,
      width: 120,
      priority: 3,
    },
    { key: 'validTo', title: { CN: '有效至', EN: 'Valid to' }, kind: 'text', sortable: true, width: 120, priority: 1 },
    { key: 'uses', title: { CN: '使用次数', EN: 'Uses' }, kind: 'number', sortable: true, width: 100 },
    { key: 'lastUsedAt', title: { CN: '最近使用', EN: 'Last use' }, kind: 'date-time', sortable: true, width: 130 },
    { key: 'family', title: { CN: '家属', EN: 'Family' }, kind: 'number', width: 90 },
    {
      key: 'familyNames',
      title: { CN: '家属姓名', EN: 'Names of the family' },
      kind: 'text',
      width: 150,
      hidden: true,
      sensitive: { class: 'S2', mask: 'name' },
    },
    {
      key: 'account',
      title: { CN: '持卡人账号', EN: 'Account of the holder' },
      kind: 'text',
      width: 170,
      hidden: true,
      sensitive: { class: 'S2', mask: 'middle' },
    },
    { key: 'source', title: { CN: '来源', EN: 'From' }, kind: 'text', width: 150 },
    { key: 'note', title: { CN: '原因', EN: 'Reason' }, kind: 'text', width: 200, hidden: true },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '卡号、认定编号、单位或其代码', EN: 'Card or recognition number, employer or its code' }),
    { key: 'level', label: { CN: '类别', EN: 'Class' }, kind: 'choice', options: cardLevels },
    { key: 'company', label: { CN: '工作单位', EN: 'Employer' }, kind: 'choice', options: 'companies' },
    {
      key: 'status',
      label: { CN: '状态', EN: 'State' },
      kind: 'multi',
      options: Object.entries(memberStates).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'validTo', label: { CN: '有效至', EN: 'Valid to' }, kind: 'date-range' },
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: memberStates,
  facts: [
    'status',
    'level',
    'company',
    'companyCode',
    'phone',
    'validFrom',
    'validTo',
    'uses',
    'family',
    'familyNames',
    'source',
    'note',
  ],
  form: cardFields,
  check: cardProblems,
  related: [{ resource: 'redemption', filter: 'member' }],
  actions: [
    {
      key: 'freeze',
      label: { CN: '冻结', EN: 'Freeze' },
      permission,
      danger: true,
      when: { field: 'status', in: ['ACTIVE', 'PAUSED'] },
      fields: [reason],
    },
    {
      key: 'unfreeze',
      label: { CN: '解冻', EN: 'Lift the freeze' },
      permission,
      when: { field: 'status', is: 'FROZEN' },
    },
    {
      key: 'level',
      label: { CN: '调整类别', EN: 'Change the class' },
      permission,
      when: { field: 'status', in: ['PENDING', 'ACTIVE', 'PAUSED', 'FROZEN'] },
      fields: [
        { key: 'level', kind: 'choice', label: { CN: '类别', EN: 'Class' }, options: cardLevels, required: true },
        reason,
      ],
    },
    {
      key: 'renew',
      label: { CN: '续期', EN: 'Renew' },
      permission: issue,
      when: { field: 'status', in: ['PENDING', 'ACTIVE', 'PAUSED', 'EXPIRED'] },
      fields: [
        {
          key: 'validTo',
          kind: 'date',
          label: { CN: '有效至', EN: 'Valid to' },
          hint: { CN: '晚于现在的到期日', EN: 'Later than it ends now' },
          min: { days: 1 },
          max: { years: 10 },
          required: true,
        },
        reason,
      ],
    },
    {
      key: 'cancel',
      label: { CN: '注销', EN: 'Cancel the card' },
      permission: 'Mgr.ShopMember.cancel',
      danger: true,
      when: { field: 'status', in: ['PENDING', 'ACTIVE', 'PAUSED', 'FROZEN', 'EXPIRED'] },
      fields: [
        reasonField({
          hint: {
            CN: '持卡人看得到。注销后不能恢复，所有的码立刻失效；再用卡须重新发卡',
            EN: 'The holder reads this. It cannot be undone: all codes stop at once, and another card has to be issued',
          },
        }),
      ],
    },
  ],
  empty: { CN: '还没有人才卡会员', EN: 'No card holders yet' },
});
