import type { CaseworkOfficeTexts } from '#features/casework/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<CaseworkOfficeTexts>();

/** What it gives: called `t`. */
export type RoomWords = ReturnType<typeof useTexts>;

export const words = {
  CN: () => import('#features/casework/texts/office/CN.ts'),
  EN: () => import('#features/casework/texts/office/EN.ts'),
};
