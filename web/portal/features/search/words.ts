import type { SearchTexts } from '#core/texts/portal/search/CN.ts';
import { wordsOf } from '../../../kit/i18n.ts';

export const useSearchWords = wordsOf<SearchTexts>('search');
