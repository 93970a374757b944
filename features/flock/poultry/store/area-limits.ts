import { type Area, type LimitTable, limitsOf } from '#features/flock/shared/scoring/limits.ts';
import type { ServerSettings } from './server-settings.ts';

/** The limits of an area as operators have them now, or as the product is shipped while nothing else is known. */
export function areaLimits(area: Area, server: ServerSettings | undefined): LimitTable {
  const set = server?.limits.filter((each) => each.area === area) ?? [];
  return { ...limitsOf(area), ...Object.fromEntries(set.map(({ measure, limit }) => [measure, limit])) };
}
