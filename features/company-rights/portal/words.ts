import type { RightTexts } from '#features/company-rights/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useRightWords = wordsOf<RightTexts>('rights');

export const rightWords = {
  rights: {
    CN: () => import('#features/company-rights/texts/CN.ts'),
    EN: () => import('#features/company-rights/texts/EN.ts'),
  },
};
