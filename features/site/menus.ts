import { menuOf } from '#core/resources/menu.ts';
import { siteLists } from './lists.ts';

export const requestMenu = menuOf(siteLists.servicerequest, { name: 'ContentRequest' });

export const bannerMenu = menuOf(siteLists.promote, { name: 'SettingPromote' });
