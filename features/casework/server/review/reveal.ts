import { Refusal } from '#core/errors.ts';
import { fieldAt, getPath } from '#core/forms/paths.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { dataOf, readSections } from '#features/casework/server/applications/sections/sections.ts';
import { lastSnapshot } from '#features/casework/server/applications/sections/snapshots.ts';
import { isPath } from '#server/base/drafts/problems.ts';
import { logReveal } from '#server/base/sensitive/log-reveal.ts';
import type { ActorScope } from '#server/scope.ts';
import { getCase } from './find-case.ts';
import { spendOnCase } from './spend-on-case.ts';

/** Shows one masked value of a case in full; who looked, at what and why is logged before the answer leaves. */
export async function revealValue(
  scope: ActorScope,
  { id, path, reason }: { id: string; path: string; reason: string },
): Promise<{ value: unknown }> {
  const application = await getCase(scope, id, 'Mgr.Pii.view');
  const programme = await programmeOf(scope, application);
  if (!isPath(path) || !fieldAt(programme, path)) throw new Refusal('NOT_FOUND', { cause: `no field ${path}` });
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
