import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: codes that let one in. */
export const codeEntry: CentreEntry = { path: '/personal/code', icon: 'lock' };
