import { resourceHeads } from '#core/resources/resource-head.ts';
import { contentList } from '#features/contents/lists.ts';

/** Its lists in the back office. */
export const activityLists = resourceHeads({
  activity: {
    path: '/activity',
    name: { CN: '人才活动', EN: 'Activities' },
    item: { CN: '活动', EN: 'activity' },
    permission: 'Mgr.Activity',
    load: contentList(async () => (await import('./shared/activity.ts')).activity),
  },
  signup: {
    path: '/activity/signup',
    name: { CN: '活动报名', EN: 'Sign-ups' },
    permission: 'Mgr.Activity',
    load: async () => (await import('./resources/signup.ts')).signup,
  },
});
