import type { LearningTexts } from '#features/learning/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useLearningWords = wordsOf<LearningTexts>('learning');

export const learningWords = {
  learning: {
    CN: () => import('#features/learning/texts/CN.ts'),
    EN: () => import('#features/learning/texts/EN.ts'),
  },
};
