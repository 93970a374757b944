import type { ServerRoom } from '#server/features.ts';
import { placeLogWords } from './log-words.ts';
import { bookingPart } from './own-bookings.ts';
import { placeStore } from './place-store.ts';
import { prebookStore } from './prebook-store.ts';
import { placeRoutes } from './routes.ts';

/** Venues, and what takes them for some hours. */
export const places: ServerRoom = {
  handlers: placeRoutes,
  stores: { place: placeStore, prebook: prebookStore },
  ownParts: [bookingPart],
  logWords: placeLogWords,
};
