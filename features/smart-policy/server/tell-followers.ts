import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { type Locale, type Text, textIn } from '#core/texts/text.ts';
import { publications } from '#features/contents/server/tables.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import { portalLink } from '#server/base/mail/links.ts';
import { queueMail } from '#server/base/mail/queue-mail.ts';
import { tellAccount } from '#server/base/mail/tell-account.ts';
import { writeLetter } from '#server/base/mail/write-mail.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { accounts } from '#server/database/tables/accounts.ts';
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
  await tell(scope, row, {
    title: { CN: `您关注的内容有更新：${content.titleCN}`, EN: `Changed: ${content.titleEN}` },
    body: {
      CN: `您关注的“${content.titleCN}”发布了新版本，请查看变化。`,
      EN: `“${content.titleEN}”, which you follow, has a new version. See what changed.`,
    },
    path: pathOf(content),
  });
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
  const names = (locale: 'CN' | 'EN') =>
    contents
      .map((content) => (locale === 'CN' ? `《${content.titleCN}》` : `“${content.titleEN}”`))
      .join(locale === 'CN' ? '' : ', ');
  await tell(scope, row, {
    title: { CN: '有新的政策适合您', EN: 'A new policy fits you' },
    body: {
      CN: `按您保存的回答，现在符合：${names('CN')}。`,
      EN: `By the answers you keep, you now qualify for ${names('EN')}.`,
    },
    path:
      contents.length === 1
        ? `/smartpolicy/${first.type === 'serve' ? 'serve' : 'policy'}/${first.id}`
        : '/smartpolicy',
  });
  return true;
}

function keep(scope: Scope, { id }: Follow, change: Partial<Follow>) {
  return scope.db
    .update(follows)
    .set(change)
    .where(and(eq(follows.tenantId, scope.tenantId), eq(follows.id, id)));
}

/** Inside the product, and by mail in the language of the account with a link that ends the follow. */
async function tell(scope: Scope, row: Follow, letter: { title: Text; body: Text; path: string }): Promise<void> {
  await tellAccount(scope, { accountId: row.accountId, ...letter });
  const [account] = await scope.db
    .select({ email: accounts.email, locale: accounts.locale, name: accounts.nickname })
    .from(accounts)
    .where(and(eq(accounts.id, row.accountId), eq(accounts.status, 'ACTIVE')));
  if (!account?.email) return;
  const locale = account.locale as Locale;
  const { env } = scope.services;
  const written = writeLetter(locale, {
    name: account.name,
    subject: textIn(letter.title, locale),
    lines: [
      textIn(letter.body, locale),
      textIn(
        {
          CN: `不想再收到：${portalLink(env, stopPath(scope, row.id))}`,
          EN: `To stop these mails: ${portalLink(env, stopPath(scope, row.id))}`,
        },
        locale,
      ),
    ],
    link: { label: textIn({ CN: '查看', EN: 'Open' }, locale), url: portalLink(env, letter.path) },
  });
  await queueMail(scope, { to: account.email, scene: 'FOLLOW', ...written });
}
