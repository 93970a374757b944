import { ownTypes } from '#features/contents/shared/own-types.ts';
import type { ServerRoom } from '#server/features.ts';
import { contentStore } from './content-store.ts';
import { contentFinder } from './find-contents.ts';
import { checkAllLinks } from './links/check-links.ts';
import { linkStore } from './links/link-store.ts';
import { checkAskedOutside, checkWeeklyOutside } from './links/outside-round.ts';
import { contentLogWords } from './log-words.ts';
import { postStore } from './post-store.ts';
import { reviewBadges } from './review-badges.ts';
import { contentEditingRoutes } from './routes/office.ts';
import { contentsRoutes } from './routes/portal.ts';

/** What editors write, and what visitors read of it; activities are kept by their own room. */
export const contents: ServerRoom = {
  handlers: [...contentsRoutes, ...contentEditingRoutes],
  stores: {
    ...Object.fromEntries(ownTypes.map((type) => [type.code, contentStore(type)])),
    post: postStore,
    brokenlink: linkStore,
  },
  schedules: [
    { name: 'check-links', cron: '23 2 * * *', run: checkAllLinks },
    { name: 'check-outside-links-asked', cron: '* * * * *', run: (services) => checkAskedOutside(services) },
    { name: 'check-outside-links', cron: '43 2 * * 0', run: (services) => checkWeeklyOutside(services) },
  ],
  badges: reviewBadges,
  finders: [contentFinder(ownTypes)],
  logWords: contentLogWords,
};
