import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, say } from './run.mjs';

const stamp = join(root, 'node_modules/.wutong-lockfile');

/** Installs the packages of the lockfile when they are not the ones installed last; those of tests and tools only where they are needed. */
export function installPackages({ isForTests }) {
  const lockfile = fingerprint();
  const [installed, scope] = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim().split('\n') : [];
  if (installed === lockfile && (scope === 'all' || !isForTests)) return;
  say('Installing the packages named in package-lock.json (half a minute or more) …');
  // Whoever had all packages keeps all.
  const isAll = isForTests || scope === 'all';
  const options = [isAll ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!npm(['ci', ...options])) {
    say('Trying again without the strict check …');
    if (!npm(['install', '--no-save', ...options])) {
      throw new Error('the packages could not be installed (see above); is the package registry reachable?');
    }
  }
  writeFileSync(stamp, `${lockfile}\n${isAll ? 'all' : 'start'}\n`);
}

function fingerprint() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lockfile).digest('hex')} ${process.platform} ${process.arch}`;
}
