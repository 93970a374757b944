import type { DataFileTexts } from '#features/data-file/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useDataFileWords = wordsOf<DataFileTexts>('dataFile');

export const dataFileWords = {
  dataFile: {
    CN: () => import('#features/data-file/texts/CN.ts'),
    EN: () => import('#features/data-file/texts/EN.ts'),
  },
};
