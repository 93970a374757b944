import { getPath } from '#core/forms/paths.ts';
import { type Data, isBlank, isRecord } from '#core/forms/values.ts';
import { sqlListOf } from '#core/workflow/states.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { applications } from '#features/casework/server/tables.ts';
import { invalidWith } from '#server/base/drafts/problems.ts';
import { and, eq, isNull, ne, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';

/** The column that says for whom an application is, once that is known; it is not forgotten when the number is emptied. */
export function onceOf(scope: Scope, { oncePer }: Programme, data: Data): { onceKey?: Buffer } {
  const value = oncePer && getPath(data, oncePer.certificate);
  if (!isRecord(value) || isBlank(value.number)) return {};
  const number = String(value.number).normalize('NFKC').replace(/\s/g, '').toUpperCase();
  return { onceKey: scope.services.keys.blindIndex(scope.tenantId, 'certificate', String(value.type), number) };
}

/**
 * Refuses an application for somebody who has a live one of that year, whoever handed it in (INVALID beside the
 * certificate). Of two at once the second waits for the first.
 */
export async function refuseTwice(
  scope: ActorScope,
  { oncePer }: Programme,
  { id, programme, year, onceKey }: Pick<ApplicationRecord, 'id' | 'programme' | 'year' | 'onceKey'>,
): Promise<void> {
  if (!oncePer || !onceKey) return;
  const { db, tenantId, locale } = scope;
  const lock = ['once', tenantId, programme, year, onceKey.toString('hex')].join(':');
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [other] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.tenantId, tenantId),
        eq(applications.programme, programme),
        eq(applications.year, year),
        eq(applications.onceKey, onceKey),
        ne(applications.id, id),
        isNull(applications.deletedAt),
        // Word for word as in the index.
        sql`once_key is not null and state <> 'DRAFT' and state not in ${sql.raw(sqlListOf('ended'))}`,
      ),
    )
    .limit(1);
  if (other) throw invalidWith(oncePer.certificate, 'ALREADY_APPLIED', oncePer.message, locale);
}
