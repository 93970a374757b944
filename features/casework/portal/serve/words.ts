import type { ServeTexts } from '#features/casework/texts/serve/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useServeWords = wordsOf<ServeTexts>('serve');
