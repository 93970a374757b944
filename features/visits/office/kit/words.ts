import type { KitTexts } from '#features/visits/texts/kit/CN.ts';
import { type Catalogue, wordsOf } from '#web/kit/i18n.ts';

export const useKitWords = wordsOf<KitTexts>('visit');

export const kitWords: Record<string, Catalogue> = {
  visit: {
    CN: () => import('#features/visits/texts/kit/CN.ts'),
    EN: () => import('#features/visits/texts/kit/EN.ts'),
  },
};
