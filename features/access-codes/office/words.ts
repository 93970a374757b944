import type { AccessOfficeTexts } from '#features/access-codes/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<AccessOfficeTexts>();

export const words = {
  CN: () => import('#features/access-codes/texts/office/CN.ts'),
  EN: () => import('#features/access-codes/texts/office/EN.ts'),
};
