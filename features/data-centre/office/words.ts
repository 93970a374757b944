import type { DataCentreOfficeTexts } from '#features/data-centre/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<DataCentreOfficeTexts>();

export const words = {
  CN: () => import('#features/data-centre/texts/office/CN.ts'),
  EN: () => import('#features/data-centre/texts/office/EN.ts'),
};
