import type { Facts, Message } from '#core/messages/message.ts';
import { publications } from '#features/contents/server/tables.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { followMessages } from '#features/smart-policy/messages.ts';
import { portalLink } from '#server/base/mail/links.ts';
import { tell } from '#server/base/mail/tell.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, eq, gt, lte, or, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { fittingIds, pathOf, readContents, stopPath } from './follows.ts';
import { follows, smartpolicyAnswers } from './tables.ts';

type Follow = typeof follows.$inferSelect;

/**
 * Tells people what they follow: a content that has a new version, and contents that fit their kept answers and did not
 * before. Returns how many were told. Safe to run at any time and twice at once.
 */
export async function tellFollowers(services: Services): Promise<number> {
  const now = services.clock();
  const due = await services.database.asOwner((db) =>
    db
      .selectDistinct({ id: follows.id, tenantId: follows.tenantId })
      .from(follows)
      .innerJoin(
        publications,
        and(
          eq(publications.tenantId, follows.tenantId),
          lte(publications.publishedAt, now),
          or(
            and(
              eq(follows.kind, 'CONTENT'),
              eq(publications.id, follows.contentId),
              gt(publications.version, follows.seenVersion),
            ),
            and(
              eq(follows.kind, 'MATCH'),
              sql`${publications.matching} is not null`,
              // Some time earlier, for what was committed while the last look was under way; nobody is told twice.
              gt(publications.updatedAt, sql`${follows.checkedAt} - interval '10 minutes'`),
            ),
          ),
        ),
      )
      .limit(mostAtOnce),
  );
  let told = 0;
  for (const { id, tenantId } of due) {
    try {
      const isTold = await services.database.transaction(tenantId, (db) =>
        tellOne(systemScope(services, { db, tenantId, now }), id),
      );
      if (isTold) told += 1;
    } catch (error) {
      services.log.error({ err: error, follow: id }, 'a follower could not be told');
    }
  }
  return told;
}

const mostAtOnce = 1000;

async function tellOne(scope: Scope, id: string): Promise<boolean> {
  const [row] = await scope.db
    .select()
    .from(follows)
    .where(and(eq(follows.tenantId, scope.tenantId), eq(follows.id, id)))
    // Another node is at it.
    .for('update', { skipLocked: true });
  if (!row) return false;
  return row.kind === 'MATCH' ? await tellMatches(scope, row) : await tellChange(scope, row);
}

async function tellChange(scope: Scope, row: Follow): Promise<boolean> {
  const content = (await readContents(scope, [row.contentId])).get(row.contentId);
  if (!content || content.version <= row.seenVersion) return false;
  await keep(scope, row, { seenVersion: content.version, checkedAt: scope.now });
  const title = { CN: content.titleCN, EN: content.titleEN };
  await tellFollower(scope, row, followMessages.changed, { title, path: pathOf(content) });
  return true;
}

async function tellMatches(scope: Scope, row: Follow): Promise<boolean> {
  const [kept] = await scope.db
    .select({ answers: smartpolicyAnswers.answers })
    .from(smartpolicyAnswers)
    .where(and(eq(smartpolicyAnswers.tenantId, scope.tenantId), eq(smartpolicyAnswers.accountId, row.accountId)));
  const known = kept ? await fittingIds(scope, kept.answers as Answers) : [];
  const fresh = known.filter((id) => !row.known.includes(id));
  await keep(scope, row, { known, checkedAt: scope.now });
  const contents = [...(await readContents(scope, fresh)).values()];
  const [first] = contents;
  if (!first) return false;
  const names = {
    CN: contents.map(({ titleCN }) => `《${titleCN}》`).join(''),
    EN: contents.map(({ titleEN }) => `“${titleEN}”`).join(', '),
  };
  const path =
    contents.length === 1 ? `/smartpolicy/${first.type === 'serve' ? 'serve' : 'policy'}/${first.id}` : '/smartpolicy';
  await tellFollower(scope, row, followMessages.matched, { names, path });
  return true;
}

function keep(scope: Scope, { id }: Follow, change: Partial<Follow>) {
  return scope.db
    .update(follows)
    .set(change)
    .where(and(eq(follows.tenantId, scope.tenantId), eq(follows.id, id)));
}

/** With a link in the mail that ends the follow. */
function tellFollower(scope: Scope, { id, accountId }: Follow, message: Message, facts: Facts): Promise<void> {
  const stop = portalLink(scope.services.env, stopPath(scope, id));
  return tell(scope, message, { to: accountId, facts: { ...facts, stop } });
}
