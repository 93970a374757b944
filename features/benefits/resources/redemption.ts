import { reasonField } from '#core/resources/reason-field.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter } from '#core/resources/usual-parts.ts';
import { redemptionStates } from '#features/benefits/shared/member.ts';
import { cardLevels } from '#features/benefits/shared/shop.ts';

/** Every use of a benefit; of one shop and one month it is the statement. */
export const redemption = defineResource({
  code: 'redemption',
  path: '/shop/redemption',
  name: { CN: '核销记录', EN: 'Redemptions' },
  item: { CN: '核销记录', EN: 'redemption' },
  permission: 'Mgr.Shop',
  export: 'Mgr.Shop.export',
  objectType: 'redemption',
  columns: [
    { key: 'no', title: { CN: '凭证号', EN: 'Voucher' }, kind: 'code', sortable: true, width: 150, fixed: 'left' },
    { key: 'status', title: { CN: '状态', EN: 'State' }, kind: 'status', sortable: true, width: 110 },
    { key: 'shopName', title: { CN: '商户', EN: 'Shop' }, kind: 'text', width: 200 },
    { key: 'title', title: { CN: '权益', EN: 'Benefit' }, kind: 'text', width: 200 },
    {
      key: 'price',
      title: { CN: '结算', EN: 'To the shop' },
      kind: 'number',
      unit: { CN: '元', EN: 'CNY' },
      width: 130,
    },
    { key: 'cardNo', title: { CN: '卡号', EN: 'Card no.' }, kind: 'text', width: 170 },
    { key: 'usedBy', title: { CN: '使用人', EN: 'Used by' }, kind: 'text', width: 100 },
    { key: 'level', title: { CN: '类别', EN: 'Class' }, kind: 'text', sortable: true, width: 90 },
    { key: 'usedAt', title: { CN: '核销时间', EN: 'Redeemed at' }, kind: 'date-time', sortable: true, width: 150 },
    { key: 'note', title: { CN: '撤销原因', EN: 'Why void' }, kind: 'text', width: 200 },
  ],
  filters: [
    keywordFilter({ CN: '凭证号、卡号、权益', EN: 'Voucher, card or benefit' }),
    { key: 'shop', label: { CN: '商户', EN: 'Shop' }, kind: 'choice', options: 'shops' },
    { key: 'level', label: { CN: '类别', EN: 'Class' }, kind: 'choice', options: cardLevels },
    {
      key: 'status',
      label: { CN: '状态', EN: 'State' },
      kind: 'choice',
      options: Object.entries(redemptionStates).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'usedAt', label: { CN: '核销时间', EN: 'Redeemed at' }, kind: 'date-range' },
    { key: 'member', label: { CN: '持卡人', EN: 'Card holder' }, kind: 'record' },
  ],
  sort: { key: 'usedAt', descending: true },
  statuses: redemptionStates,
  facts: ['status', 'shopName', 'title', 'cardNo', 'level', 'usedAt'],
  actions: [
    {
      key: 'void',
      label: { CN: '撤销', EN: 'Make void' },
      permission: 'Mgr.Shop.edit',
      danger: true,
      when: { field: 'status', is: 'USED' },
      fields: [reasonField()],
    },
  ],
  empty: { CN: '还没有核销记录', EN: 'Nothing redeemed yet' },
});
