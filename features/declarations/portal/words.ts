import type { DeclarationTexts } from '#features/declarations/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useBatchWords = wordsOf<DeclarationTexts>('declarations');

export const batchWords = {
  declarations: {
    CN: () => import('#features/declarations/texts/CN.ts'),
    EN: () => import('#features/declarations/texts/EN.ts'),
  },
};
