import type { AccessTexts } from '#features/access-codes/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useAccessWords = wordsOf<AccessTexts>('accessCodes');

export const accessWords = {
  accessCodes: {
    CN: () => import('#features/access-codes/texts/CN.ts'),
    EN: () => import('#features/access-codes/texts/EN.ts'),
  },
};
