import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter, updatedColumn } from '#core/resources/usual-parts.ts';
import { shopCategories, shopFields, shopProblems, shopStates } from '#features/benefits/shared/shop.ts';
import { codeOfStep, statementDues } from '#features/benefits/shared/statement.ts';

const permission = 'Mgr.Shop.edit';
/** The step by which a month that waits goes on. */
const steps = { DRAW: 'draw', CHECK: 'check', PAY: 'pay' } as const;

/** Shops that honour the talent card, and what they give. */
export const shop = defineResource({
  code: 'shop',
  path: '/shop',
  name: { CN: '商户', EN: 'Shops' },
  item: { CN: '商户', EN: 'shop' },
  permission: 'Mgr.Shop',
  add: permission,
  edit: permission,
  export: 'Mgr.Shop.export',
  import: { permission, match: 'nameCN' },
  objectType: 'shop',
  columns: [
    { key: 'name', title: { CN: '商户', EN: 'Shop' }, kind: 'text', sortable: true, width: 220, fixed: 'left' },
    { key: 'photo', title: { CN: '图片', EN: 'Picture' }, kind: 'image', width: 96, hidden: true },
    { key: 'status', title: { CN: '状态', EN: 'Status' }, kind: 'status', sortable: true, width: 110 },
    { key: 'category', title: { CN: '类别', EN: 'Category' }, kind: 'text', sortable: true, width: 100 },
    { key: 'statement', title: { CN: '月结', EN: 'Statement' }, kind: 'text', width: 170, priority: 1 },
    { key: 'benefitCount', title: { CN: '权益', EN: 'Benefits' }, kind: 'number', sortable: true, width: 90 },
    { key: 'usedCount', title: { CN: '本月核销', EN: 'Uses this month' }, kind: 'number', sortable: true, width: 130 },
    { key: 'contractTo', title: { CN: '协议到期', EN: 'Agreement ends' }, kind: 'text', sortable: true, width: 130 },
    { key: 'regionName', title: { CN: '区域', EN: 'Region' }, kind: 'text', width: 180, priority: 3 },
    { key: 'contact', title: { CN: '联系人', EN: 'Contact' }, kind: 'text', width: 110 },
    { key: 'phone', title: { CN: '电话', EN: 'Telephone' }, kind: 'text', width: 140 },
    { key: 'address', title: { CN: '地址', EN: 'Address' }, kind: 'text', width: 260, hidden: true },
    updatedColumn,
  ],
  filters: [
    keywordFilter({ CN: '名称、地址、权益', EN: 'Name, address or benefit' }),
    { key: 'category', label: { CN: '类别', EN: 'Category' }, kind: 'choice', options: shopCategories },
    {
      key: 'status',
      label: { CN: '状态', EN: 'Status' },
      kind: 'multi',
      options: Object.entries(shopStates).map(([value, { label }]) => ({ value, label })),
    },
    {
      key: 'due',
      label: { CN: '月结', EN: 'Statement' },
      kind: 'multi',
      options: Object.entries(statementDues).map(([value, label]) => ({ value, label })),
    },
    { key: 'contractTo', label: { CN: '协议到期', EN: 'Agreement ends' }, kind: 'date-range' },
  ],
  sort: { key: 'updatedAt', descending: true },
  statuses: shopStates,
  facts: ['category', 'regionName', 'contractTo', 'benefitCount', 'usedCount', 'statement'],
  form: shopFields,
  check: shopProblems,
  related: [{ resource: 'redemption', filter: 'shop' }],
  views: (['DRAW', 'CHECK', 'PAY'] as const).map((due) => ({
    key: due,
    name: statementDues[due],
    query: `f.due=${due}`,
    permission: codeOfStep[steps[due]],
  })),
  actions: [
    {
      key: 'open',
      label: { CN: '开放', EN: 'Open' },
      permission,
      batch: true,
      when: { field: 'status', in: ['DRAFT', 'CLOSED'] },
    },
    {
      key: 'close',
      label: { CN: '停止合作', EN: 'Close' },
      permission,
      danger: true,
      batch: true,
      when: { field: 'status', is: 'OPEN' },
      confirm: {
        CN: '门户不再显示，店员不能再核销；记录保留。',
        EN: 'Visitors no longer see it and its staff can redeem nothing. Its records stay.',
      },
    },
    {
      key: 'renew',
      label: { CN: '换店员链接', EN: 'New staff link' },
      permission,
      when: { field: 'status', is: 'OPEN' },
      confirm: { CN: '旧链接立刻失效。', EN: 'The old link stops working at once.' },
    },
  ],
  empty: { CN: '还没有商户', EN: 'No shops yet' },
});
