import { keptSince } from '#core/retention.ts';
import { sql } from '#server/database/sql.ts';
import type { Services } from '../services.ts';

/**
 * Makes the partitions of this month and the next, and drops those that are over. A month whose first lines already
 * lie in the default partition stays there: it is dropped with nothing else.
 */
export async function keepLogPartitions({ database, clock, log }: Services): Promise<void> {
  const now = clock();
  await database.asOwner(async (db) => {
    for (const offset of [0, 1]) {
      const from = monthStart(now, offset);
      const name = partitionOf(from);
      const until = monthStart(now, offset + 1);
      const known = await db.execute(sql`select from pg_class where relname = ${name}`);
      if (known.rowCount) continue;
      await db
        .execute(
          sql`create table ${sql.identifier(name)} partition of api_log
              for values from (${sql.raw(`'${from.toISOString()}'`)}) to (${sql.raw(`'${until.toISOString()}'`)})`,
        )
        .catch((error: Error) => log.warn(`call log: no partition ${name}: ${error.message}`));
    }
    const oldest = partitionOf(monthStart(keptSince('calls', now), 0));
    const { rows } = await db.execute<{ name: string }>(
      sql`select relname as name from pg_class where relname ~ '^api_log_[0-9]{4}_[0-9]{2}$' and relname < ${oldest}`,
    );
    for (const { name } of rows) await db.execute(sql`drop table ${sql.identifier(name)}`);
  });
}

function monthStart(now: Date, offset: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
}

function partitionOf(month: Date): string {
  return `api_log_${month.toISOString().slice(0, 7).replace('-', '_')}`;
}
