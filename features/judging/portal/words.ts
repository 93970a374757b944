import type { ScoreTexts } from '#features/judging/texts/portal/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useScoreWords = wordsOf<ScoreTexts>('scores');

export const scoreWords = {
  scores: {
    CN: () => import('#features/judging/texts/portal/CN.ts'),
    EN: () => import('#features/judging/texts/portal/EN.ts'),
  },
};
