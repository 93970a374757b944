import type { PersonalTexts } from '#features/accounts/texts/personal/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const usePersonalWords = wordsOf<PersonalTexts>('personal');

export const personalWords = {
  personal: {
    CN: () => import('#features/accounts/texts/personal/CN.ts'),
    EN: () => import('#features/accounts/texts/personal/EN.ts'),
  },
};
