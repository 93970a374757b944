import type { FormTexts } from '#core/texts/form/CN.ts';
import { wordsOf } from '../i18n.ts';

export const useFormWords = wordsOf<FormTexts>('form');

export const formWords = {
  form: {
    CN: () => import('#core/texts/form/CN.ts'),
    EN: () => import('#core/texts/form/EN.ts'),
  },
};
