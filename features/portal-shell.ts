import { withWords } from '#web/kit/with-words.ts';
import type { Screens } from '#web/portal/page.ts';
import { personalWords } from '#web/portal/personal/words.ts';
import * as home from './site/portal/home/home-page.tsx';

/** The screen of the page that most visits begin with: it comes with the first load. */
export const firstScreens: Screens = { '/': { load: async () => home } };

/** What rooms draw in the portal's header for somebody signed in; it comes after the header, with its words. */
export const loadMessageBell = withWords(personalWords, () => import('./platform/portal/message-bell.tsx'));
