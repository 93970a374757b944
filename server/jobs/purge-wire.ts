import { keptSince } from '#core/retention.ts';
import { lt } from '#server/database/sql.ts';
import { requests, wireSeen } from '../database/tables/accounts.ts';
import type { Services } from '../services.ts';

/** Removes digests that are too old to be replayed. */
export async function purgeDigests({ database, clock }: Services): Promise<void> {
  const now = clock();
  await database.read(null, (db) => db.delete(wireSeen).where(lt(wireSeen.expiresAt, now)));
}

/** Removes stored answers of requests that nobody repeats any more. */
export async function purgeRequests({ database, clock }: Services): Promise<void> {
  await database.read(null, (db) => db.delete(requests).where(lt(requests.createdAt, keptSince('answers', clock()))));
}
