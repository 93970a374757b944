import type { HelpingTexts } from '#features/casework/texts/helping/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useHelpingWords = wordsOf<HelpingTexts>('helping');

export const helpingWords = {
  helping: {
    CN: () => import('#features/casework/texts/helping/CN.ts'),
    EN: () => import('#features/casework/texts/helping/EN.ts'),
  },
};
