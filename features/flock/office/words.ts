import type { FlockOfficeTexts } from '#features/flock/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<FlockOfficeTexts>();

/** What it gives: called `t`. */
export type RoomWords = ReturnType<typeof useTexts>;

export const words = {
  CN: () => import('#features/flock/texts/office/CN.ts'),
  EN: () => import('#features/flock/texts/office/EN.ts'),
};
