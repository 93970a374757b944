import type { PhoenixTexts } from '#features/phoenix-plan/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const usePhoenixWords = wordsOf<PhoenixTexts>('phoenix');

export const phoenixWords = {
  phoenix: {
    CN: () => import('#features/phoenix-plan/texts/CN.ts'),
    EN: () => import('#features/phoenix-plan/texts/EN.ts'),
  },
};
