import type { LearningOfficeTexts } from '#features/learning/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<LearningOfficeTexts>();

export const words = {
  CN: () => import('#features/learning/texts/office/CN.ts'),
  EN: () => import('#features/learning/texts/office/EN.ts'),
};
