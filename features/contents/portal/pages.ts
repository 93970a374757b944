import { contentPages } from '#features/contents/pages.ts';
import { screensOf } from '#web/portal/page.ts';
import { contentsWords } from './words.ts';

const words = contentsWords;

export const contentsScreens = screensOf(contentPages, {
  '/notify': { words, load: () => import('./notify/list-page.tsx') },
  '/notify/:id': { words, load: () => import('./notify/notice-page.tsx') },
  '/highlight': { words, load: () => import('./highlight/list-page.tsx') },
  '/highlight/:id': { words, load: () => import('./highlight/story-page.tsx') },
  '/polity': { words, load: () => import('./polity/list-page.tsx') },
  '/post': { words, load: () => import('./post/list-page.tsx') },
});
