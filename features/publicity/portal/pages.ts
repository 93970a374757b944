import { publicityPages } from '#features/publicity/pages.ts';
import { formWords } from '#web/kit/form/words.ts';
import { portalRoom } from '#web/portal/page.ts';
import { publicityWords } from './words.ts';

export const publicityPortal = portalRoom(publicityPages, {
  '/objection': { words: { ...formWords, ...publicityWords }, load: () => import('./progress-page.tsx') },
});
