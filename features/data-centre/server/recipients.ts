import { Refusal } from '#core/errors.ts';
import { textIn } from '#core/texts/text.ts';
import { loadReach } from '#server/base/sessions/sessions.ts';
import type { Dataset } from '#server/datasets/dataset.ts';
import type { Reach } from '#server/policies/reach.ts';
import type { ActorScope } from '#server/scope.ts';
import { findDataset } from './find-dataset.ts';
import type { reportForms } from './tables.ts';

type Report = Pick<typeof reportForms.$inferSelect, 'dataset' | 'madeBy'>;

/**
 * Whom a report may be handed: whoever made it, and members who see every row of the dataset in the tenant. The figures
 * are counted in the sight of its maker; somebody who sees a part of the rows would learn of the others.
 */
export async function splitRecipients(scope: ActorScope, report: Report, ids: readonly string[]) {
  const dataset = findDataset(scope, report.dataset);
  const reached: string[] = [];
  const leftOut: string[] = [];
  for (const id of ids) {
    const reach = await loadReach(scope.db, id, scope.tenantId);
    const may = dataset !== undefined && reach.scopes.has('Mgr.DataCenter') && seesAll(reach, dataset);
    (may || (id === report.madeBy && reach.scopes.has('Mgr.DataCenter')) ? reached : leftOut).push(id);
  }
  return { reached, leftOut };
}

/** Refuses whoever may not have the file of a report; throws DATASET_FORBIDDEN. */
export function demandAll(scope: ActorScope, report: Report): void {
  const dataset = findDataset(scope, report.dataset);
  if (!dataset) throw new Refusal('NOT_FOUND');
  const isOwn = report.madeBy === scope.actor.id && scope.permCodes.has(dataset.permission);
  if (!isOwn && !seesAll(scope.reach, dataset))
    throw new Refusal('DATASET_FORBIDDEN', { params: { name: textIn(dataset.name, scope.locale) } });
}

function seesAll({ scopes }: Reach, { permission }: Dataset): boolean {
  const scope = scopes.get(permission);
  return scope === 'ALL' || scope === 'TENANT';
}
