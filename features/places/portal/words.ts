import type { PlacesTexts } from '#features/places/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const usePlaceWords = wordsOf<PlacesTexts>('places');

export const placeWords = {
  places: {
    CN: () => import('#features/places/texts/CN.ts'),
    EN: () => import('#features/places/texts/EN.ts'),
  },
};
