import type { ShellTexts } from '#core/texts/poultry/shell/CN.ts';
import { type Catalogue, wordsOf } from '../kit/i18n.ts';
import { catalogues } from './catalogues.ts';

/** What every page needs; a feature loads its own with its pages (kit/with-words.ts). */
export const firstWords: Record<string, Catalogue> = {
  terms: catalogues.terms,
  shell: {
    CN: () => import('#core/texts/poultry/shell/CN.ts'),
    EN: () => import('#core/texts/poultry/shell/EN.ts'),
    es: () => import('#core/texts/poultry/shell/es.ts'),
    pt: () => import('#core/texts/poultry/shell/pt.ts'),
    tr: () => import('#core/texts/poultry/shell/tr.ts'),
    vi: () => import('#core/texts/poultry/shell/vi.ts'),
  },
};

export const useShell = wordsOf<ShellTexts>('shell');
