import { menuOf } from '#core/resources/menu.ts';
import { origin } from './resources/origin.ts';
import { supporter } from './resources/supporter.ts';

export const supporterMenu = menuOf(supporter, { name: 'Supporters', icon: 'team' });

export const originMenu = menuOf(origin, { name: 'SettingOrigin' });
