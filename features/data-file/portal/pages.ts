import { dataFilePages } from '#features/data-file/pages.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import { dataFileWords } from './words.ts';

export const dataFileScreens = screensOf(dataFilePages, {
  '/personal/datarecord': { words: { ...personalWords, ...dataFileWords }, load: () => import('./page.tsx') },
});
