import type { Menu } from '#core/resources/menu.ts';

export const shopMenu: Menu = {
  name: 'Shop',
  title: { CN: '商户', EN: 'Shops' },
  path: '/shop',
  icon: 'shop',
  codes: ['Mgr.Shop'],
};

export const customerMenu: Menu = {
  name: 'Customer',
  title: { CN: '会员', EN: 'Customers' },
  path: '/customer',
  icon: 'idcard',
  codes: ['Mgr.ShopMember'],
};
