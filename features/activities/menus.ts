import { menuOf, ownPages } from '#core/resources/menu.ts';
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

export const activityOwnPages = ownPages({
  '/activity/check-in': {
    name: 'ActivityCheckIn',
    title: { CN: '现场签到', EN: 'Check-in' },
    codes: ['Mgr.Activity.audit'],
  },
});

export const checkInMenu = activityOwnPages['/activity/check-in'];
