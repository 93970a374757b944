import type { SearchTexts } from '#features/site/texts/search/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useSearchWords = wordsOf<SearchTexts>('search');

export const searchWords = {
  search: {
    CN: () => import('#features/site/texts/search/CN.ts'),
    EN: () => import('#features/site/texts/search/EN.ts'),
  },
};
