import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

interface Metered {
  readonly databases: readonly Database[];
  /** Further ones, by their numbers. */
  readonly processes?: readonly number[];
}

/**
 * Gives a meter of the processor time, in milliseconds, that this process, the embedded servers of these databases and
 * further processes have used. Where there is no /proc it counts this process alone.
 */
export async function createMeter({ databases, processes = [] }: Metered): Promise<() => number> {
  const others = processes.map(String);
  const postmasters = new Set(await Promise.all(databases.map(postmasterOf)));
  return () => {
    const { user, system } = process.cpuUsage();
    const own = (user + system) / 1000;
    if (postmasters.has(undefined)) return own;
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && (others.includes(name) || postmasters.has(parentOf(name))))
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
