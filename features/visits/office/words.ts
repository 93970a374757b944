import type { VisitsTexts } from '#features/visits/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<VisitsTexts>();

export const words = {
  CN: () => import('#features/visits/texts/office/CN.ts'),
  EN: () => import('#features/visits/texts/office/EN.ts'),
};
