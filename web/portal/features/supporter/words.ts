import type { SupporterTexts } from '#core/texts/portal/supporter/CN.ts';
import { wordsOf } from '../../../kit/i18n.ts';

export const useSupporterWords = wordsOf<SupporterTexts>('supporter');
