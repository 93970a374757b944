import { complaintPages } from '#features/complaints/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { complaintWords } from './words.ts';

export const complaintsScreens = screensOf(complaintPages, {
  '/complaint': { words: { ...complaintWords, ...formWords }, load: () => import('./new-page.tsx') },
  '/complaint/:no': { words: complaintWords, load: () => import('./one-page.tsx') },
  '/personal/complaint': { words: { ...personalWords, ...complaintWords }, load: () => import('./own-page.tsx') },
  '/personal/complaint/:no': {
    words: { ...personalWords, ...complaintWords },
    load: () => import('./own-one-page.tsx'),
  },
});
