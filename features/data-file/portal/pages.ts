import { dataFilePages } from '#features/data-file/pages.ts';
import { portalRoom } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { dataFileWords } from './words.ts';

export const dataFilePortal = portalRoom(dataFilePages, {
  '/personal/datarecord': { words: { ...personalWords, ...dataFileWords }, load: () => import('./page.tsx') },
});
