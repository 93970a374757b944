import { menuOf } from '#core/resources/menu.ts';
import { headOf } from '#features/resource-heads.ts';

export const supporterMenu = menuOf(headOf('supporter'), { name: 'Supporters', icon: 'team' });

export const originMenu = menuOf(headOf('origin'), { name: 'SettingOrigin' });
