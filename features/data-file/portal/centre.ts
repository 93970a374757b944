import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: what was verified about oneself. */
export const dataFileEntry: CentreEntry = { path: '/personal/datarecord', icon: 'shield' };
