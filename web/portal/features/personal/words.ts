import type { PersonalTexts } from '#core/texts/portal/personal/CN.ts';
import { wordsOf } from '../../../kit/i18n.ts';

export const usePersonalWords = wordsOf<PersonalTexts>('personal');
