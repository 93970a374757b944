import type { OutputOf } from '#core/contracts/contract.ts';
import type { dashboardCall } from '#core/contracts/office.ts';
import { actionOf } from '#core/workflow/actions.ts';
import { bulkDecisions } from '#features/casework/server/tables.ts';
import type { BulkAction } from '#features/casework/shared/bulk.ts';
import { and, asc, eq, ne } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { mayTake } from './second-person.ts';

type Task = OutputOf<typeof dashboardCall>['expiring'][number];

/** Decisions of others that the caller can confirm as the second person, the oldest first; tasks of the dashboard. */
export async function readAsked(scope: ActorScope): Promise<Task[]> {
  const asked = await scope.db
    .select()
    .from(bulkDecisions)
    .where(
      and(
        eq(bulkDecisions.tenantId, scope.tenantId),
        eq(bulkDecisions.state, 'ASKED'),
        ne(bulkDecisions.madeBy, scope.actor.id),
      ),
    )
    .orderBy(asc(bulkDecisions.createdAt))
    .limit(5);
  const tasks: Task[] = [];
  for (const decision of asked) {
    if (!(await mayTake(scope, decision))) continue;
    const { name } = actionOf(decision.action as BulkAction);
    const cases = decision.cases as string[];
    tasks.push({
      kind: 'second',
      title: {
        CN: `${name.CN} ${cases.length} 件`,
        EN: `${name.EN}, ${cases.length === 1 ? '1 case' : `${cases.length} cases`}`,
      },
      note: { CN: `${decision.madeByName}提出，等您确认`, EN: `Proposed by ${decision.madeByName}: yours to confirm` },
      at: decision.createdAt.toISOString(),
      path: cases.length === 1 ? `/apply/task?scope=all&id=${cases[0]}` : `/apply/task?scope=all&bulk=${decision.id}`,
    });
  }
  return tasks;
}
