import { accessPages } from '#features/access-codes/pages.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { accessWords } from './words.ts';

export const accessScreens = screensOf(accessPages, {
  '/personal/code': { words: { ...personalWords, ...accessWords }, load: () => import('./code-page.tsx') },
});
