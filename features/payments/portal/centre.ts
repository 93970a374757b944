import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: what was granted and paid. */
export const paymentsEntry: CentreEntry = { path: '/personal/payment', icon: 'shield' };
