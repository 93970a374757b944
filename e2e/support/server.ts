import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { officeResourceCalls } from '#features/office-calls.ts';
import { copyDemoData } from '#server/testing/demo.ts';
import { adminOf, openAdminSession, type TenantCode, tenantIds } from './admins.ts';
import { ask, unique } from './calls.ts';
import { prepareEntering } from './enter.ts';
import { hire } from './people.ts';

const root = resolve(import.meta.dirname, '../..');
const logs = join(root, 'var/test');
const clock = resolve(import.meta.dirname, 'moved-clock.ts');

/** A server that runs; `moveClock` sets its clock ahead by so many ms. */
export interface Running {
  readonly stop: () => Promise<void>;
  readonly moveClock: (ms: number) => Promise<void>;
}

/** Starts the real server with demo data in a directory of its own, once for all browser tests; returns its stop. */
export default async function startServer(): Promise<() => Promise<void>> {
  await prepareEntering();
  const { stop } = await startDemo();
  // On a slow machine the tests take longer than a session may lie idle.
  const using = setInterval(() => void useAdminSessions().catch(() => undefined), 5 * 60_000);
  return async () => {
    clearInterval(using);
    await stop();
  };
}

/** Keeps the administrators' sessions from ending while no test needs them. */
async function useAdminSessions() {
  for (const code of Object.keys(tenantIds) as TenantCode[])
    await ask(await adminOf(code), officeResourceCalls.role!.list, { tenantId: tenantIds[code], filter: {} } as never);
}

/** Starts the server on the port that tests ask, with the administrators signed in. */
export async function startDemo(name = 'server'): Promise<Running> {
  const dataDir = await copyDemoData();
  mkdirSync(logs, { recursive: true });
  const log = join(logs, `${name}.log`);
  // After a failed test the next worker starts its own: what the one before said is what tells why.
  const output = openSync(log, 'a');
  const server = spawn(join(root, 'node_modules/.bin/node'), ['--import', clock, 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', output, output, 'ipc'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'development',
      PORT: process.env.E2E_PORT,
      WUTONG_DATA: dataDir,
      // Each test states an address of its own, so that limits by address stay as they are in the field.
      TRUSTED_PROXIES: '127.0.0.1',
      // The administrator's sessions prepare things for all tests.
      RATE_SIGNED_IN: '10000',
    },
  });
  closeSync(output);
  const stop = async () => {
    const isRunning = server.exitCode === null && server.signalCode === null;
    const ended = isRunning ? once(server, 'exit') : undefined;
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const moveClock = async (ms: number) => {
    const moved = once(server, 'message');
    server.send(ms);
    await moved;
  };
  try {
    await untilReady(server, log);
    await openAdmins();
    return { stop, moveClock };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The administrator prepares what tests need in two tenants, and somebody hired for it in the platform's own. */
async function openAdmins() {
  await openAdminSession('platform');
  const root = await hire({ platform: 'platform-admin' });
  await openAdminSession('yunting');
  await openAdminSession('fengqi');
  await openAdminSession('platform', root);
  await makeRoom('yunting');
}

/** Lets a tenant have as many people as all tests together hire. */
async function makeRoom(code: TenantCode) {
  const admin = await adminOf('platform');
  const { one, save } = officeResourceCalls.tenant!;
  const tenantId = tenantIds.platform;
  const { rev, values } = await ask(admin, one, { tenantId, id: tenantIds[code] });
  const input = { tenantId, id: tenantIds[code], rev, values: { ...values, userLimit: 1000 }, reqId: unique() };
  await ask(admin, save, input);
}

async function untilReady(server: ChildProcess, log: string) {
  const address = `http://127.0.0.1:${process.env.E2E_PORT}/health/ready`;
  for (const giveUpAt = Date.now() + 600_000; Date.now() < giveUpAt; await wait(100)) {
    if (server.exitCode !== null || server.signalCode !== null) break;
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`the server did not become ready:\n${readFileSync(log, 'utf8').split('\n').slice(-30).join('\n')}`);
}
