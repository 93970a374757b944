import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Writes a migrations directory as drizzle-kit does: one step for each name, with its statements. */
export function writeMigrations(steps: Record<string, string>): string {
  const directory = mkdtempSync(join(inject('scratch'), 'steps-'));
  const entries = Object.keys(steps).map((tag, idx) => ({
    idx,
    version: '7',
    when: 1_760_000_000_000 + idx,
    tag,
    breakpoints: true,
  }));
  mkdirSync(join(directory, 'meta'), { recursive: true });
  writeFileSync(
    join(directory, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [tag, statements] of Object.entries(steps)) writeFileSync(join(directory, `${tag}.sql`), statements);
  return directory;
}
