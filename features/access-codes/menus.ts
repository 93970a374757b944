import { type Menu, menuOf } from '#core/resources/menu.ts';
import { accountLists } from '#features/accounts/lists.ts';
import { accessLists } from './lists.ts';

/** Codes that were sent, and codes that open something. */
export const commonCodeMenu: Menu = {
  name: 'Common',
  title: { CN: '公共代码', EN: 'Common codes' },
  icon: 'number',
  codes: ['Mgr.Common'],
  isTabbed: true,
  children: [
    menuOf(accountLists.sentcode, { name: 'CommonAuthcode', title: { CN: '验证码发送', EN: 'Sent codes' } }),
    menuOf(accessLists.accesscode, { name: 'AccessCodes' }),
  ],
};
