import { placeWeekCall } from '#features/places/calls.ts';
import { type Handler, handle } from '#server/handle.ts';
import { readWeek } from './read-week.ts';

export const placeRoutes: readonly Handler[] = [handle(placeWeekCall, readWeek)];
