import { errors } from '#core/error-table.ts';
import type { KeptFarm } from '#features/flock/poultry/store/database.ts';
import { setFarmAside } from '#features/flock/poultry/store/left-farms.ts';
import { needOf } from '#features/flock/poultry/store/own-version.ts';
import { distrustServerSettings, keepServerSettings } from '#features/flock/poultry/store/server-settings.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { sendPhotos } from './send-photos.ts';
import { type Line, syncFarm } from './sync-farm.ts';

/**
 * One whole round: every farm of this person is sent and read, its photos stored, and what the server has set for all
 * is kept. A version that is too old sends nothing before it is updated. Throws CallError when the network or the session is gone; a farm that is refused is told so and passed over.
 */
export async function syncAll(line: Line): Promise<void> {
  // First: what an old version writes may mean something else to the server by now.
  if (needOf(await keepServerSettings(line)) === 'barred') return;
  const newest = await takeFarms(line);
  for (const id of await farmsToSync(line, newest)) if (!(await syncOne(line, id))) return;
}

/** Those with something waiting, then those that others have changed. */
async function farmsToSync({ db }: Line, newest: ReadonlyMap<string, number>): Promise<string[]> {
  const farms = await db.farms.toArray();
  const photos = await db.photos.filter(({ isSent, problem }) => !isSent && problem === undefined).toArray();
  const waiting = new Set<unknown>([
    ...(await db.changes.orderBy('farmId').uniqueKeys()),
    ...photos.map((p) => p.farmId),
  ]);
  const mine = farms.filter(({ id, leftName }) => waiting.has(id) && leftName === undefined);
  const others = farms.filter(({ id, seq }) => !waiting.has(id) && (newest.get(id) ?? 0) > seq);
  return [...mine, ...others].map(({ id }) => id);
}

/** Whether the next farm may follow: a version that the server refuses hears what is asked of it, and sends no more. */
async function syncOne(line: Line, id: string): Promise<boolean> {
  try {
    await syncFarm(line, id);
    await sendPhotos(line, id);
    // The entries of the photos now name their files.
    if ((await line.db.changes.where('farmId').equals(id).count()) > 0) await syncFarm(line, id);
  } catch (error) {
    if (error instanceof CallError && error.key === 'APP_TOO_OLD') {
      distrustServerSettings();
      await keepServerSettings(line);
      return false;
    }
    if (!(error instanceof CallError && isAboutFarm(error))) throw error;
    await line.db.farms.update(id, { problem: error.msg });
  }
  return true;
}

/**
 * The farms that the person works on now, with the newest number of each: new ones are added, and those come back to; of
 * one that was left, nothing stays but its name and what never arrived.
 */
async function takeFarms({ db, server }: Line): Promise<ReadonlyMap<string, number>> {
  const { rows } = await server.farms();
  const newest = new Map(rows.map(({ id, seq }) => [id, seq]));
  await db.transaction('rw', [db.farms, db.entries, db.changes, db.photos, db.steps], async () => {
    const known = new Map((await db.farms.toArray()).map((farm) => [farm.id, farm]));
    const taken = rows.flatMap(({ id, role, seq }): KeptFarm[] => {
      const { leftName, ...farm } = known.get(id) ?? { id, seq: 0, role, leftName: '' };
      if (farm.role === role && leftName === undefined) return [];
      return [{ ...farm, role, ...(leftName !== undefined && seq > 0 && { isReading: true }) }];
    });
    await db.farms.bulkPut(taken);
    for (const farm of known.values()) {
      const isMadeHere = farm.seq === 0 && farm.leftName === undefined && !farm.isReading;
      if (!newest.has(farm.id) && !isMadeHere) await setFarmAside(db, farm.id);
    }
  });
  return newest;
}

const farmErrors: readonly number[] = [errors.NOT_FOUND.code, errors.NO_PERMISSION.code, errors.NOT_ALLOWED.code];

function isAboutFarm({ code }: CallError): boolean {
  return farmErrors.includes(code);
}
