import { noReach } from '#server/policies/reach.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { newId } from './ids.ts';

/** A scope without a person, for work that the clock or the installation itself starts. */
export function systemScope(services: Services, { db, tenantId, now }: Pick<Scope, 'db' | 'tenantId' | 'now'>): Scope {
  return {
    db,
    tenantId,
    now,
    services,
    actor: null,
    side: 'office',
    sessionHash: Buffer.alloc(32),
    sessionId: null,
    permCodes: new Set(),
    reach: noReach,
    locale: 'CN',
    ip: '',
    device: 'job',
    trace: newId(),
  };
}
