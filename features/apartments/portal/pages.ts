import { apartmentPages } from '#features/apartments/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { screensOf } from '#web/portal/page.ts';
import { apartmentWords } from './words.ts';

export const apartmentsScreens = screensOf(apartmentPages, {
  '/apartment/lease/:id': { words: apartmentWords, load: () => import('./lease-page.tsx') },
  '/apartment': { words: { ...formWords, ...apartmentWords }, load: () => import('./apartment-page.tsx') },
});
