import type { LibraryTexts } from '#core/texts/poultry/library/CN.ts';
import { type Catalogue, wordsOf } from '../../../kit/i18n.ts';

export const libraryWords: Catalogue = {
  CN: () => import('#core/texts/poultry/library/CN.ts'),
  EN: () => import('#core/texts/poultry/library/EN.ts'),
  es: () => import('#core/texts/poultry/library/es.ts'),
  pt: () => import('#core/texts/poultry/library/pt.ts'),
  tr: () => import('#core/texts/poultry/library/tr.ts'),
  vi: () => import('#core/texts/poultry/library/vi.ts'),
};

export const useLibrary = wordsOf<LibraryTexts>('library');
