import type { PublicityTexts } from '#features/publicity/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const usePublicityWords = wordsOf<PublicityTexts>('publicity');

export const publicityWords = {
  publicity: {
    CN: () => import('#features/publicity/texts/CN.ts'),
    EN: () => import('#features/publicity/texts/EN.ts'),
  },
};
