import { activityPages } from '#features/activities/pages.ts';
import { contentsWords } from '#features/contents/portal/words.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { activityWords } from './words.ts';

const words = { ...contentsWords, ...activityWords };

export const activitiesScreens = screensOf(activityPages, {
  '/activity': { words, load: () => import('./list-page.tsx') },
  '/activity/:id': { words, load: () => import('./activity-page.tsx') },
  '/activity/:id/check-in': { words, load: () => import('./check-in-page.tsx') },
  '/personal/activity': {
    words: { ...personalWords, ...activityWords },
    load: () => import('./own/activity-page.tsx'),
  },
});
