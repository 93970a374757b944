import { benefitPages } from '#features/benefits/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { benefitWords } from './words.ts';

export const benefitsScreens = screensOf(benefitPages, {
  '/shop': { words: benefitWords, load: () => import('./shops-page.tsx') },
  '/redeem': { words: benefitWords, load: () => import('./redeem/redeem-page.tsx') },
  '/personal/card': {
    words: { ...personalWords, ...benefitWords, ...formWords },
    load: () => import('./card-page.tsx'),
  },
});
