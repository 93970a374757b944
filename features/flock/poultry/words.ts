import type { ShellTexts } from '#features/flock/texts/shell/CN.ts';
import { type Catalogue, wordsOf } from '#web/kit/i18n.ts';

/** What every page needs; a feature loads its own with its pages (kit/with-words.ts). */
export const firstWords: Record<string, Catalogue> = {
  shell: {
    CN: () => import('#features/flock/texts/shell/CN.ts'),
    EN: () => import('#features/flock/texts/shell/EN.ts'),
    es: () => import('#features/flock/texts/shell/es.ts'),
    pt: () => import('#features/flock/texts/shell/pt.ts'),
    tr: () => import('#features/flock/texts/shell/tr.ts'),
    vi: () => import('#features/flock/texts/shell/vi.ts'),
  },
};

export const useShell = wordsOf<ShellTexts>('shell');
