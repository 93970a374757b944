import { expect, test } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { createTestServices } from '../testing.ts';
import { keepLogPartitions } from './log-partitions.ts';

const services = await createTestServices();

async function partitions(): Promise<string[]> {
  const { rows } = await services.database.asOwner((db) =>
    db.execute<{ name: string }>(
      sql`select relname as name from pg_class where relname ~ '^api_log_[0-9]' and relkind = 'r' order by 1`,
    ),
  );
  return rows.map((row) => row.name);
}

test('each month has its partition, and months that are over go', async () => {
  services.setNow(new Date('2026-03-15T00:00:00Z'));
  await keepLogPartitions(services);
  await keepLogPartitions(services);
  expect(await partitions()).toEqual(['api_log_2026_03', 'api_log_2026_04']);
  services.setNow(new Date('2026-11-21T00:00:00Z'));
  await keepLogPartitions(services);
  expect(await partitions()).toEqual(['api_log_2026_04', 'api_log_2026_11', 'api_log_2026_12']);
});
