import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadInitCall } from '#core/contracts/files.ts';
import { errors } from '#core/errors.ts';
import { preferenceCall, savePreferenceCall } from '#features/accounts/calls/own-account.ts';
import { hashPassword } from '#features/accounts/server/passwords/passwords.ts';
import { features, handlers } from '#features/server.ts';
import { createApp } from './app.ts';
import { newId } from './base/ids.ts';
import { bytesToStart } from './database/embedded/data-directory.ts';
import { type OpenDatabase, openDatabase } from './database/open.ts';
import { accounts } from './database/tables/accounts.ts';
import { tenants } from './database/tables/tenants.ts';
import { collectLog } from './database/testing.ts';
import { readEnv } from './env.ts';
import { loadKeys } from './keys.ts';
import { createDiskRoom } from './room.ts';
import type { Services } from './services.ts';
import { createStorage } from './storage.ts';
import { TestClient } from './testing/client.ts';
import { canMount, mountDisk } from './testing/disk.ts';
import { clientOf } from './testing/session.ts';

/** A real disk of its own, small and full: PostgreSQL, files and reserve as in the field, with smaller limits. */
const mountPoint = mkdtempSync(join(tmpdir(), 'wutong-full-'));
chmodSync(mountPoint, 0o755);
const unmount = canMount ? mountDisk(mountPoint, 'size=420m,mode=755') : undefined;
const megabyte = 2 ** 20;
const filler = join(mountPoint, 'filler');
const settings = { DISK_FOR_UPLOADS: '160', DISK_FOR_CHANGES: '120', DISK_RESERVE: '48' };
const env = readEnv({ NODE_ENV: 'test', WUTONG_DATA: join(mountPoint, 'data'), ...settings });
const loginPwd = 'correct horse battery';
const [ok, refused] = [1, errors.MAINTENANCE.code];

afterAll(() => {
  unmount?.();
  rmSync(mountPoint, { recursive: true, force: true });
});

/** Leaves as many bytes, as near as pages allow; none at all for 0. */
function fillTo(left: number) {
  const { bavail, bsize } = statfsSync(mountPoint);
  const file = openSync(filler, 'a');
  try {
    const chunk = Buffer.alloc(megabyte, 1);
    for (let more = bavail * bsize - left; more > 0; more -= chunk.length)
      writeSync(file, chunk, 0, Math.min(more, chunk.length));
    // Whatever was freed while this was written.
    while (left === 0) writeSync(file, chunk.subarray(0, 4096));
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    closeSync(file);
  }
}

async function startServer() {
  const log = collectLog();
  const opened = await openDatabase({ env, log });
  const [storage, clock] = [await createStorage(env), () => new Date()];
  const room = createDiskRoom({ env, storage, directory: opened.directory, clock, log });
  const keys = loadKeys(env.keysDir);
  const services: Services = {
    env,
    database: opened.database,
    keys,
    storage,
    features,
    room,
    clock,
    log: pino({ level: 'silent' }),
  };
  await room.look();
  return { opened, log, services, room, app: await createApp({ services, handlers }) };
}

