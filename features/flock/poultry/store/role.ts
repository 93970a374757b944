import { useLiveQuery } from 'dexie-react-hooks';
import { database, type KeptFarm } from './database.ts';

/** What the person is on a farm; who made one here is its owner. */
export function useRole(farmId: string): KeptFarm['role'] | undefined {
  return useLiveQuery(async () => (await database().farms.get(farmId))?.role, [farmId]);
}
