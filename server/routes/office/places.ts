import { placeWeekCall } from '#features/places/calls.ts';
import { readWeek } from '../../domain/places/read-week.ts';
import { type Handler, handle } from '../../handle.ts';

export const placeRoutes: readonly Handler[] = [handle(placeWeekCall, readWeek)];
