import type { ActivitiesOfficeTexts } from '#features/activities/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<ActivitiesOfficeTexts>();

export const words = {
  CN: () => import('#features/activities/texts/office/CN.ts'),
  EN: () => import('#features/activities/texts/office/EN.ts'),
};
