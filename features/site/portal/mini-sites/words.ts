import type { MiniSiteTexts } from '#features/site/texts/mini-sites/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';
import { withWords } from '#web/kit/with-words.ts';

export const useSiteWords = wordsOf<MiniSiteTexts>('mini-sites');

const catalogues = {
  'mini-sites': {
    CN: () => import('#features/site/texts/mini-sites/CN.ts'),
    EN: () => import('#features/site/texts/mini-sites/EN.ts'),
  },
  contents: {
    CN: () => import('#features/contents/texts/CN.ts'),
    EN: () => import('#features/contents/texts/EN.ts'),
  },
};

/** Loads a page of a mini-site with its words and those of contents. */
export function withSiteWords<M>(load: () => Promise<M>): () => Promise<M> {
  return withWords(catalogues, load);
}
