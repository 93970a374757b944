import { menuOf } from '#core/resources/menu.ts';
import { benefitLists } from './lists.ts';

export const shopMenu = menuOf(benefitLists.shop, { name: 'Shop', icon: 'shop' });

export const redemptionMenu = menuOf(benefitLists.redemption, { name: 'ShopRedemption', icon: 'file' });

export const customerMenu = menuOf(benefitLists.customer, { name: 'Customer', icon: 'idcard' });
