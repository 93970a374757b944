import { type Menu, menuOf } from '#core/resources/menu.ts';
import { banner } from './resources/banner.ts';
import { serviceRequest } from './resources/request.ts';

export const requestMenu = menuOf(serviceRequest, { name: 'ContentRequest' });

export const bannerMenu = menuOf(banner, { name: 'SettingPromote' });

export const complaintMenu: Menu = {
  name: 'Complaint',
  title: { CN: '投诉建议', EN: 'Complaints' },
  path: '/complaint',
  icon: 'message',
  codes: ['Mgr.Complaint'],
};
