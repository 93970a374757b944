import type { SearchTexts } from '#features/site/texts/search/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useSearchWords = wordsOf<SearchTexts>('search');
