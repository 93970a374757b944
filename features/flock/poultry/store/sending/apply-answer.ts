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
    const answered = answer.results.flatMap((result) => {
      const change = byId.get(result.id);
      return change ? [{ ...result, change }] : [];
    });
    if (answered.length > 0) await db.changes.bulkDelete(answered.map(({ change }) => change.n!));
    let isAstray = false;
    for (const { change, outcome, why } of answered)
      if (outcome === 'REFUSED') isAstray = (await putAside(db, change, why ?? '')) || isAstray;
    if (answer.entries.length > 0) await takeOver(db, farmId, answer.entries);
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

/** Three operations however many entries came: a new device takes thousands of them while somebody waits. */
async function takeOver(db: FlockDatabase, farmId: string, entries: SyncAnswer['entries']): Promise<void> {
  const waiting = new Set((await db.changes.where('farmId').equals(farmId).toArray()).map(nameOf));
  const free = entries.filter((entry) => !waiting.has(nameOf(entry)));
  const before = await db.entries.bulkGet(free.map(({ doc, key }): [string, string, string] => [farmId, doc, key]));
  await db.entries.bulkPut(
    free.map(({ doc, key, value, by, name, at, beside }, index): KeptEntry => {
      const isOwn = before[index]?.change === by && before[index].name === '';
      return { farmId, doc, key, value, change: by, name: isOwn ? '' : name, at, ...(beside && { beside }) };
    }),
  );
}

const nameOf = ({ doc, key }: { readonly doc: string; readonly key: string }) => `${doc} ${key}`;
