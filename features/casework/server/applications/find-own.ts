import { Refusal } from '#core/errors.ts';
import { stateSets } from '#core/workflow/states.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { applications } from '#features/casework/server/tables.ts';
import { windows } from '#features/casework/server/year-tables.ts';
import { prepared } from '#server/database/database.ts';
import { and, eq, ne, notInArray, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { isOwn, isOwnedBy } from './application-policy.ts';
import type { ApplicationRecord } from './facts.ts';
import { type Window, windowFound, windowOfApplication } from './windows.ts';

interface Wanted {
  readonly id: string;
  /** Absent: whatever programme. */
  readonly programme?: string;
}

/** An application of the caller; unknown, deleted and foreign ones answer alike with NOT_FOUND. */
export async function getOwn(scope: ActorScope, wanted: Wanted): Promise<ApplicationRecord> {
  const [row] = await scope.db.select().from(applications).where(whereOwn(scope, wanted));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** The same, locked until the end of the transaction: writes to one application come one after the other. */
export async function lockOwn(scope: ActorScope, wanted: Wanted): Promise<ApplicationRecord> {
  const [row] = await scope.db.select().from(applications).where(whereOwn(scope, wanted)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** The same with the window of its year, in one query: for saves, which come every few seconds. */
export async function lockOwnInWindow(
  scope: ActorScope,
  programme: Programme,
  id: string,
): Promise<{ application: ApplicationRecord; window: Window }> {
  const now = scope.now.toISOString();
  const values = { tenant: scope.tenantId, owner: scope.actor.id, id, programme: programme.code, now };
  const [row] = await lockQuery(scope.db).execute(values);
  if (!row) throw new Refusal('NOT_FOUND');
  const { application, window } = row;
  return { application, window: windowFound(scope, programme, window, application.year) };
}

const lockQuery = prepared('lock_own_in_window', (db) => {
  const { on, columns } = windowOfApplication(sql.placeholder('now'));
  return db
    .select({ application: applications, window: columns })
    .from(applications)
    .leftJoin(windows, on)
    .where(
      and(
        isOwnedBy(sql.placeholder('tenant'), sql.placeholder('owner')),
        eq(applications.id, sql.placeholder('id')),
        eq(applications.programme, sql.placeholder('programme')),
      ),
    )
    .for('update', { of: applications });
});

/**
 * The caller's live application to a programme in a year, if there is one; where each is for somebody of their own, the
 * one of which it is not known yet for whom.
 */
export async function findLive(
  scope: ActorScope,
  { programme, year, except }: { programme: string; year: number; except?: string },
): Promise<ApplicationRecord | undefined> {
  const [row] = await scope.db
    .select()
    .from(applications)
    .where(
      and(
        isOwn(scope),
        eq(applications.programme, programme),
        eq(applications.year, year),
        notInArray(applications.state, [...stateSets.ended]),
        eq(applications.liveFor, ''),
        except === undefined ? undefined : ne(applications.id, except),
      ),
    )
    .limit(1);
  return row;
}

function whereOwn(scope: ActorScope, { id, programme }: Wanted) {
  return and(
    isOwn(scope),
    eq(applications.id, id),
    programme === undefined ? undefined : eq(applications.programme, programme),
  );
}
