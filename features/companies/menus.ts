import { menuOf } from '#core/resources/menu.ts';
import { headOf } from '#features/resource-heads.ts';

export const companyMenu = menuOf(headOf('company'), { name: 'Companys', icon: 'bank' });
