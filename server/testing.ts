import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, inject } from 'vitest';
import { permissionCodes } from '#core/permissions.ts';
import type { DataScope } from '#core/roles.ts';
import { features } from '#features/server.ts';
import { newId } from './base/ids.ts';
import type { Database } from './database/database.ts';
import { collectLog, createTestDatabase } from './database/testing.ts';
import { type StoryTime, storyTime } from './demo/story-time.ts';
import { readEnv } from './env.ts';
import { loadKeys } from './keys.ts';
import { createRoom } from './room.ts';
import type { Actor, ActorScope, Scope } from './scope.ts';
import type { Services } from './services.ts';
import { createStorage } from './storage.ts';

type TestServices = Services & { setNow(now: Date | null): void; setFreeBytes(bytes: number): Promise<void> };

/** Services on a fresh real database and an empty directory, removed when the test file ends. */
export async function createTestServices(settings: Record<string, string> = {}): Promise<TestServices> {
  return servicesOn(await createTestDatabase(), settings);
}

/** The same on a copy of the demo, as a server has it after its first start, with the time of its story. */
export async function createDemoServices(
  settings: Record<string, string> = {},
): Promise<TestServices & { story: StoryTime }> {
  const { database, dataDir, toldAt } = inject('demo');
  const services = await servicesOn(await createTestDatabase(database), settings, (directory) => {
    for (const name of readdirSync(dataDir))
      if (name !== 'postgres') cpSync(join(dataDir, name), join(directory, name), { recursive: true });
  });
  return { ...services, story: storyTime(new Date(toldAt)) };
}

async function servicesOn(
  database: Database,
  settings: Record<string, string>,
  fill?: (directory: string) => void,
): Promise<TestServices> {
  const directory = mkdtempSync(join(tmpdir(), 'wutong-test-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  fill?.(directory);
  const env = readEnv({ NODE_ENV: 'test', WUTONG_DATA: directory, ...settings });
  let fixed: Date | null = null;
  let free = Number.POSITIVE_INFINITY;
  const clock = () => fixed ?? new Date();
  const room = createRoom({ env, freeBytes: async () => free, clock, log: collectLog() });
  return {
    env,
    database,
    keys: loadKeys(env.keysDir),
    storage: await createStorage(env),
    features,
    room,
    log: pino({ level: 'silent' }),
    clock,
    setNow(now) {
      fixed = now;
    },
    async setFreeBytes(bytes) {
      free = bytes;
      await room.look();
    },
  };
}

interface CallSettings {
  readonly tenantId?: string;
  readonly actor?: Partial<Actor> & { id: string };
  readonly permCodes?: readonly string[];
  /** How far the codes reach: all alike (TENANT unless told), or each by itself. */
  readonly reach?: DataScope | Readonly<Record<string, DataScope>>;
  readonly regions?: readonly string[];
  readonly side?: Scope['side'];
  readonly sessionHash?: Buffer;
  readonly locale?: Scope['locale'];
}

/** Carries out `work` as one call of a signed-in person in one transaction, as the server would. */
export function asActor<T>(
  services: Services,
  settings: CallSettings & { actor: Partial<Actor> & { id: string } },
  work: (scope: ActorScope) => Promise<T>,
): Promise<T> {
  return asGuest(services, settings, (scope) => work(scope as ActorScope));
}

/** The same for somebody who is not signed in. */
export function asGuest<T>(services: Services, settings: CallSettings, work: (scope: Scope) => Promise<T>): Promise<T> {
  const { tenantId = 'tenant-a', actor, side = 'portal', locale = 'CN', reach = 'TENANT' } = settings;
  const codes = settings.permCodes ?? (side === 'office' ? permissionCodes : []);
  const scopes = typeof reach === 'string' ? codes.map((code) => [code, reach] as const) : Object.entries(reach);
  return services.database.transaction(tenantId, (db) =>
    work({
      db,
      tenantId,
      actor: actor ? { loginName: actor.id, nickname: actor.id, kind: 'PERSON', ...actor } : null,
      side,
      sessionHash: settings.sessionHash ?? Buffer.alloc(32, 1),
      sessionId: actor ? `session-${actor.id}` : null,
      permCodes: new Set(scopes.map(([code]) => code)),
      reach: { scopes: new Map(scopes), regions: settings.regions ?? [] },
      locale,
      now: services.clock(),
      ip: '127.0.0.1',
      device: 'test',
      trace: newId(),
      services,
    }),
  );
}
