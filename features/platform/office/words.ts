import type { PlatformOfficeTexts } from '#features/platform/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<PlatformOfficeTexts>();

/** What it gives: called `t`. */
export type RoomWords = ReturnType<typeof useTexts>;

export const words = {
  CN: () => import('#features/platform/texts/office/CN.ts'),
  EN: () => import('#features/platform/texts/office/EN.ts'),
};
