import type { SupporterTexts } from '#features/supporters/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useSupporterWords = wordsOf<SupporterTexts>('supporter');

export const supporterWords = {
  supporter: {
    CN: () => import('#features/supporters/texts/CN.ts'),
    EN: () => import('#features/supporters/texts/EN.ts'),
  },
};
