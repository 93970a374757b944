import type { VisitTexts } from '#features/visits/texts/portal/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useVisitWords = wordsOf<VisitTexts>('fieldvisit');

export const visitWords = {
  fieldvisit: {
    CN: () => import('#features/visits/texts/portal/CN.ts'),
    EN: () => import('#features/visits/texts/portal/EN.ts'),
  },
};
