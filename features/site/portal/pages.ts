import { activityWords } from '#features/activities/portal/words.ts';
import { applicationWords, serveWords } from '#features/casework/portal/words.ts';
import { competitionWords } from '#features/competition/kit/words.ts';
import { contentsWords } from '#features/contents/portal/words.ts';
import { miniSites, planPath } from '#features/contents/shared/sites.ts';
import { collegeWords } from '#features/learning/kit/words.ts';
import { phoenixWords } from '#features/phoenix-plan/portal/words.ts';
import { miniSitePages, sitePages } from '#features/site/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { type Screen, screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { accessibilityWords } from './accessibility/words.ts';
import { siteWords } from './mini-sites/words.ts';
import { searchWords } from './search/words.ts';

const words = { ...siteWords, ...contentsWords };
const services = { ...contentsWords, ...serveWords, ...applicationWords };
const withActivities = { ...words, ...activityWords };

export const siteScreens = screensOf(sitePages, {
  '/': { load: () => import('./home/home-page.tsx') },
  '/search': { words: searchWords, load: () => import('./search/search-page.tsx') },
  '/serve': { words: services, load: () => import('./serve/services-page.tsx') },
  '/serve/high/:type': { words: { ...services, ...formWords }, load: () => import('./serve/request-page.tsx') },
  '/serve/:type': { words: services, load: () => import('./serve/programme-page.tsx') },
  '/accessibility': { words: accessibilityWords, load: () => import('./accessibility/page.tsx') },
  '/terms': { load: () => import('./legal/terms-page.tsx') },
  '/privacy': { load: () => import('./legal/privacy-page.tsx') },
  '/personal/user': {
    words: { ...personalWords, ...applicationWords, ...activityWords },
    load: () => import('./overview/overview-page.tsx'),
  },
  '/preview/:link': {
    words: { ...contentsWords, ...activityWords },
    load: () => import('./preview/preview-page.tsx'),
  },
  [`${planPath}/overview`]: { words: { ...words, ...phoenixWords }, load: () => import('./mini-sites/plan-home.tsx') },
  [`${planPath}/:id`]: { words, load: () => import('./mini-sites/plan-page.tsx') },
});

export const miniSitesScreens = screensOf(
  miniSitePages,
  Object.assign({}, ...miniSites.map(({ path }) => screensBelow(path))),
);

function screensBelow(path: string): Record<string, Screen> {
  return {
    [path]: {
      words: { ...words, ...(path === '/phenixcoll' && collegeWords) },
      load: () => import('./mini-sites/site-frame.tsx'),
    },
    [`${path}/home`]: {
      words: {
        ...withActivities,
        ...(path === '/itecpage' && competitionWords),
        ...(path === '/phenixcoll' && collegeWords),
      },
      load: () => import('./mini-sites/site-home.tsx'),
    },
    [`${path}/activity`]: { words: withActivities, load: () => import('./mini-sites/site-activities.tsx') },
    [`${path}/activity/:id`]: { words: withActivities, load: () => import('./mini-sites/site-activity.tsx') },
    [`${path}/highlight`]: { words, load: () => import('./mini-sites/site-news.tsx') },
    [`${path}/highlight/:id`]: { words, load: () => import('./mini-sites/site-story.tsx') },
    [`${path}/:id`]: { words, load: () => import('./mini-sites/site-page.tsx') },
  };
}
