import { newId } from '#server/base/ids.ts';
import { sql } from '#server/database/sql.ts';
import { outbox } from '#server/database/tables/logs.ts';
import type { Scope } from '#server/scope.ts';

type Row = Pick<typeof outbox.$inferInsert, 'channel' | 'recipient' | 'scene' | 'subject' | 'text' | 'html' | 'codeId'>;

/** Writes messages into the outbox in the transaction of their cause; they leave after the commit. */
export async function putInOutbox(scope: Scope, ...rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { tenantId, now } = scope;
  await scope.db
    .insert(outbox)
    .values(rows.map((row) => ({ ...row, id: newId(), tenantId, createdAt: now, nextAt: now })));
  await wakeSender(scope);
}

/** Puts waiting messages on their way once the transaction commits. */
export async function wakeSender(scope: Pick<Scope, 'db'>): Promise<void> {
  await scope.db.execute(sql`notify outbox`);
}
