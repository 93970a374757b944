import type { ActionKey } from '#core/workflow/actions.ts';
import { recountItems } from '#features/casework/server/applications/corrections.ts';
import { type ApplicationRecord, factsOf } from '#features/casework/server/applications/facts.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { applications, correctionItems } from '#features/casework/server/tables.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, eq, lt } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { carryOut, decideStep } from './transition.ts';

/** Closes returned cases whose applicants did not answer in time; returns how many. Safe to run at any time and twice at once. */
export function lapseOverdue(services: Services): Promise<number> {
  return moveDue(services, { state: 'SUPPLEMENT', action: 'lapse' });
}

/** Gives back what employers did not answer in time, and closes what nobody submitted again; returns how many. */
export async function lapseEmployers(services: Services): Promise<number> {
  const given = await moveDue(services, { state: 'UNIT_REVIEW', action: 'unit-lapse' });
  return given + (await moveDue(services, { state: 'UNIT_RETURNED', action: 'lapse' }));
}

/** Ends results whose time is over; returns how many. */
export function endExpired(services: Services): Promise<number> {
  return moveDue(services, { state: 'EFFECTIVE', action: 'end' });
}

interface Move {
  readonly state: 'SUPPLEMENT' | 'UNIT_REVIEW' | 'UNIT_RETURNED' | 'EFFECTIVE';
  readonly action: Extract<ActionKey, 'lapse' | 'unit-lapse' | 'end'>;
}

/** One transaction for each application, so that one that fails keeps no other from moving. */
async function moveDue(services: Services, move: Move): Promise<number> {
  const now = services.clock();
  const due = await services.database.asOwner((db) =>
    db
      .select({ id: applications.id, tenantId: applications.tenantId })
      .from(applications)
      .where(and(eq(applications.state, move.state), lt(applications.dueAt, now)))
      .orderBy(applications.dueAt)
      .limit(500),
  );
  let moved = 0;
  for (const { id, tenantId } of due) {
    try {
      const isMoved = await services.database.transaction(tenantId, (db) =>
        moveOne(systemScope(services, { db, tenantId, now }), id, move),
      );
      if (isMoved) moved += 1;
    } catch (error) {
      services.log.error({ err: error, application: id, action: move.action }, 'a due application could not be moved');
    }
  }
  return moved;
}

async function moveOne(scope: Scope, id: string, { state, action }: Move): Promise<boolean> {
  const [application] = await scope.db
    .select()
    .from(applications)
    .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, id), eq(applications.state, state)))
    // Another node has it, or the applicant is just submitting: the next run will see.
    .for('update', { skipLocked: true });
  if (!application?.dueAt || application.dueAt >= scope.now) return false;
  const programme = await programmeOf(scope, application);
  const step = { action, as: 'system' } as const;
  const decision = decideStep(programme, factsOf(application, { now: scope.now, windowOpen: false }), step);
  const after = await carryOut(scope, { application, programme, decision, step });
  if (action === 'lapse') await withdrawItems(scope, after);
  return true;
}

async function withdrawItems(scope: Scope, application: ApplicationRecord): Promise<void> {
  await scope.db
    .update(correctionItems)
    .set({ state: 'withdrawn', closedAt: scope.now })
    .where(
      and(
        eq(correctionItems.tenantId, scope.tenantId),
        eq(correctionItems.applicationId, application.id),
        eq(correctionItems.state, 'open'),
      ),
    );
  await recountItems(scope, application);
}
