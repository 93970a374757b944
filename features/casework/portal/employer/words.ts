import type { EmployerTexts } from '#features/casework/texts/employer/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useEmployerWords = wordsOf<EmployerTexts>('employer');

export const employerWords = {
  employer: {
    CN: () => import('#features/casework/texts/employer/CN.ts'),
    EN: () => import('#features/casework/texts/employer/EN.ts'),
  },
};
