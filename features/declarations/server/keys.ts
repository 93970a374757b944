import type { Cells } from '#features/declarations/shared/rows.ts';
import { personKey } from '#server/base/sensitive/person-key.ts';
import type { Scope } from '#server/scope.ts';
import { dataOf, emailOf } from './check.ts';
import type { OpenBatch } from './find-batch.ts';

/** What a row is found by without being opened: whose document it names, and which address. */
export function keysOf(
  scope: Scope,
  found: Pick<OpenBatch, 'programme' | 'columns' | 'company'>,
  cells: Cells,
): { personKey: Buffer | null; emailKey: Buffer | null } {
  const data = dataOf(scope, found, cells);
  const email = emailOf(data);
  return {
    personKey: personKey(scope, found.programme.sections, data),
    emailKey: email === '' ? null : emailKeyOf(scope, email),
  };
}

/** The keyed hash of an address in lower case. */
export function emailKeyOf({ services, tenantId }: Pick<Scope, 'services' | 'tenantId'>, email: string): Buffer {
  return services.keys.blindIndex(tenantId, 'email', email);
}
