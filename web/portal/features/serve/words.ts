import type { ServeTexts } from '#core/texts/portal/serve/CN.ts';
import { wordsOf } from '../../../kit/i18n.ts';

export const useServeWords = wordsOf<ServeTexts>('serve');
