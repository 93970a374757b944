import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: the account itself. */
export const tagsEntry: CentreEntry = { path: '/personal/tag', icon: 'star' };
export const settingEntry: CentreEntry = { path: '/personal/setting', icon: 'gear' };
export const dataEntry: CentreEntry = { path: '/personal/data', icon: 'lock' };
