import { menuOf } from '#core/resources/menu.ts';
import { supporterLists } from './lists.ts';

export const supporterMenu = menuOf(supporterLists.supporter, { name: 'Supporters', icon: 'team' });

export const originMenu = menuOf(supporterLists.origin, { name: 'SettingOrigin' });
