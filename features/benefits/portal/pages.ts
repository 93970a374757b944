import { benefitPages } from '#features/benefits/pages.ts';
import { portalRoom } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { benefitWords } from './words.ts';

export const benefitsPortal = portalRoom(benefitPages, {
  '/shop': { words: benefitWords, load: () => import('./shops-page.tsx') },
  '/redeem': { words: benefitWords, load: () => import('./redeem-page.tsx') },
  '/personal/card': { words: { ...personalWords, ...benefitWords }, load: () => import('./card-page.tsx') },
});
