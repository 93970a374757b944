import { collegeWords } from '#features/learning/kit/words.ts';
import { learningPages } from '#features/learning/pages.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { learningWords } from './words.ts';

const words = { ...collegeWords, ...learningWords };

export const learningScreens = screensOf(learningPages, {
  '/phenixcoll/course': { words, load: () => import('./courses-page.tsx') },
  '/phenixcoll/course/:id': { words, load: () => import('./course-page.tsx') },
  '/phenixcoll/textbook/:id': { words, load: () => import('./textbook-page.tsx') },
  '/phenixcoll/exam/:id': { words, load: () => import('./exam-page.tsx') },
  '/phenixcoll/exam/result/:id': { words, load: () => import('./result-page.tsx') },
  '/phenixcoll/quest/:id': { words, load: () => import('./quest-page.tsx') },
  '/personal/learning': { words: { ...personalWords, ...words }, load: () => import('./mine-page.tsx') },
});
