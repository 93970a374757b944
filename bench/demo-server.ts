import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export const root = resolve(import.meta.dirname, '..');

/** CHROMIUM, the one that `npm test` noted, or the system's. */
export function chromium(): string {
  const note = join(root, 'var/chromium-path');
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
  const found = [process.env.CHROMIUM, noted, '/usr/bin/chromium'].find((file) => file && existsSync(file));
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
