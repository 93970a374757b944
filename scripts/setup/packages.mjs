import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, say } from './run.mjs';

const stamp = join(root, 'node_modules/.wutong-lockfile');

/** Installs the packages of the lockfile when it is not the one that was installed last. */
export function installPackages() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing the packages named in package-lock.json (a minute or two) …');
  // In production npm would leave out what builds the front ends.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!npm(['ci', ...options])) {
    say('Trying again without the strict check …');
    if (!npm(['install', '--no-save', ...options])) {
      throw new Error('the packages could not be installed (see above); is the package registry reachable?');
    }
  }
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lockfile).digest('hex')} ${process.platform} ${process.arch}\n`;
}
