import { rightPages } from '#features/company-rights/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { screensOf } from '#web/portal/page.ts';
import { rightWords } from './words.ts';

const words = { ...formWords, ...rightWords };

export const companyRightsScreens = screensOf(rightPages, {
  '/serve/:type/perm': { words: rightWords, load: () => import('./rights-page.tsx') },
  '/serve/:type/perm/add': { words, load: () => import('./form-page.tsx') },
  '/serve/:type/perm/dtl/:id': { words, load: () => import('./right-page.tsx') },
});
