import { contentRoutes } from '#features/contents/portal/content-routes.ts';
import { page } from '#web/portal/page.ts';
import { withActivityWords } from './words.ts';

export const activityRoutes = [
  ...contentRoutes(
    'activity',
    {
      list: { name: 'activity', title: '人才活动', titleEN: 'Talent Activities' },
      one: { name: 'activity-one', title: '活动详情', titleEN: 'Activity' },
    },
    {
      list: withActivityWords(() => import('./list-page.tsx')),
      one: withActivityWords(() => import('./activity-page.tsx')),
    },
  ),
  page(
    'activity/:id/check-in',
    { name: 'activity-check-in', title: '活动签到', titleEN: 'Check in', signIn: true },
    withActivityWords(() => import('./check-in-page.tsx')),
  ),
];
