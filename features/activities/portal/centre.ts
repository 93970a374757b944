import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: sign-ups. */
export const activitiesEntry: CentreEntry = { path: '/personal/activity', icon: 'ticket' };
