import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: what was granted and paid. */
export const paymentsEntry: CentreEntry = { path: '/personal/payment', icon: 'shield' };

/** In the personal centre: what the company one acts for reports on what it was granted. */
export const companyReportsEntry: CentreEntry = { path: '/personal/payment/company', icon: 'list' };
