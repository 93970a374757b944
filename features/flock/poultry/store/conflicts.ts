import { useLiveQuery } from 'dexie-react-hooks';
import { farmDoc } from '#features/flock/shared/scoring/entries/entries.ts';
import { database, hasDatabase, type KeptEntry, type RefusedChange } from './database.ts';
import { write } from './write.ts';

/** Entries that two people changed at once: one stands, the other waits beside it. */
export function useConflicts(): KeptEntry[] | undefined {
  return useLiveQuery(
    async () =>
      hasDatabase()
        ? database()
            .entries.filter(({ beside }) => beside !== undefined)
            .toArray()
        : [],
    [],
  );
}

/**
 * Settles a conflict with the value that stands, or with the one beside it, for everybody. What was tapped before is not
 * taken back over the decision.
 */
export async function settleConflict(
  { farmId, doc, key, value, beside }: KeptEntry,
  isConflictTaken: boolean,
): Promise<void> {
  const steps = await database().steps.where('[farmId+doc]').equals([farmId, doc]).toArray();
  const over = steps.filter(({ entries }) => entries.some((entry) => entry.key === key)).map(({ n }) => n!);
  await write({ farmId, doc, entries: [{ key, value: isConflictTaken ? beside?.value : value }], steps: { over } });
}

export interface Troubles {
  readonly refused: readonly RefusedChange[];
  /** Why the server takes nothing more for a farm, by the farm's name. */
  readonly farms: readonly { id: string; name: string; problem: string }[];
  /** Photos that the server does not take. */
  readonly photos: readonly { id: string; problem: string }[];
}

/** What the server did not take, with its reasons. */
export function useTroubles(): Troubles | undefined {
  return useLiveQuery(async () => {
    if (!hasDatabase()) return { refused: [], farms: [], photos: [] };
    const db = database();
    const barred = await db.farms.filter(({ problem }) => problem !== undefined).toArray();
    const photos = await db.photos.filter(({ problem, isSent }) => problem !== undefined && !isSent).toArray();
    return {
      refused: await db.refused.toArray(),
      farms: await Promise.all(
        barred.map(async ({ id, problem = '' }) => {
          const name = await db.entries.get([id, farmDoc, 'name']);
          return { id, name: String(name?.value ?? ''), problem };
        }),
      ),
      photos: photos.map(({ id, problem = '' }) => ({ id, problem })),
    };
  }, []);
}

export async function dismissRefused(id: string): Promise<void> {
  await database().refused.delete(id);
}

/** Gives up sending a photo; it stays in the report on this device. */
export async function dismissPhoto(id: string): Promise<void> {
  await database().photos.update(id, { isSent: true });
}
