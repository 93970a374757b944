import { inArray, sql } from 'drizzle-orm';
import { keptSince, type RetentionKey } from '#core/retention.ts';
import { signups } from '#features/activities/server/tables.ts';
import { emptyApplications } from '#features/casework/server/applications/empty.ts';
import { serviceRequests } from '#features/site/server/tables.ts';
import { keptDrafts } from '#server/database/tables/kept-drafts.ts';
import { outbox } from '#server/database/tables/logs.ts';
import type { Scope } from '#server/scope.ts';
import { due } from './due.ts';
import { isReminded } from './remind-drafts.ts';

/** Rows taken in one transaction. */
export const batch = 200;

type Doing = (scope: Scope, ids: string[]) => Promise<unknown>;

/** What the nightly job does with rows past their time; the other periods have jobs of their own. */
export const doings: Partial<Record<RetentionKey, Doing>> = {
  drafts: ({ db, now }, ids) => emptyApplications(db, ids, now),
  kept: ({ db }, ids) => db.delete(keptDrafts).where(inArray(keptDrafts.id, ids)),
  refused: ({ db, now }, ids) => emptyApplications(db, ids, now),
  approved: ({ db, now }, ids) => emptyApplications(db, ids, now),
  signups: ({ db, now: updatedAt }, ids) =>
    db
      .update(signups)
      .set({ ...nobody, updatedAt })
      .where(inArray(signups.id, ids)),
  requests: ({ db }, ids) => db.update(serviceRequests).set(noRequest).where(inArray(serviceRequests.id, ids)),
  mails: ({ db }, ids) => db.delete(outbox).where(inArray(outbox.id, ids)),
};

/** A sign-up without a person: the place stays, the organiser counts on it. */
export const nobody = { accountId: null, name: '—', phone: '', company: '', answers: [], feedback: '', note: null };

/** A request without a person. */
export const noRequest = { name: '—', phone: '', standing: '', wish: '', answer: '' };

/** Takes one batch of what is past its time; returns how many. */
export async function takeBatch(scope: Scope, key: RetentionKey, doing: Doing): Promise<number> {
  const { from, where } = due[key];
  const isRipe = key === 'drafts' ? isReminded(scope.now) : sql`true`;
  const { rows } = await scope.db.execute<{ id: string }>(
    sql`select t.id from ${from} where t.tenant_id = ${scope.tenantId} and ${where(keptSince(key, scope.now))} and ${isRipe}
         order by t.id limit ${batch} for update of t skip locked`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await doing(scope, ids);
  return ids.length;
}
