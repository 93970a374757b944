import type { SiteOfficeTexts } from '#features/site/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<SiteOfficeTexts>();

export const words = {
  CN: () => import('#features/site/texts/office/CN.ts'),
  EN: () => import('#features/site/texts/office/EN.ts'),
};
