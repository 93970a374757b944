import { competitionWords } from '#features/competition/kit/words.ts';
import { competitionPages } from '#features/competition/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';

const words = competitionWords;
const filling = { ...words, ...formWords };
const personal = { ...personalWords, ...words };

export const competitionScreens = screensOf(competitionPages, {
  '/itec': { words, load: () => import('./entries-page.tsx') },
  '/itec/apply': { words, load: () => import('./begin-page.tsx') },
  '/itec/apply/:sid': { words, load: () => import('./begin-page.tsx') },
  '/itec/edit/:id': { words: filling, load: () => import('./edit-page.tsx') },
  '/itec/seit/:id': { words: filling, load: () => import('./stage-page.tsx') },
  '/itec/mra/:id': { words: filling, load: () => import('./stage-page.tsx') },
  '/itec/rf/:id': { words: filling, load: () => import('./stage-page.tsx') },
  '/personal/user/itec/:id': { words: filling, load: () => import('./entry-page.tsx') },
  '/personal/supporter/itec': { words: personal, load: () => import('./referrals-page.tsx') },
  '/personal/supporter/itec/:id': { words: personal, load: () => import('./referral-page.tsx') },
});
