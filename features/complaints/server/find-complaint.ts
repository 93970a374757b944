import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '#core/errors.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { complaints } from './tables.ts';

export type ComplaintRecord = typeof complaints.$inferSelect;

/** What of a link proves that its reader was sent it: 22 characters. */
export function keyOf(
  { services }: Pick<Scope, 'services'>,
  { tenantId, id }: Pick<ComplaintRecord, 'tenantId' | 'id'>,
): string {
  return services.keys.hashSubject('complaint', tenantId, id).subarray(0, 16).toString('base64url');
}

/**
 * A complaint for whoever filed it: by their account, or by the key of the link that they were sent. NOT_FOUND for all
 * others, as for a number that there is not. Its row is held with `forUpdate`.
 */
export async function getOwnComplaint(
  scope: Scope,
  { no, key, forUpdate = false }: { no: string; key?: string | undefined; forUpdate?: boolean },
): Promise<ComplaintRecord> {
  const query = scope.db
    .select()
    .from(complaints)
    .where(and(eq(complaints.tenantId, scope.tenantId), eq(complaints.no, no)));
  const [row] = await (forUpdate ? query.for('update') : query);
  if (!row || !isMine(scope, row, key)) throw new Refusal('NOT_FOUND');
  return row;
}

function isMine(scope: Scope, row: ComplaintRecord, key: string | undefined): boolean {
  if (scope.actor && row.accountId === scope.actor.id) return true;
  if (key === undefined) return false;
  const [given, right] = [Buffer.from(key), Buffer.from(keyOf(scope, row))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/** A complaint for the office, which holds `Mgr.Complaint`; NOT_FOUND for one of another tenant. */
export async function getComplaint(scope: ActorScope, id: string): Promise<ComplaintRecord> {
  const [row] = scope.permCodes.has('Mgr.Complaint')
    ? await scope.db
        .select()
        .from(complaints)
        .where(and(eq(complaints.tenantId, scope.tenantId), eq(complaints.id, id)))
    : [];
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
