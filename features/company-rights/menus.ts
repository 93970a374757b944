import { menuOf } from '#core/resources/menu.ts';
import { rightLists } from './lists.ts';

export const rightMenu = menuOf(rightLists.companyperm, { name: 'CompanyPerm', icon: 'shield' });
