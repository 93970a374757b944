import { type Menu, menuOf } from '#core/resources/menu.ts';
import { headOf } from '#features/resource-heads.ts';

export const requestMenu = menuOf(headOf('servicerequest'), { name: 'ContentRequest' });

export const bannerMenu = menuOf(headOf('promote'), { name: 'SettingPromote' });

export const complaintMenu: Menu = {
  name: 'Complaint',
  title: { CN: '投诉建议', EN: 'Complaints' },
  path: '/complaint',
  icon: 'message',
  codes: ['Mgr.Complaint'],
};