describe.runIf(canMount)('on a disk that fills up', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let reader: TestClient;

  const reserve = () => join((server.opened as Required<OpenDatabase>).directory, 'reserve');
  const save = async (client = reader, value = 'x') =>
    (await client.call(savePreferenceCall, { key: 'k', value })).code;
  const read = async () => (await reader.call(preferenceCall, { key: 'k' })).code;
  const announce = async () => {
    const file = { purpose: 'avatar', name: 'a.png', size: 9, sha256: '0'.repeat(64), mime: 'image/png' };
    return (await reader.call(uploadInitCall, { ...file, reqId: newId() })).code;
  };
  const signIn = async () => (await new TestClient(server.app).signIn('u2', loginPwd)).code;
  const readiness = async () => (await server.app.inject('/health/ready')).statusCode;

  beforeAll(async () => {
    server = await startServer();
    const { hash, pepperId } = await hashPassword(server.services, loginPwd);
    await server.services.database.asOwner(async (db) => {
      const tenant = { id: 't1', code: 't1', nameCN: '甲', nameEN: 'A', kind: 'PLATFORM', isDefault: true };
      await db.insert(tenants).values(tenant);
      const password = { passwordHash: hash, pepperId };
      await db.insert(accounts).values(['u1', 'u2'].map((id) => ({ id, loginName: id, nickname: id, ...password })));
    });
    reader = await clientOf({ app: server.app, services: server.services, id: 'u1', tenantId: 't1' });
  }, 300_000);

  afterAll(async () => {
    await server?.app.close();
    await server?.opened.stop();
  });

  test('with room everything is taken, and the reserve is there', async () => {
    expect([await announce(), await save(), await readiness(), existsSync(reserve())]).toEqual([ok, ok, 200, true]);
  });

  test('first files are refused, then every change; reading and signing in go on', async () => {
    fillTo(140 * megabyte);
    await server.room.look();
    expect([await announce(), await save(), await readiness()]).toEqual([refused, ok, 200]);
    fillTo(100 * megabyte);
    await server.room.look();
    expect([await announce(), await save(), await read(), await signIn(), await readiness()]).toEqual([
      refused,
      refused,
      ok,
      ok,
      503,
    ]);
    expect(existsSync(reserve())).toBe(true);
  });

  test('with nothing left the reserve goes to those who sign in', async () => {
    fillTo(0);
    await server.room.look();
    expect(existsSync(reserve())).toBe(false);
    expect([await save(), await read(), await signIn(), await readiness()]).toEqual([refused, ok, ok, 503]);
  });

  test('when that is gone too, no answer is an accident', async () => {
    fillTo(0);
    const heedless = { ...server.services, room: { ...server.room, level: () => 'ample' as const } };
    const app = await createApp({ services: heedless, handlers });
    const client = await clientOf({ app, services: heedless, id: 'u1', tenantId: 't1' }).catch(() => null);
    const codes: number[] = [];
    codes.push(await save());
    // Past the look at the disk: what PostgreSQL says itself.
    for (let index = 0; client && index < 40; index++) {
      const value = `${index}`.padEnd(2000, String(Math.random()));
      codes.push((await client.call(savePreferenceCall, { key: `k${index}`, value })).code);
    }
    for (let index = 0; index < 10; index++) codes.push(await signIn().catch(() => refused));
    expect(codes.filter((code) => code !== ok && code !== refused)).toEqual([]);
    expect(codes).toContain(refused);
    await app.close();
    expect([await read(), await readiness()]).toEqual([ok, 503]);
  });

  test('when there is room again all goes on, without a new start', async () => {
    truncateSync(filler, 0);
    await server.room.look();
    await expect.poll(() => save(), { timeout: 60_000, interval: 200 }).toBe(ok);
    expect([await announce(), await signIn()]).toEqual([ok, ok]);
    await expect.poll(readiness, { timeout: 60_000, interval: 200 }).toBe(200);
    await server.room.look();
    expect(existsSync(reserve())).toBe(true);
  });

  test('a start on a full disk gives up the reserve, and without one says what it needs', async () => {
    await server.app.close();
    await server.opened.stop();
    fillTo(0);
    server = await startServer();
    expect(server.log.lines).toContain('the disk is full: the reserve was given up, so that the database can start');
    reader = await clientOf({ app: server.app, services: server.services, id: 'u1', tenantId: 't1' });
    expect([await read(), await save(), await signIn()]).toEqual([ok, refused, ok]);
    await server.app.close();
    await server.opened.stop();
    fillTo(0);
    const needed = bytesToStart / megabyte;
    await expect(openDatabase({ env, log: collectLog() })).rejects.toThrow(
      `WUTONG_DATA: a start needs ${needed} MiB in ${env.dataDir}/postgres, and 0 MiB are left there`,
    );
    truncateSync(filler, 0);
    server = await startServer();
    expect(await read().catch(() => ok)).toBe(ok);
  }, 300_000);
});
