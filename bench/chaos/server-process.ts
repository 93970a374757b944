import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/free-port.ts';
import { copyDemoData } from '#server/testing/demo.ts';

const root = resolve(import.meta.dirname, '../..');
/** Milliseconds in which a server has to be ready, even on a very busy machine. */
const patience = 600_000;

/** The real server on a directory of its own, to be killed and started again. */
export interface ServerProcess {
  readonly origin: string;
  /** Starts it; resolves with the milliseconds until it answered that it is ready. */
  start(): Promise<number>;
  /** Kills it at once, without a chance to tidy up; what it had started is left behind. */
  kill(): Promise<void>;
  /** Stops it in good order and removes the directory. */
  end(): Promise<void>;
}

/** Prepares a server; nothing runs yet. */
export async function prepareServer(): Promise<ServerProcess> {
  const directory = await copyDemoData();
  const log = join(directory, 'server.log');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let running: ChildProcess | null = null;

  const start = async () => {
    const began = performance.now();
    const output = openSync(log, 'a');
    running = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      stdio: ['ignore', output, output],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'development',
        PORT: String(port),
        WUTONG_DATA: directory,
        RATE_GUEST: '100000',
        RATE_SIGNED_IN: '100000',
      },
    });
    closeSync(output);
    while (performance.now() - began < patience && running.exitCode === null) {
      const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
      if (answer?.ok) return performance.now() - began;
      await wait(20);
    }
    throw new Error(`the server did not become ready:\n${readFileSync(log, 'utf8').split('\n').slice(-20).join('\n')}`);
  };
  const finish = async (signal: NodeJS.Signals) => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  };
  return {
    origin,
    start,
    kill: () => finish('SIGKILL'),
    async end() {
      await finish('SIGTERM');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
