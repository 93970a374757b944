import { applicationWords, serveWords } from '#features/casework/portal/words.ts';
import { housingSupportPages } from '#features/housing-support/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { screensOf } from '#web/portal/page.ts';
import { housingWords } from './words.ts';

const words = { ...applicationWords, ...housingWords };

export const housingSupportScreens = screensOf(housingSupportPages, {
  '/DeclareApply': { words, load: () => import('./declare-apply-page.tsx') },
  '/DeclareApply/HousingApplication': { words, load: () => import('./housing-page.tsx') },
  '/DeclareApply/HousingApplicationDetail': {
    words: { ...serveWords, ...formWords, ...words },
    load: () => import('./housing-detail-page.tsx'),
  },
});
