import type { HousingTexts } from '#features/housing-support/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useHousingWords = wordsOf<HousingTexts>('housing');

export const housingWords = {
  housing: {
    CN: () => import('#features/housing-support/texts/CN.ts'),
    EN: () => import('#features/housing-support/texts/EN.ts'),
  },
};
