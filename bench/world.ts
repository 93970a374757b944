import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Side } from '#core/sides.ts';
import { createSession } from '#features/accounts/server/sessions/create-session.ts';
import { features } from '#features/server.ts';
import { createApp } from '#server/app.ts';
import { newId } from '#server/base/ids.ts';
import { openDatabase } from '#server/database/open.ts';
import { sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import { readEnv } from '#server/env.ts';
import type { Handler } from '#server/handle.ts';
import { loadKeys } from '#server/keys.ts';
import { noReach } from '#server/policies/reach.ts';
import { createDiskRoom } from '#server/room.ts';
import type { Services } from '#server/services.ts';
import { createStorage } from '#server/storage.ts';
import type { Visitor } from './driver.ts';

/** A whole server on a database of its own, both gone when `close` is called. */
export interface World {
  readonly services: Services;
  /** Serves these handlers on a port of their own and returns its origin. */
  serve(handlers: readonly Handler[]): Promise<string>;
  /** Signed-in sessions of new accounts; in the back office they hold these codes. */
  visitors(count: number, side: Side, codes?: readonly string[]): Promise<Visitor[]>;
  close(): Promise<void>;
}

/** Opens an empty world with one tenant, `t1`. */
export async function openWorld(): Promise<World> {
  const directory = mkdtempSync(join(tmpdir(), 'wutong-bench-'));
  // The embedded PostgreSQL never runs as root, and its own user has to get to its folder.
  chmodSync(directory, 0o711);
  const env = readEnv({
    NODE_ENV: 'test',
    WUTONG_DATA: directory,
    RATE_GUEST: '10000000',
    RATE_SIGNED_IN: '10000000',
    LOG_LEVEL: 'error',
  });
  const quiet = { info: () => undefined, warn: console.warn, error: console.error };
  const { database, stop } = await openDatabase({ env, log: quiet });
  const [storage, clock] = [await createStorage(env), () => new Date()];
  const services: Services = {
    env,
    database,
    keys: loadKeys(env.keysDir),
    storage,
    features,
    room: createDiskRoom({ env, storage, clock, log: quiet }),
    log: pino({ level: 'error' }),
    clock,
  };
  await database.asOwner((db) =>
    db.insert(tenants).values({ id: 't1', code: 't1', nameCN: '甲', nameEN: 'A', kind: 'DISTRICT', isDefault: true }),
  );
  const apps: { close(): Promise<unknown> }[] = [];

  return {
    services,
    async serve(handlers) {
      const app = await createApp({ services, handlers });
      apps.push(app);
      return app.listen({ port: 0, host: '127.0.0.1' });
    },
    visitors: (count, side, codes = []) => makeVisitors(services, { count, side, codes }),
    async close() {
      for (const app of apps) await app.close();
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function makeVisitors(
  services: Services,
  { count, side, codes }: { count: number; side: Side; codes: readonly string[] },
): Promise<Visitor[]> {
  const ids = Array.from({ length: count }, newId);
  await services.database.asOwner(async (db) => {
    await db.insert(accounts).values(ids.map((id) => ({ id, loginName: id, nickname: id })));
    if (side !== 'office') return;
    const joined = (column: typeof tenants.codes | typeof tenants.added) =>
      sql`array(select distinct unnest(${column} || ${sql.param([...codes])}::text[]))`;
    await db.update(tenants).set({ codes: joined(tenants.codes), added: joined(tenants.added) });
    const roleId = newId();
    await db
      .insert(roles)
      .values({ id: roleId, tenantId: 't1', code: roleId, nameCN: 'r', nameEN: 'r', codes: [...codes] });
    await db.insert(members).values(ids.map((id) => ({ id: `m${id}`, tenantId: 't1', accountId: id })));
    await db.insert(memberRoles).values(ids.map((id) => ({ tenantId: 't1', memberId: `m${id}`, roleId })));
  });
  const visitors: Visitor[] = [];
  for (const id of ids) {
    const { token, cookie, secret } = await services.database.transaction('t1', (db) =>
      createSession(
        {
          db,
          tenantId: 't1',
          actor: null,
          side,
          sessionHash: Buffer.alloc(32),
          sessionId: null,
          permCodes: new Set<string>(),
          reach: noReach,
          locale: 'CN',
          now: new Date(),
          ip: '',
          device: '',
          trace: '',
          services,
        },
        { id },
        { side, tenantId: 't1' },
      ),
    );
    visitors.push({ token, userId: id, secret: secret.toString('hex'), cookie: `tw-${side}=${cookie}` });
  }
  return visitors;
}
