import type { SmartPolicyOfficeTexts } from '#features/smart-policy/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<SmartPolicyOfficeTexts>();

export const words = {
  CN: () => import('#features/smart-policy/texts/office/CN.ts'),
  EN: () => import('#features/smart-policy/texts/office/EN.ts'),
};
