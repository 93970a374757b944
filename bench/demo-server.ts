import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { wholeChromium } from '../scripts/chromium.ts';
import { freePort } from '../scripts/free-port.ts';

export const root = resolve(import.meta.dirname, '..');

/** The whole browser, as the tests find it. */
export function chromium(): string {
  const found = wholeChromium();
  if (!found) throw new Error('No Chromium: set CHROMIUM to the path of a Chromium or Chrome, or run npm test once.');
  return found;
}

/** The real server with demo data on a port and in a directory of its own, which goes when it stops. */
export async function startDemoServer(): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await freePort();
  const directory = mkdtempSync(join(tmpdir(), 'wutong-bench-'));
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), WUTONG_DATA: directory, LOG_LEVEL: 'error', NODE_ENV: 'development' },
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(directory, { recursive: true, force: true });
  };
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await wait(200);
  }
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function isReady(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined))?.ok ?? false;
}
