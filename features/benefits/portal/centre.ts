import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: the talent card. */
export const cardEntry: CentreEntry = { path: '/personal/card', icon: 'ticket' };
