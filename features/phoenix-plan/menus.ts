import { menuOf } from '#core/resources/menu.ts';
import { phoenixLists } from './lists.ts';

export const renewalMenu = menuOf(phoenixLists.renewal, { name: 'ApplyRenewal' });
