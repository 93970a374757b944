import type { PlacesOfficeTexts } from '#features/places/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<PlacesOfficeTexts>();

export const words = {
  CN: () => import('#features/places/texts/office/CN.ts'),
  EN: () => import('#features/places/texts/office/EN.ts'),
};
