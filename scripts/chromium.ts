import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The whole browser: CHROMIUM, the one that `scripts/setup.mjs --tests` noted, or the system's. */
export function wholeChromium(): string | undefined {
  return [process.env.CHROMIUM, noted('chromium-path'), '/usr/bin/chromium'].find((path) => path && existsSync(path));
}

/** Its headless shell where there is one, which is quicker; the whole browser otherwise. */
export function quickChromium(): string | undefined {
  const shell = process.env.CHROMIUM ? undefined : noted('headless-shell-path');
  return shell && existsSync(shell) ? shell : wholeChromium();
}

function noted(name: string): string | undefined {
  const note = resolve(import.meta.dirname, '../var', name);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
}

/** How the browser is started for tests: without a sandbox or a graphics card, and with a storage that can be limited. */
export function launchOptions(executablePath: string | undefined) {
  const quota = '--disable-features=StaticStorageQuota';
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', quota] };
}
