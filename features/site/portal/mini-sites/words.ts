import type { MiniSiteTexts } from '#features/site/texts/mini-sites/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useSiteWords = wordsOf<MiniSiteTexts>('mini-sites');

export const siteWords = {
  'mini-sites': {
    CN: () => import('#features/site/texts/mini-sites/CN.ts'),
    EN: () => import('#features/site/texts/mini-sites/EN.ts'),
  },
};
