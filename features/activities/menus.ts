import { type Menu, menuOf } from '#core/resources/menu.ts';
import { activityLists } from './lists.ts';

export const activityMenu = menuOf(activityLists.activity, {
  name: 'ActivityList',
  title: { CN: '活动管理', EN: 'Activities' },
  elsewhere: activityLists.signup.path,
});

export const signupMenu = menuOf(activityLists.signup, {
  name: 'ActivitySignup',
  codes: ['Mgr.Activity', 'Mgr.Prebook'],
});

export const checkInMenu: Menu = {
  name: 'ActivityCheckIn',
  title: { CN: '现场签到', EN: 'Check-in' },
  path: '/activity/check-in',
  screen: 'own',
  codes: ['Mgr.Activity.audit'],
};
