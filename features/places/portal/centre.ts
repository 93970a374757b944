import type { CentreEntry } from '#web/portal/personal/entry.ts';

/** In the personal centre: bookings of places. */
export const bookingsEntry: CentreEntry = { path: '/personal/booking', icon: 'calendar' };
