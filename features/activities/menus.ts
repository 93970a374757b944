import { type Menu, menuOf } from '#core/resources/menu.ts';
import { listHeadOf } from '#features/contents/shared/content.ts';
import { signup } from './resources/signup.ts';
import { activity } from './shared/activity.ts';

export const activityMenu = menuOf(listHeadOf(activity), {
  name: 'ActivityList',
  title: { CN: '活动管理', EN: 'Activities' },
  elsewhere: signup.path,
});

export const signupMenu = menuOf(signup, { name: 'ActivitySignup', codes: ['Mgr.Activity', 'Mgr.Prebook'] });

export const checkInMenu: Menu = {
  name: 'ActivityCheckIn',
  title: { CN: '现场签到', EN: 'Check-in' },
  path: '/activity/check-in',
  screen: 'own',
  codes: ['Mgr.Activity.audit'],
};
