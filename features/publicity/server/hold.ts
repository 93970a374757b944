import { type ApplicationRecord, factsOf } from '#features/casework/server/applications/facts.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { addEvent, carryOut, decideStep } from '#features/casework/server/applications/status/transition.ts';
import { applications } from '#features/casework/server/tables.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

interface Named {
  readonly id: string;
  /** The notice by which the case was named. */
  readonly noticeId: string | null;
}

/** The case while it is on public notice by this very notice, locked; undefined once it left it. */
export async function lockAnnounced(scope: Scope, { id, noticeId }: Named): Promise<ApplicationRecord | undefined> {
  const [found] = await scope.db
    .select()
    .from(applications)
    .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, id)))
    .for('update');
  return found?.state === 'PUBLICITY' && found.noticeId === noticeId ? found : undefined;
}

/** Puts a locked case on hold for one objection more, and says so in its history. */
export async function putOnHold(scope: Scope, application: ApplicationRecord): Promise<ApplicationRecord> {
  const held = await recount(scope, application, application.openObjections + 1);
  // Who objected is nobody's business who reads the history.
  await addEvent(scope, held, { action: 'hold', as: 'system' });
  return held;
}

/** Takes one objection off a locked case; with the last one the hold is lifted, and the case passes if its period is over. */
export async function liftHold(scope: Scope, application: ApplicationRecord, reason: string): Promise<void> {
  const left = await recount(scope, application, Math.max(0, application.openObjections - 1));
  if (left.openObjections > 0) return;
  await addEvent(scope, left, { action: 'lift-hold', as: 'operator', reason });
  await passLocked(scope, left);
}

/** Approves a case whose public notice is over and to which nobody objects; leaves every other as it is. */
export async function passIfOver(scope: Scope, named: Named): Promise<boolean> {
  const application = await lockAnnounced(scope, named);
  return application !== undefined && (await passLocked(scope, application));
}

async function passLocked(scope: Scope, application: ApplicationRecord): Promise<boolean> {
  const isOver = application.dueAt !== null && application.dueAt < scope.now;
  if (!isOver || application.openObjections > 0) return false;
  const programme = await programmeOf(scope, application);
  const step = { action: 'publicity-pass', as: 'system' } as const;
  const decision = decideStep(programme, factsOf(application, { now: scope.now, windowOpen: false }), step);
  await carryOut(scope, { application, programme, decision, step });
  return true;
}

async function recount(scope: Scope, { id }: ApplicationRecord, openObjections: number): Promise<ApplicationRecord> {
  const [after] = await scope.db
    .update(applications)
    .set({ openObjections, updatedAt: scope.now, rev: sql`${applications.rev} + 1` })
    .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, id)))
    .returning();
  return after!;
}
