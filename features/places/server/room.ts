import { place } from '#features/places/resources/place.ts';
import type { ServerRoom } from '#server/features.ts';
import { regionUse } from '#server/resources/region-use.ts';
import { placeLogWords } from './log-words.ts';
import { bookingPart } from './own-bookings.ts';
import { placeStore } from './place-store.ts';
import { prebookStore } from './prebook-store.ts';
import { placeRoutes } from './routes.ts';
import { places as table } from './tables.ts';

/** Venues, and what takes them for some hours. */
export const places: ServerRoom = {
  handlers: placeRoutes,
  stores: { place: placeStore, prebook: prebookStore },
  ownParts: [bookingPart],
  regionUses: [regionUse(place, { table: table, title: table.nameCN, address: table.addressCN, values: table.values })],
  logWords: placeLogWords,
};
