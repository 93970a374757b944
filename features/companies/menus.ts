import { menuOf } from '#core/resources/menu.ts';
import { company } from './resources/company.ts';

export const companyMenu = menuOf(company, { name: 'Companys', icon: 'bank' });
