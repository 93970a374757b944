import type { SmartPolicyTexts } from '#features/smart-policy/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useSmartWords = wordsOf<SmartPolicyTexts>('smartpolicy');

/** The catalogue, for the routes whose pages say something of it. */
export const smartWords = {
  smartpolicy: {
    CN: () => import('#features/smart-policy/texts/CN.ts'),
    EN: () => import('#features/smart-policy/texts/EN.ts'),
  },
};
