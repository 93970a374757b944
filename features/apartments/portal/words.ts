import type { ApartmentTexts } from '#features/apartments/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useApartmentWords = wordsOf<ApartmentTexts>('apartment');

export const apartmentWords = {
  apartment: {
    CN: () => import('#features/apartments/texts/CN.ts'),
    EN: () => import('#features/apartments/texts/EN.ts'),
  },
};
