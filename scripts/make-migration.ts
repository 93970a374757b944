// Writes the next migration from the difference between the tables of engines and rooms and the last one:
//   npm run make-migration -- add-flock-notes        (add --custom for an empty step to fill by hand)
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const isCustom = process.argv.includes('--custom');
const name = process.argv.slice(2).find((argument) => !argument.startsWith('--'));

if (!name || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  console.error('Name the step in kebab-case: npm run make-migration -- add-flock-notes');
  process.exit(2);
}

const options = ['generate', '--name', name.replaceAll('-', '_'), ...(isCustom ? ['--custom'] : [])];
const { status } = spawnSync(process.execPath, [resolve(root, 'node_modules/drizzle-kit/bin.cjs'), ...options], {
  cwd: root,
  stdio: 'inherit',
});
if (status === 0) dropOlderSnapshots();
process.exit(status ?? 1);

/** The next step is told from the last snapshot alone, of ten thousand lines each. */
function dropOlderSnapshots() {
  const folder = resolve(root, 'server/database/migrations/meta');
  const snapshots = readdirSync(folder)
    .filter((file) => file.endsWith('_snapshot.json'))
    .sort();
  for (const file of snapshots.slice(0, -1)) rmSync(resolve(folder, file));
}
