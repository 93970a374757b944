import type { ComplaintsOfficeTexts } from '#features/complaints/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<ComplaintsOfficeTexts>();

export const words = {
  CN: () => import('#features/complaints/texts/office/CN.ts'),
  EN: () => import('#features/complaints/texts/office/EN.ts'),
};
