import type { PaymentTexts } from '#features/payments/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const usePaymentWords = wordsOf<PaymentTexts>('payment');

export const paymentWords = {
  payment: {
    CN: () => import('#features/payments/texts/CN.ts'),
    EN: () => import('#features/payments/texts/EN.ts'),
  },
};
