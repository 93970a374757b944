import { platformPages } from '#features/platform/pages.ts';
import { portalRoom } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';

export const platformPortal = portalRoom(platformPages, {
  '/personal/messages': { words: personalWords, load: () => import('./messages-page.tsx') },
});
