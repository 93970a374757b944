import { menuOf } from '#core/resources/menu.ts';
import { headOf } from '#features/resource-heads.ts';

export const placeMenu = menuOf(headOf('place'), { name: 'SettingPlace' });

export const bookingMenu = menuOf(headOf('prebook'), { name: 'ActivityPrebook' });
