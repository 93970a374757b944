import { withWords } from '#web/kit/with-words.ts';
import { personalWords } from '#web/portal/personal/words.ts';

/** What rooms draw in the portal's header for somebody signed in; it comes after the header, with its words. */
export const loadMessageBell = withWords(personalWords, () => import('./platform/portal/message-bell.tsx'));
