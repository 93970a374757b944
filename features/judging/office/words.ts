import type { JudgingTexts } from '#features/judging/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<JudgingTexts>();

export const words = {
  CN: () => import('#features/judging/texts/office/CN.ts'),
  EN: () => import('#features/judging/texts/office/EN.ts'),
};
