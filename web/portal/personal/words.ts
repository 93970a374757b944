import type { PersonalTexts } from '#features/accounts/texts/personal/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const usePersonalWords = wordsOf<PersonalTexts>('personal');
