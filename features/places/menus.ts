import { menuOf } from '#core/resources/menu.ts';
import { place } from './resources/place.ts';
import { prebook } from './resources/prebook.ts';

export const placeMenu = menuOf(place, { name: 'SettingPlace' });

export const bookingMenu = menuOf(prebook, { name: 'ActivityPrebook' });
