import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of bookings. */
export const placeLogWords: LogWords = {
  modules: {
    PLACE: { actions: { BOOK: { CN: '预约场地', EN: 'Booked a place' } } },
    PREBOOK: { actions: { BOOK: { CN: '预约权益', EN: 'Booked a benefit' } } },
  },
};
