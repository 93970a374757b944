import { paymentPages } from '#features/payments/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { paymentWords } from './words.ts';

export const paymentsScreens = screensOf(paymentPages, {
  '/personal/payment': {
    words: { ...personalWords, ...formWords, ...paymentWords },
    load: () => import('./own-page.tsx'),
  },
  '/personal/payment/company': {
    words: { ...personalWords, ...formWords, ...paymentWords },
    load: () => import('./company-page.tsx'),
  },
});
