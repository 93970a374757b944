import { activityWords } from '#features/activities/portal/words.ts';
import { contentPages } from '#features/contents/pages.ts';
import { smartWords } from '#features/smart-policy/portal/words.ts';
import { portalRoom } from '#web/portal/page.ts';
import { contentsWords } from './words.ts';

const words = contentsWords;

export const contentsPortal = portalRoom(contentPages, {
  '/notify': { words, load: () => import('./notify/list-page.tsx') },
  '/notify/:id': { words, load: () => import('./notify/notice-page.tsx') },
  '/highlight': { words, load: () => import('./highlight/list-page.tsx') },
  '/highlight/:id': { words, load: () => import('./highlight/story-page.tsx') },
  '/polity': { words, load: () => import('./polity/list-page.tsx') },
  '/polity/:id': {
    words: { ...words, ...smartWords },
    load: () => import('#features/smart-policy/portal/one-policy-page.tsx'),
  },
  '/post': { words, load: () => import('./post/list-page.tsx') },
  '/post/:id': {
    words: { ...words, ...smartWords },
    load: () => import('#features/smart-policy/portal/one-post-page.tsx'),
  },
  '/preview/:link': {
    words: { ...words, ...activityWords },
    load: () => import('#features/site/portal/preview/preview-page.tsx'),
  },
});
