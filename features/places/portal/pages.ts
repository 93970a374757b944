import { placePages } from '#features/places/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { placeWords } from './words.ts';

export const placesScreens = screensOf(placePages, {
  '/place': { words: placeWords, load: () => import('./list-page.tsx') },
  '/place/:id': { words: { ...placeWords, ...formWords }, load: () => import('./place-page.tsx') },
  '/personal/booking': { words: { ...personalWords, ...placeWords }, load: () => import('./own-page.tsx') },
});
