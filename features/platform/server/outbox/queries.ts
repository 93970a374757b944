import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { outboxListCall, outboxOneCall } from '#features/platform/calls/logs.ts';
import { nameOf } from '#features/platform/server/messages/message-names.ts';
import { contains } from '#server/base/filters.ts';
import { cursorOf, readCursor } from '#server/base/keyset.ts';
import { forgotten, secretScenes } from '#server/base/mail/forget-secrets.ts';
import { newestFirst } from '#server/database/newest-first.ts';
import { and, eq, ilike, or, type SQL, sql } from '#server/database/sql.ts';
import { outbox } from '#server/database/tables/logs.ts';
import type { ActorScope } from '#server/scope.ts';

type Output = OutputOf<typeof outboxListCall>;
const pageSize = 50;

/** Mails and text messages of the tenant, newest first. */
export async function listOutbox(scope: ActorScope, input: InputOf<typeof outboxListCall>): Promise<Output> {
  const rows = await outboxQuery(scope, input);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    rows: page.map(present),
    next: rows.length > pageSize && last ? cursorOf(last.createdAt, last.id) : null,
    delivers: { mail: scope.services.env.smtpUrl !== undefined, sms: false },
    scenes: scope.services.features.messages
      .filter(({ channels }) => channels.some((channel) => channel !== 'INSIDE'))
      .map((message) => ({ value: message.key, label: nameOf(message) })),
  };
}

/** The query of a page: it takes its order from an index. */
export function outboxQuery(scope: ActorScope, input: InputOf<typeof outboxListCall>) {
  const conditions: (SQL | undefined)[] = [eq(outbox.tenantId, scope.tenantId)];
  if (input.channel) conditions.push(eq(outbox.channel, input.channel));
  if (input.state) conditions.push(eq(outbox.state, input.state));
  if (input.scene) conditions.push(eq(outbox.scene, input.scene));
  if (input.keyword)
    conditions.push(
      or(ilike(outbox.recipient, contains(input.keyword)), ilike(outbox.subject, contains(input.keyword))),
    );
  if (input.after) {
    const { at, id } = readCursor(input.after);
    conditions.push(sql`(${outbox.createdAt}, ${outbox.id}) < (${at.toISOString()}::timestamptz, ${id})`);
  }
  return scope.db
    .select()
    .from(outbox)
    .where(and(...conditions))
    .orderBy(...newestFirst(outbox.createdAt, outbox.id))
    .limit(pageSize + 1);
}

/**
 * One message with its text; throws NOT_FOUND. Codes and links open accounts, which may belong to somebody with more
 * rights or to another tenant: they are shown only where, without a mail server, there is no other way to read them.
 */
export async function getOutboxMessage(
  scope: ActorScope,
  { id }: { id: string },
): Promise<OutputOf<typeof outboxOneCall>> {
  const [row] = await scope.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.tenantId, scope.tenantId)));
  if (!row) throw new Refusal('NOT_FOUND');
  const { isProduction, smtpUrl } = scope.services.env;
  const isReadable = !isProduction && smtpUrl === undefined;
  const { text, html } = secretScenes.includes(row.scene) && !isReadable ? forgotten : row;
  return { ...present(row), text, html };
}

function present(row: typeof outbox.$inferSelect): Output['rows'][number] {
  return {
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    scene: row.scene,
    state: row.state,
    tries: row.tries,
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}
