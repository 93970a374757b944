import { menuOf } from '#core/resources/menu.ts';
import { publicityLists } from './lists.ts';

export const roundMenu = menuOf(publicityLists.publicity, { name: 'ApplyPublicity' });
export const objectionMenu = menuOf(publicityLists.objection, { name: 'ApplyObjection' });
