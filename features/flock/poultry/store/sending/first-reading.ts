import { useLiveQuery } from 'dexie-react-hooks';
import { database, type FlockDatabase, hasDatabase } from '#features/flock/poultry/store/database.ts';
import { useSetting, writeSetting } from '#features/flock/poultry/store/settings.ts';
import { useSending } from './sending.ts';

const hasReadSetting = 'hasRead';

/** Notes that all the person has on the server has been read once. */
export async function noteRead(db: FlockDatabase): Promise<void> {
  await writeSetting(db, hasReadSetting, true);
}

/** Whether all the person has on the server has been read once. */
export function useHasRead(): boolean {
  return useSetting<boolean>(hasReadSetting) === true;
}

/** Whether this device is just reading for the first time what the person has: nothing here yet does not mean that there is nothing. */
export function useIsFirstReading(): boolean {
  const isBusy = useSending((sending) => sending.isBusy);
  const hasRead = useHasRead();
  return !hasRead && isBusy;
}

/** The farms of which this device does not have all yet: what is due there cannot be told, without a network neither. Undefined while that is looked up. */
export function useFarmsInReading(): ReadonlySet<string> | undefined {
  return useLiveQuery(async () => new Set(hasDatabase() ? await idsInReading(database()) : []), []);
}

export async function idsInReading(db: FlockDatabase): Promise<string[]> {
  return (await db.farms.toArray()).filter(({ isReading }) => isReading).map(({ id }) => id);
}
