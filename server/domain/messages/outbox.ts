import { sql } from 'drizzle-orm';
import { outbox } from '../../database/tables/logs.ts';
import type { Scope } from '../../scope.ts';
import { newId } from '../ids.ts';

type Row = Pick<typeof outbox.$inferInsert, 'channel' | 'recipient' | 'scene' | 'subject' | 'text' | 'html'>;

/** Writes a message into the outbox in the transaction of its cause; it leaves after the commit. */
export async function putInOutbox(scope: Scope, row: Row): Promise<void> {
  const { tenantId, now } = scope;
  await scope.db.insert(outbox).values({ ...row, id: newId(), tenantId, createdAt: now, nextAt: now });
  await wakeSender(scope);
}

/** Puts waiting messages on their way once the transaction commits. */
export async function wakeSender(scope: Pick<Scope, 'db'>): Promise<void> {
  await scope.db.execute(sql`notify outbox`);
}
