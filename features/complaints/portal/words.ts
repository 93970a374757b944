import type { ComplaintTexts } from '#features/complaints/texts/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useComplaintWords = wordsOf<ComplaintTexts>('complaints');

export const complaintWords = {
  complaints: {
    CN: () => import('#features/complaints/texts/CN.ts'),
    EN: () => import('#features/complaints/texts/EN.ts'),
  },
};
