import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: what there is to do. */
export const overviewEntry: CentreEntry = { path: '/personal/user', icon: 'home' };
