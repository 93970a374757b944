import { type Menu, menuOf } from '#core/resources/menu.ts';
import { siteLists } from './lists.ts';

export const requestMenu = menuOf(siteLists.servicerequest, { name: 'ContentRequest' });

export const bannerMenu = menuOf(siteLists.promote, { name: 'SettingPromote' });

export const complaintMenu: Menu = {
  name: 'Complaint',
  title: { CN: '投诉建议', EN: 'Complaints' },
  path: '/complaint',
  icon: 'message',
  codes: ['Mgr.Complaint'],
};
