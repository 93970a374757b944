import type { ArticleHead, ArticleKey } from '#features/flock/texts/library/article.ts';
import type { LibraryTexts } from '#features/flock/texts/library/CN.ts';
import { type Catalogue, wordsOf } from '#web/kit/i18n.ts';

/** Its words and the title and lead of each article; see library-files.ts. */
export const libraryWords: Catalogue = {
  CN: () => import('virtual:library/CN'),
  EN: () => import('virtual:library/EN'),
  es: () => import('virtual:library/es'),
  pt: () => import('virtual:library/pt'),
  tr: () => import('virtual:library/tr'),
  vi: () => import('virtual:library/vi'),
};

export const useLibrary = wordsOf<LibraryTexts & { list: Record<ArticleKey, ArticleHead> }>('library');
