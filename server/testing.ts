import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll } from 'vitest';
import { permissionCodes } from '#core/permissions.ts';
import type { DataScope } from '#core/roles.ts';
import { createTestDatabase } from './database/testing.ts';
import { newId } from './domain/ids.ts';
import { readEnv } from './env.ts';
import { loadKeys } from './keys.ts';
import type { Actor, ActorScope, Scope } from './scope.ts';
import type { Services } from './services.ts';
import { createStorage } from './storage.ts';

/** Services on a fresh real database and an empty directory, removed when the test file ends. */
export async function createTestServices(
  settings: Record<string, string> = {},
): Promise<Services & { setNow(now: Date | null): void }> {
  const directory = mkdtempSync(join(tmpdir(), 'wutong-test-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const env = readEnv({ NODE_ENV: 'test', WUTONG_DATA: directory, ...settings });
  let fixed: Date | null = null;
  return {
    env,
    database: await createTestDatabase(),
    keys: loadKeys(env.keysDir),
    storage: await createStorage(env),
    log: pino({ level: 'silent' }),
    clock: () => fixed ?? new Date(),
    setNow(now) {
      fixed = now;
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
