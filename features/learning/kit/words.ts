import type { CollegeTexts } from '#features/learning/texts/college/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useCollegeWords = wordsOf<CollegeTexts>('college');

/** Words of cards of courses and of the college's home. */
export const collegeWords = {
  college: {
    CN: () => import('#features/learning/texts/college/CN.ts'),
    EN: () => import('#features/learning/texts/college/EN.ts'),
  },
};
