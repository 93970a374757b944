import type { SmartPolicyTexts } from '#core/texts/portal/smartpolicy/CN.ts';
import { wordsOf } from '../../../kit/i18n.ts';

export const useSmartWords = wordsOf<SmartPolicyTexts>('smartpolicy');

/** The catalogue, for the routes whose pages say something of it. */
export const smartWords = {
  smartpolicy: {
    CN: () => import('#core/texts/portal/smartpolicy/CN.ts'),
    EN: () => import('#core/texts/portal/smartpolicy/EN.ts'),
  },
};
