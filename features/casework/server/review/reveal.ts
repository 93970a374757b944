import { Refusal } from '#core/errors.ts';
import { fieldAt, getPath } from '#core/forms/paths.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { dataOf, readSections } from '#features/casework/server/applications/sections/sections.ts';
import { lastSnapshot } from '#features/casework/server/applications/sections/snapshots.ts';
import { logReveal } from '#server/base/sensitive/log-reveal.ts';
import { reachOf } from '#server/policies/reach.ts';
import type { ActorScope } from '#server/scope.ts';
import { getCase, lockHeldCase } from './find-case.ts';
import { isPayer, seenPart } from './payer.ts';
import { spendOnCase } from './spend-on-case.ts';

/** Whether the caller may be shown masked values of a case: by the code for them, to verify them while reviewing it, or to pay. */
export function mayReveal(scope: ActorScope, { heldBy }: ApplicationRecord): boolean {
  return (
    isPayer(scope) ||
    reachOf(scope, 'Mgr.Pii.view') !== undefined ||
    (scope.permCodes.has('Mgr.Apply.audit') && heldBy === scope.actor.id)
  );
}

/**
 * Shows one masked value of a case in full; who looked, at what and why is logged before the answer leaves. Whoever lacks
 * Mgr.Pii.view has to hold the case for review: NOT_CLAIMED or CLAIMED otherwise. Whoever only pays is shown what to pay by.
 */
export async function revealValue(
  scope: ActorScope,
  { id, path, reason }: { id: string; path: string; reason: string },
): Promise<{ value: unknown }> {
  const application = await caseToReveal(scope, id);
  const programme = await programmeOf(scope, application);
  if (!fieldAt(seenPart(scope, programme), path)) throw new Refusal('NOT_FOUND', { cause: `no field ${path}` });
  const frozen = (await lastSnapshot(scope, programme, id))?.data;
  const value = getPath(frozen ?? dataOf(await readSections(scope, programme, id)), path) ?? null;
  await spendOnCase(scope, id, { section: 'reveals', about: path });
  await logReveal(scope, {
    module: 'APPLY',
    objectType: 'application',
    objectId: id,
    title: application.no ?? '',
    what: { CN: path, EN: path },
    reason,
  });
  return { value };
}

async function caseToReveal(scope: ActorScope, id: string): Promise<ApplicationRecord> {
  if (isPayer(scope)) return await getCase(scope, id, 'Mgr.ApplyPay');
  const mayReadAll = reachOf(scope, 'Mgr.Pii.view') !== undefined;
  return mayReadAll ? await getCase(scope, id, 'Mgr.Pii.view') : await lockHeldCase(scope, id, 'Mgr.Apply.audit');
}
