import type { PublicityOfficeTexts } from '#features/publicity/texts/office/CN.ts';
import { textsOf } from '#web/office/texts.ts';

/** The words of the back office and of this room. */
export const useTexts = textsOf<PublicityOfficeTexts>();

export const words = {
  CN: () => import('#features/publicity/texts/office/CN.ts'),
  EN: () => import('#features/publicity/texts/office/EN.ts'),
};
