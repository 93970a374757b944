import type { MiniSiteTexts } from '#core/texts/portal/mini-sites/CN.ts';
import { wordsOf } from '../../../kit/i18n.ts';
import { withWords } from '../../../kit/with-words.ts';

export const useSiteWords = wordsOf<MiniSiteTexts>('mini-sites');

const catalogues = {
  'mini-sites': {
    CN: () => import('#core/texts/portal/mini-sites/CN.ts'),
    EN: () => import('#core/texts/portal/mini-sites/EN.ts'),
  },
  contents: {
    CN: () => import('#core/texts/portal/contents/CN.ts'),
    EN: () => import('#core/texts/portal/contents/EN.ts'),
  },
};

/** Loads a page of a mini-site with its words and those of contents. */
export function withSiteWords<M>(load: () => Promise<M>): () => Promise<M> {
  return withWords(catalogues, load);
}
