import { type RouteObject, redirect } from 'react-router';
import { withActivityWords } from '#features/activities/portal/words.ts';
import { miniSites, planPath } from '#features/site/shared/sites.ts';
import { page } from '#web/portal/page.ts';
import { withSiteWords } from './words.ts';

const activities = { name: 'site-activity', title: '活动', titleEN: 'Activities' };
const activity = { name: 'site-activity-one', title: '活动详情', titleEN: 'Activity' };
const news = { name: 'site-highlight', title: '动态', titleEN: 'News' };
const one = { name: 'site-highlight-one', title: '动态详情', titleEN: 'Story' };
const overview = { name: 'site-page', title: '详情', titleEN: 'Page' };
const plan = { name: 'phoenixplan', title: '凤凰计划', titleEN: 'Phoenix Plan' };

/** The mini-sites, each with the same pages below a frame in its own colours, and the pages of the Phoenix Plan. */
export const miniSiteRoutes: RouteObject[] = [
  ...miniSites.map(({ path, name }): RouteObject => {
    const home = { name: 'site', title: name.CN, titleEN: name.EN };
    return {
      ...page(
        path.slice(1),
        home,
        withSiteWords(() => import('./site-frame.tsx')),
      ),
      children: [
        { index: true, loader: () => redirect(`${path}/home`) },
        page('home', home, withSiteWords(withActivityWords(() => import('./site-home.tsx')))),
        {
          path: 'activity',
          handle: activities,
          children: [
            page(undefined, activities, withSiteWords(withActivityWords(() => import('./site-activities.tsx')))),
            page(':id', activity, withSiteWords(withActivityWords(() => import('./site-activity.tsx')))),
          ],
        },
        {
          path: 'highlight',
          handle: news,
          children: [
            page(
              undefined,
              news,
              withSiteWords(() => import('./site-news.tsx')),
            ),
            page(
              ':id',
              one,
              withSiteWords(() => import('./site-story.tsx')),
            ),
          ],
        },
        page(
          ':id',
          overview,
          withSiteWords(() => import('./site-page.tsx')),
        ),
      ],
    } as RouteObject;
  }),
  {
    path: planPath.slice(1),
    handle: plan,
    children: [
      { index: true, loader: () => redirect(`${planPath}/overview`) },
      page(
        'overview',
        plan,
        withSiteWords(() => import('./plan-home.tsx')),
      ),
      page(
        ':id',
        overview,
        withSiteWords(() => import('./plan-page.tsx')),
      ),
    ],
  },
];
