import type { Option } from '#core/resources/resource.ts';
import { placeStatuses } from '#features/places/shared/place.ts';
import { asc, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { places } from './tables.ts';

/** More places than one chooses from by name. */
const most = 500;

/** The tenant's places to choose from, with how many they hold; those out of use say so, for what is there already. */
export async function listPlaces(scope: ActorScope): Promise<Option[]> {
  const rows = await scope.db
    .select()
    .from(places)
    .where(eq(places.tenantId, scope.tenantId))
    .orderBy(asc(places.nameCN), asc(places.id))
    .limit(most);
  return rows.map(({ id, nameCN, nameEN, capacity, status }) => {
    const closed = status === 'ON' ? undefined : placeStatuses[status as keyof typeof placeStatuses].label;
    return {
      value: id,
      label: {
        CN: `${nameCN}（${capacity} 人${closed ? `，${closed.CN}` : ''}）`,
        EN: `${nameEN} (${capacity} people${closed ? `, ${closed.EN.toLowerCase()}` : ''})`,
      },
    };
  });
}
