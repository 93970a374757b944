import { dayInShanghai } from '#core/calendar/dates.ts';
import { keptSince } from '#core/retention.ts';
import { and, eq, type SQL, sql } from '#server/database/sql.ts';
import { originMarks, origins } from '#server/database/tables/origins.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Counts a visit by a source, once a session, and keeps it with who came; unknown and ended sources count nothing. */
export async function noteVisit(scope: Scope, { code }: { code: string }): Promise<void> {
  const [origin] = await scope.db
    .select({ id: origins.id })
    .from(origins)
    .where(and(isOpenOrigin(scope), eq(origins.code, code.trim().toUpperCase())));
  if (origin) await visit(scope, origin.id);
}

/**
 * Counts that somebody was invited in the name of a source, as a visit by its link would be: it takes the place of an earlier
 * source. Answers false for whoever came by it already.
 */
export function noteInvited(scope: ActorScope, originId: string): Promise<boolean> {
  return visit(scope, originId);
}

/** Sources that count today. */
export function isOpenOrigin({ tenantId, now }: Pick<Scope, 'tenantId' | 'now'>): SQL {
  const today = dayInShanghai(now.getTime());
  return and(
    eq(origins.tenantId, tenantId),
    eq(origins.status, 'ON'),
    sql`coalesce(${origins.fromOn}, ${today}) <= ${today} and coalesce(${origins.toOn}, ${today}) >= ${today}`,
  )!;
}

async function visit(scope: Scope, originId: string): Promise<boolean> {
  const isNew = await mark(scope, 'VISIT', visitorOf(scope), originId);
  if (isNew) await count(scope, originId, 'visits');
  return isNew;
}

/** Somebody who came as a guest is known now: the visit goes over to the account. */
export async function keepVisit(scope: Scope, accountId: string): Promise<void> {
  if (scope.actor) return;
  const originId = await originOf(scope, visitorOf(scope));
  if (originId) await mark(scope, 'VISIT', accountId, originId);
}

/** Keeps a registration with the source the guest came by. */
export async function noteRegistration(scope: Scope, accountId: string): Promise<void> {
  const originId = await originOf(scope, visitorOf(scope));
  if (originId && (await mark(scope, 'REGISTER', accountId, originId))) await count(scope, originId, 'registers');
}

/** Keeps an application with the source its applicant came by. */
export async function noteApplication(scope: Scope & { actor: { id: string } }, applicationId: string): Promise<void> {
  const originId = await originOf(scope, scope.actor.id);
  if (originId && (await mark(scope, 'APPLY', applicationId, originId))) await count(scope, originId, 'applies');
}

/** Forgets visits that are too old to explain anything; a job's work. Returns how many. */
export async function forgetVisits({ database, clock }: Services): Promise<number> {
  const oldest = keptSince('visits', clock());
  const result = await database.asOwner((db) =>
    db.delete(originMarks).where(and(eq(originMarks.kind, 'VISIT'), sql`${originMarks.at} < ${oldest}`)),
  );
  return result.rowCount ?? 0;
}

/** A guest is known by the session alone. */
function visitorOf({ actor, sessionHash }: Scope): string {
  return actor?.id ?? `guest:${sessionHash.toString('base64url')}`;
}

/** Whether this is the first time; a later visit by another source takes the place of the one before. */
async function mark(scope: Scope, kind: string, subject: string, originId: string): Promise<boolean> {
  const { tenantId, now: at } = scope;
  const rows = await scope.db
    .insert(originMarks)
    .values({ tenantId, kind, subject, originId, at })
    .onConflictDoUpdate({
      target: [originMarks.tenantId, originMarks.kind, originMarks.subject],
      set: { originId, at },
      setWhere: and(eq(originMarks.kind, 'VISIT'), sql`${originMarks.originId} <> excluded.origin_id`)!,
    })
    .returning({ id: originMarks.originId });
  return rows.length > 0;
}

async function originOf(scope: Scope, subject: string): Promise<string | undefined> {
  // As long as a visit is kept it is held to be why somebody applies.
  const oldest = keptSince('visits', scope.now);
  const [row] = await scope.db
    .select({ originId: originMarks.originId })
    .from(originMarks)
    .where(
      and(
        eq(originMarks.tenantId, scope.tenantId),
        eq(originMarks.kind, 'VISIT'),
        eq(originMarks.subject, subject),
        sql`${originMarks.at} >= ${oldest}`,
      ),
    );
  return row?.originId;
}

async function count(scope: Scope, id: string, what: 'visits' | 'registers' | 'applies'): Promise<void> {
  await scope.db
    .update(origins)
    .set({ [what]: sql`${origins[what]} + 1` })
    .where(and(eq(origins.id, id), eq(origins.tenantId, scope.tenantId)));
}
