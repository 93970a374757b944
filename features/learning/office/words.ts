import type { LearningOfficeTexts } from '#features/learning/texts/office/CN.ts';
import type { ScaleTexts } from '#features/learning/texts/scale/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<LearningOfficeTexts>();

export const words = {
  CN: () => import('#features/learning/texts/office/CN.ts'),
  EN: () => import('#features/learning/texts/office/EN.ts'),
};

/** The words of the fields of a scale; a page with such fields loads them beside those of its room. */
export const useScaleTexts = textsOf<ScaleTexts>();

export const scaleWords = {
  CN: () => import('#features/learning/texts/scale/CN.ts'),
  EN: () => import('#features/learning/texts/scale/EN.ts'),
};
