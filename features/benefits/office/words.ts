import type { BenefitsOfficeTexts } from '#features/benefits/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<BenefitsOfficeTexts>();

export const words = {
  CN: () => import('#features/benefits/texts/office/CN.ts'),
  EN: () => import('#features/benefits/texts/office/EN.ts'),
};
