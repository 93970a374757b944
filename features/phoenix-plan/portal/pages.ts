import { applicationWords, serveWords } from '#features/casework/portal/words.ts';
import { paymentWords } from '#features/payments/portal/words.ts';
import { phoenixPages } from '#features/phoenix-plan/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { screensOf } from '#web/portal/page.ts';
import { phoenixWords } from './words.ts';

const words = { ...serveWords, ...applicationWords, ...formWords, ...phoenixWords };

export const phoenixScreens = screensOf(phoenixPages, {
  '/phoenixplan/apply': { words: { ...words, ...paymentWords }, load: () => import('./records-page.tsx') },
  '/phoenixplan/apply/advance_type': { words, load: () => import('./type-page.tsx') },
  '/phoenixplan/apply/advance_personal': { words, load: () => import('./begin-page.tsx') },
  '/phoenixplan/apply/advance_ace': { words, load: () => import('./begin-page.tsx') },
  '/phoenixplan/apply/dtl/:id': { words, load: () => import('./record-page.tsx') },
});
