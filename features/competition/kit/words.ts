import type { CompetitionTexts } from '#features/competition/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useCompetitionWords = wordsOf<CompetitionTexts>('competition');

export const competitionWords = {
  competition: {
    CN: () => import('#features/competition/texts/CN.ts'),
    EN: () => import('#features/competition/texts/EN.ts'),
  },
};
