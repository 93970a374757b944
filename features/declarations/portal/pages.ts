import { applicationWords } from '#features/casework/portal/words.ts';
import { declarationPages } from '#features/declarations/pages.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { batchWords } from './words.ts';

const words = { ...personalWords, ...applicationWords, ...batchWords };

export const declarationsScreens = screensOf(declarationPages, {
  '/personal/declare-batch': { words, load: () => import('./batches-page.tsx') },
  '/personal/declare-batch/:id': { words, load: () => import('./batch-page.tsx') },
  '/personal/prepared': { words, load: () => import('./prepared-page.tsx') },
});
