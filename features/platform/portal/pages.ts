import { platformPages } from '#features/platform/pages.ts';
import { screensOf } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';

export const platformScreens = screensOf(platformPages, {
  '/personal/messages': { words: personalWords, load: () => import('./messages-page.tsx') },
});
