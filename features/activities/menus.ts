import { type Menu, menuOf } from '#core/resources/menu.ts';
import { headOf } from '#features/resource-heads.ts';

export const activityMenu = menuOf(headOf('activity'), {
  name: 'ActivityList',
  title: { CN: '活动管理', EN: 'Activities' },
  elsewhere: headOf('signup').path,
});

export const signupMenu = menuOf(headOf('signup'), { name: 'ActivitySignup', codes: ['Mgr.Activity', 'Mgr.Prebook'] });

export const checkInMenu: Menu = {
  name: 'ActivityCheckIn',
  title: { CN: '现场签到', EN: 'Check-in' },
  path: '/activity/check-in',
  screen: 'own',
  codes: ['Mgr.Activity.audit'],
};
