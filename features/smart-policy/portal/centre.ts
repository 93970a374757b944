import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: what somebody follows. */
export const followsEntry: CentreEntry = { path: '/personal/follow', icon: 'eye' };
