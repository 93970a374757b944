import { publicityPages } from '#features/publicity/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { screensOf } from '#web/portal/page.ts';
import { publicityWords } from './words.ts';

export const publicityScreens = screensOf(publicityPages, {
  '/objection': { words: { ...formWords, ...publicityWords }, load: () => import('./progress-page.tsx') },
});
