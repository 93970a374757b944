import { Refusal } from '#core/errors.ts';
import { actionOf } from '#core/workflow/actions.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { addEvent } from '#features/casework/server/applications/status/transition.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import type { Decided, DecideInput } from '#features/casework/server/review/decide-locked.ts';
import { spendOnCase } from '#features/casework/server/review/spend-on-case.ts';
import { applications } from '#features/casework/server/tables.ts';
import { bulkActions } from '#features/casework/shared/bulk.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { decideEach } from './decide-each.ts';
import { keepDecision } from './keep-decision.ts';
import { waitingFor } from './waiting.ts';
import { largeAmount, weighBulk } from './weigh-bulk.ts';

/**
 * Proposes a step on one case that grants as much as needs a second person: nothing moves and nobody outside is told before
 * somebody else with the same right confirms it. Undefined for a step that one person takes; DECISION_WAITS while a
 * decision on the case waits already.
 */
export async function proposeLarge(
  scope: ActorScope,
  application: ApplicationRecord,
  { id, rev, reason, ...input }: DecideInput,
): Promise<Decided | undefined> {
  const action = bulkActions.find((key) => key === input.action);
  if (!action) return undefined;
  if (await waitingFor(scope, id)) throw new Refusal('DECISION_WAITS');
  // A stale revision and a step that is refused are told by the step itself.
  if (application.rev !== rev || (await largeAmount(scope, id)) === null) return undefined;
  const { rows } = await decideEach(scope, { ids: [id], action, reason }, { isTrial: true });
  const { large, amounts } = await weighBulk(scope, rows);
  const [row] = rows;
  if (!row || !large.has(id)) return undefined;
  await spendOnCase(scope, id, { section: 'decisions', about: action });
  await keepDecision(
    scope,
    { action, reason },
    { rows: [{ ...row, amount: amounts.get(id) ?? null }], needsSecond: true },
  );
  const after = await giveBack(scope, application);
  await addEvent(scope, after, { action: `propose-${action}`, as: 'operator', ...(reason && { reason }) });
  const { name } = actionOf(action);
  await logCase(scope, application, {
    action: 'propose',
    text: {
      CN: `提出${name.CN}，等第二人确认`,
      EN: `Proposed: ${name.EN}. A second person has to confirm it`,
    },
  });
  return { id, state: after.state, rev: after.rev };
}

/** The case is free for whoever looks at it next. */
async function giveBack({ db, tenantId }: ActorScope, { id, rev }: ApplicationRecord) {
  const [after] = await db
    .update(applications)
    .set({ heldBy: null, heldUntil: null, rev: sql`${applications.rev} + 1` })
    .where(and(eq(applications.tenantId, tenantId), eq(applications.id, id), eq(applications.rev, rev)))
    .returning();
  if (!after) throw new Refusal('CONFLICT', { obj: { rev } });
  return after;
}
