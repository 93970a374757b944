import { supporterPages } from '#features/supporters/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { supporterWords } from './words.ts';

const words = { ...personalWords, ...supporterWords };

export const supportersScreens = screensOf(supporterPages, {
  '/personal/supporter': { words, load: () => import('./supporter-page.tsx') },
  '/personal/supporter/edit': {
    words: { ...words, ...formWords },
    load: () => import('./edit-page.tsx'),
  },
  '/personal/supporter/info': { words, load: () => import('./info-page.tsx') },
});
