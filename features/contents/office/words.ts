import type { ContentsOfficeTexts } from '#features/contents/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<ContentsOfficeTexts>();

export const words = {
  CN: () => import('#features/contents/texts/office/CN.ts'),
  EN: () => import('#features/contents/texts/office/EN.ts'),
};
