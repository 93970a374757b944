import type { PaymentsOfficeTexts } from '#features/payments/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<PaymentsOfficeTexts>();

export const words = {
  CN: () => import('#features/payments/texts/office/CN.ts'),
  EN: () => import('#features/payments/texts/office/EN.ts'),
};
