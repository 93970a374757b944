import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { messagesCall, readMessageCall } from '#features/accounts/calls/own-account.ts';
import { instantIn, readPosition, rowsBefore, writePosition } from '#server/base/keyset.ts';
import { newestFirst } from '#server/database/newest-first.ts';
import { and, eq, isNull, lte, type SQL, sql } from '#server/database/sql.ts';
import { messages } from '#server/database/tables/logs.ts';
import { isOwnMessage } from '#server/policies/account.ts';
import type { ActorScope } from '#server/scope.ts';

type Page = OutputOf<typeof messagesCall>;
type Message = Page['rows'][number];

/** The caller's messages, newest first, twenty a page unless said otherwise. INVALID for a foreign cursor. */
export async function listMessages(
  scope: ActorScope,
  { unread: isUnread, after, page, size = 20 }: InputOf<typeof messagesCall>,
): Promise<Page> {
  const filter = and(isOwnMessage(scope), isUnread ? unread : undefined);
  const found = await readRows(scope, and(filter, behind(after)), {
    limit: size + 1,
    offset: rowsBefore({ page, size }),
  });
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const waiting = await scope.db.$count(messages, and(isOwnMessage(scope), unread));
  return {
    rows: rows.map(present),
    total: isUnread ? waiting : await scope.db.$count(messages, isOwnMessage(scope)),
    unread: waiting,
    next: last && found.length > size ? writePosition([last.at.toISOString(), last.id]) : null,
  };
}

/** The newest messages of the caller. */
export async function latestMessages(scope: ActorScope, size: number): Promise<Message[]> {
  return (await readRows(scope, isOwnMessage(scope), { limit: size })).map(present);
}

/**
 * Marks one own message as read, or all of them; with `until` only those that had arrived by then, so that one that
 * came after the list was drawn is not lost. Throws NOT_FOUND for an id that is not the caller's.
 */
export async function readMessage(
  scope: ActorScope,
  { id, until }: InputOf<typeof readMessageCall>,
): Promise<Record<string, never>> {
  const all = and(unread, until === undefined ? undefined : lte(messages.at, new Date(until)));
  const marked = await scope.db
    .update(messages)
    .set({ readAt: sql`coalesce(${messages.readAt}, ${scope.now})` })
    .where(and(isOwnMessage(scope), id === undefined ? all : eq(messages.id, id)))
    .returning({ id: messages.id });
  if (id !== undefined && marked.length === 0) throw new Refusal('NOT_FOUND');
  return {};
}

const unread = isNull(messages.readAt);

/** What follows a cursor. Messages are written at whole milliseconds, as the cursor holds them. */
function behind(after: string | undefined): SQL | undefined {
  const position = readPosition(after, 2);
  if (!position) return undefined;
  const at = instantIn(position[0]).toISOString();
  return sql`(${messages.at}, ${messages.id}) < (${at}::timestamptz, ${String(position[1])})`;
}

interface Span {
  readonly limit: number;
  readonly offset?: number;
}

function readRows(scope: ActorScope, where: SQL | undefined, { limit, offset = 0 }: Span) {
  return scope.db
    .select()
    .from(messages)
    .where(where)
    .orderBy(...newestFirst(messages.at, messages.id))
    .limit(limit)
    .offset(offset);
}

function present(row: typeof messages.$inferSelect): Message {
  return {
    id: row.id,
    title: { CN: row.titleCN, EN: row.titleEN },
    body: { CN: row.bodyCN, EN: row.bodyEN },
    path: row.path,
    at: row.at.toISOString(),
    read: row.readAt !== null,
  };
}
