import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const benefitLists = resourceHeads({
  shop: {
    path: '/shop',
    name: { CN: '商户', EN: 'Shops' },
    permission: 'Mgr.Shop',
    load: async () => (await import('./resources/shop.ts')).shop,
  },
  redemption: {
    path: '/shop/redemption',
    name: { CN: '核销记录', EN: 'Redemptions' },
    permission: 'Mgr.Shop',
    load: async () => (await import('./resources/redemption.ts')).redemption,
  },
  customer: {
    path: '/customer',
    name: { CN: '人才卡会员', EN: 'Card holders' },
    permission: 'Mgr.ShopMember',
    load: async () => (await import('./resources/customer.ts')).customer,
  },
});
