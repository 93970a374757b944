import type { LibraryTexts } from '#features/flock/texts/library/CN.ts';
import { type Catalogue, wordsOf } from '#web/kit/i18n.ts';

export const libraryWords: Catalogue = {
  CN: () => import('#features/flock/texts/library/CN.ts'),
  EN: () => import('#features/flock/texts/library/EN.ts'),
  es: () => import('#features/flock/texts/library/es.ts'),
  pt: () => import('#features/flock/texts/library/pt.ts'),
  tr: () => import('#features/flock/texts/library/tr.ts'),
  vi: () => import('#features/flock/texts/library/vi.ts'),
};

export const useLibrary = wordsOf<LibraryTexts>('library');
