import type { ServeTexts } from '#features/casework/texts/serve/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useServeWords = wordsOf<ServeTexts>('serve');

export const serveWords = {
  serve: {
    CN: () => import('#features/casework/texts/serve/CN.ts'),
    EN: () => import('#features/casework/texts/serve/EN.ts'),
  },
};

export const applicationWords = {
  application: {
    CN: () => import('#features/casework/texts/application/CN.ts'),
    EN: () => import('#features/casework/texts/application/EN.ts'),
  },
};
