import { menuOf } from '#core/resources/menu.ts';
import { companyLists } from './lists.ts';

export const companyMenu = menuOf(companyLists.company, { name: 'Companys', icon: 'bank' });
