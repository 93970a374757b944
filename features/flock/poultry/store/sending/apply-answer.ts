import type { OutputOf } from '#core/contracts/contract.ts';
import type { flockSyncCall } from '#features/flock/calls.ts';
import type { FlockDatabase, KeptEntry, WaitingChange } from '#features/flock/poultry/store/database.ts';

export type SyncAnswer = OutputOf<typeof flockSyncCall>;

/**
 * Takes over what the server answered to `sent`, in one step: what it has leaves the line, what it refused goes aside,
 * and what others changed is read, except where a change of this device still waits: that is asked first. Answers
 * whether everything has to be read once more, because what stood before a refused change is not here.
 */
export async function applyAnswer(
  db: FlockDatabase,
  { farmId, sent, answer }: { farmId: string; sent: readonly WaitingChange[]; answer: SyncAnswer },
): Promise<boolean> {
  const byId = new Map(sent.map((change) => [change.id, change]));
  return db.transaction('rw', [db.farms, db.entries, db.changes, db.refused], async () => {
    let isAstray = false;
    for (const { id, outcome, why } of answer.results) {
      const change = byId.get(id);
      if (!change) continue;
      await db.changes.delete(change.n!);
      if (outcome === 'REFUSED') isAstray = (await putAside(db, change, why ?? '')) || isAstray;
    }
    for (const entry of answer.entries) await takeOver(db, farmId, entry);
    await db.farms.update(farmId, (farm) => {
      farm.seq = isAstray ? 0 : answer.seq;
      if (answer.hasMore) farm.isReading = true;
      else delete farm.isReading;
      delete farm.problem;
    });
    return isAstray;
  });
}

/** Whether the value that stood before has to be read again. */
export async function putAside(db: FlockDatabase, { n: _, ...change }: WaitingChange, why: string): Promise<boolean> {
  await db.refused.put({ ...change, why });
  const { farmId, doc, key } = change;
  const entry = await db.entries.get([farmId, doc, key]);
  if (entry?.change !== change.id) return false;
  // Until it has been read again nothing is better than something that does not count.
  await db.entries.delete([farmId, doc, key]);
  return change.base !== null;
}

async function takeOver(db: FlockDatabase, farmId: string, entry: SyncAnswer['entries'][number]): Promise<void> {
  const { doc, key, value, by, at, beside } = entry;
  const waits = await db.changes.where('[farmId+doc+key]').equals([farmId, doc, key]).count();
  if (waits > 0) return;
  const before = await db.entries.get([farmId, doc, key]);
  const isOwn = before?.change === by && before.name === '';
  const kept: KeptEntry = { farmId, doc, key, value, change: by, name: isOwn ? '' : entry.name, at };
  await db.entries.put(beside ? { ...kept, beside } : kept);
}
