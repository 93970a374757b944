import { errors } from '#core/error-table.ts';
import { syncPage } from '#features/flock/calls.ts';
import type { FlockDatabase, WaitingChange } from '#features/flock/poultry/store/database.ts';
import { ownVersion } from '#features/flock/poultry/store/own-version.ts';
import { newDeviceId } from '#features/flock/poultry/store/write.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { applyAnswer, putAside } from './apply-answer.ts';
import type { FlockServer } from './server.ts';

/** One person's database and the other end. */
export interface Line {
  readonly db: FlockDatabase;
  readonly server: FlockServer;
}

/**
 * Sends what waits for a farm, in order and once each, and reads what others changed until nothing is left of either.
 * Throws CallError when the server cannot be reached or takes nothing at all; what was answered until then is kept.
 */
export async function syncFarm(line: Line, farmId: string): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await exchange(line, { farmId, sent: await nextChanges(line.db, farmId) });
}

/** As many as one call carries: a hundred, fewer when long notes would make it heavier than the server takes. */
async function nextChanges(db: FlockDatabase, farmId: string): Promise<WaitingChange[]> {
  // By their number, which is the primary key: in the order in which they were made.
  const waiting = await db.changes.where('farmId').equals(farmId).limit(syncPage.changes).sortBy('n');
  let weight = 0;
  const surplus = waiting.findIndex((change) => {
    weight += encodeURIComponent(JSON.stringify(change)).length;
    return weight > syncPage.weight;
  });
  return surplus < 0 ? waiting : waiting.slice(0, Math.max(1, surplus));
}

interface Batch {
  readonly farmId: string;
  readonly sent: readonly WaitingChange[];
}

/** One call; answers whether there is more to send or to read. */
async function exchange({ db, server }: Line, { farmId, sent }: Batch): Promise<boolean> {
  const farm = await db.farms.get(farmId);
  const changes = sent.map(({ n: _, farmId: __, ...change }) => change);
  try {
    const answer = await server.sync({ farmId, app: ownVersion, since: farm?.seq ?? 0, changes, reqId: newDeviceId() });
    if (answer.results.length < sent.length) throw new Error('the server left changes unanswered');
    const isAstray = await applyAnswer(db, { farmId, sent, answer });
    return isAstray || answer.hasMore || (await db.changes.where('farmId').equals(farmId).count()) > 0;
  } catch (error) {
    if (sent.length === 0 || !(error instanceof CallError && isAboutContent(error))) throw error;
    if (sent.length === 1) await giveUp(db, sent[0]!, error.msg);
    // One change that breaks a rule must not hold up the rest.
    else for (const change of sent) await exchange({ db, server }, { farmId, sent: [change] });
    return true;
  }
}

async function giveUp(db: FlockDatabase, change: WaitingChange, why: string): Promise<void> {
  await db.transaction('rw', [db.farms, db.entries, db.changes, db.refused], async () => {
    await db.changes.delete(change.n!);
    if (await putAside(db, change, why)) await db.farms.update(change.farmId, { seq: 0 });
  });
}

/** Whether the server found fault with what was sent, rather than with who sends or when. */
function isAboutContent({ code }: CallError): boolean {
  return code === errors.INVALID.code;
}
