import { menuOf } from '#core/resources/menu.ts';
import { placeLists } from './lists.ts';

export const placeMenu = menuOf(placeLists.place, { name: 'SettingPlace' });

export const bookingMenu = menuOf(placeLists.prebook, { name: 'ActivityPrebook' });
