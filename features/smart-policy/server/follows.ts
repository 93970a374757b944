import { timingSafeEqual } from 'node:crypto';
import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { getContentType } from '#features/content-types.ts';
import { publications } from '#features/contents/server/tables.ts';
import { addressOf } from '#features/contents/shared/address.ts';
import type { Answers } from '#features/contents/shared/conditions/fact.ts';
import type { followsCall } from '#features/smart-policy/calls.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { and, desc, eq, inArray, lte } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { todayOf } from './check-answers.ts';
import { isOwnFollow } from './follow-policy.ts';
import { matchOne } from './match-policies.ts';
import { readMatched } from './matched-contents.ts';
import { follows, smartpolicyAnswers } from './tables.ts';

/** What somebody may follow at once. */
const most = 200;

/** What the caller follows, newest first; a content that visitors no longer read has no title and no path. */
export async function listFollows(scope: ActorScope): Promise<OutputOf<typeof followsCall>> {
  const rows = await scope.db
    .select()
    .from(follows)
    .where(isOwnFollow(scope))
    .orderBy(desc(follows.createdAt))
    .limit(most);
  const contents = await readContents(scope, rows.map(({ contentId }) => contentId).filter(Boolean));
  return {
    rows: rows.map(({ id, kind, contentId, createdAt }) => {
      const content = contents.get(contentId);
      return {
        id,
        kind: kind as 'CONTENT' | 'MATCH' | 'FIT',
        contentId: contentId || null,
        title: content ? { CN: content.titleCN, EN: content.titleEN } : null,
        path: kind === 'MATCH' ? '/smartpolicy' : content ? pathOf(content) : null,
        since: createdAt.toISOString(),
      };
    }),
  };
}

/** Follows a policy or service, keeps that a scarce post fits, or follows new matches of the kept answers; throws NOT_FOUND, and NOT_ALLOWED without answers. */
export async function follow(scope: ActorScope, { contentId }: { contentId?: string }): Promise<{ id: string }> {
  const { tenantId, now, actor } = scope;
  if ((await scope.db.$count(follows, isOwnFollow(scope))) >= most) throw new Refusal('NOT_ALLOWED');
  const begun = contentId === undefined ? await beginMatch(scope) : await beginContent(scope, contentId);
  const [row] = await scope.db
    .insert(follows)
    .values({ id: newId(), tenantId, accountId: actor.id, ...begun, checkedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [follows.tenantId, follows.accountId, follows.kind, follows.contentId],
      set: { accountId: actor.id },
    })
    .returning({ id: follows.id });
  await log(scope, { id: row!.id, action: 'FOLLOW', text: { CN: '关注', EN: 'followed' } });
  return { id: row!.id };
}

/** Ends one of the own follows; throws NOT_FOUND. */
export async function unfollow(scope: ActorScope, { id }: { id: string }): Promise<Record<string, never>> {
  const gone = await scope.db
    .delete(follows)
    .where(and(isOwnFollow(scope), eq(follows.id, id)))
    .returning({ id: follows.id });
  if (gone.length === 0) throw new Refusal('NOT_FOUND');
  await log(scope, { id, action: 'UNFOLLOW', text: { CN: '取消关注', EN: 'stopped following' } });
  return {};
}

/** Ends a follow by the link of its mails; a second time does nothing. Throws NOT_FOUND for a forged link. */
export async function stopFollow(scope: Scope, { link }: { link: string }): Promise<Record<string, never>> {
  const [id = '', proof = ''] = link.split('.');
  const given = Buffer.from(proof, 'base64url');
  const right = proofOf(scope, id);
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Refusal('NOT_FOUND');
  await scope.db.delete(follows).where(and(eq(follows.tenantId, scope.tenantId), eq(follows.id, id)));
  await log(scope, { id, action: 'UNFOLLOW', text: { CN: '由邮件取消关注', EN: 'stopped following by mail' } });
  return {};
}

/** The address below the portal by which a mail ends a follow. */
export function stopPath(scope: Scope, id: string): string {
  return `/unfollow/${id}.${proofOf(scope, id).toString('base64url')}`;
}

/** Published contents by id, as far as a list of follows shows them. */
export async function readContents(scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await scope.db
    .select({
      id: publications.id,
      type: publications.type,
      version: publications.version,
      titleCN: publications.titleCN,
      titleEN: publications.titleEN,
      facts: publications.facts,
    })
    .from(publications)
    .where(
      and(
        eq(publications.tenantId, scope.tenantId),
        inArray(publications.id, [...ids]),
        lte(publications.publishedAt, scope.now),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

export type FollowedContent = Awaited<ReturnType<typeof readContents>> extends Map<string, infer Row> ? Row : never;

/** Where the portal shows it. */
export function pathOf({ id, type, facts }: FollowedContent): string {
  return addressOf(getContentType(type), { id, facts: facts as Record<string, unknown> });
}

/** Ids of what fits answers now. */
export async function fittingIds(scope: Scope, answers: Answers): Promise<string[]> {
  const contents = await readMatched(scope);
  return contents.filter((content) => matchOne(content, answers, todayOf(scope)).verdict === 'yes').map(({ id }) => id);
}

/** What following a content of a type means; nobody is told of changes of a post. */
const kinds: Readonly<Record<string, 'CONTENT' | 'FIT' | undefined>> = {
  polity: 'CONTENT',
  serve: 'CONTENT',
  post: 'FIT',
};

async function beginContent(scope: ActorScope, contentId: string) {
  const content = (await readContents(scope, [contentId])).get(contentId);
  const kind = content && kinds[content.type];
  if (!kind) throw new Refusal('NOT_FOUND');
  return { kind, contentId, seenVersion: content.version };
}

async function beginMatch(scope: ActorScope) {
  const [row] = await scope.db
    .select({ answers: smartpolicyAnswers.answers })
    .from(smartpolicyAnswers)
    .where(and(eq(smartpolicyAnswers.tenantId, scope.tenantId), eq(smartpolicyAnswers.accountId, scope.actor.id)));
  if (!row) throw new Refusal('NOT_ALLOWED');
  return { kind: 'MATCH', known: await fittingIds(scope, row.answers as Answers) };
}

function proofOf({ services, tenantId }: Scope, id: string): Buffer {
  return services.keys.hashSubject('unfollow', tenantId, id);
}

interface Line {
  readonly id: string;
  readonly action: string;
  readonly text: { readonly CN: string; readonly EN: string };
}

function log(scope: Scope, { id, action, text }: Line): Promise<void> {
  const title = scope.actor?.nickname ?? '';
  return logBusiness(scope, { module: 'SMARTPOLICY', action, objectType: 'follow', objectId: id, title, text });
}
