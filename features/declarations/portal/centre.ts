import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: declaring for employees. */
export const batchEntry: CentreEntry = { path: '/personal/declare-batch', icon: 'list' };
