import type { AccessibilityTexts } from '#features/site/texts/accessibility/CN.ts';
import { wordsOf } from '#web/kit/i18n.ts';

export const useAccessibilityWords = wordsOf<AccessibilityTexts>('accessibility');

export const accessibilityWords = {
  accessibility: {
    CN: () => import('#features/site/texts/accessibility/CN.ts'),
    EN: () => import('#features/site/texts/accessibility/EN.ts'),
  },
};
