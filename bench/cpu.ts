import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';

/**
 * Gives a meter of the processor time, in milliseconds, that this process and the embedded servers of these databases
 * have used. Where there is no /proc it counts this process alone.
 */
export async function createMeter(...databases: readonly Database[]): Promise<() => number> {
  const postmasters = new Set(await Promise.all(databases.map(postmasterOf)));
  return () => {
    const { user, system } = process.cpuUsage();
    const own = (user + system) / 1000;
    if (postmasters.has(undefined)) return own;
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && postmasters.has(parentOf(name)))
      .reduce((sum, pid) => sum + usedBy(pid), own);
  };
}

async function postmasterOf(database: Database): Promise<string | undefined> {
  const { rows } = await database.asOwner((db) => db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`));
  return parentOf(String(rows[0]?.pid));
}

function parentOf(pid: string): string | undefined {
  return /^PPid:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1];
}

function usedBy(pid: string): number {
  return Number(read(`/proc/${pid}/schedstat`).split(' ')[0] || 0) / 1e6;
}

/** A process that ended meanwhile has used nothing more. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
