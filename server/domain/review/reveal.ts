import { Refusal } from '#core/errors.ts';
import { fieldAt, getPath } from '#core/forms/paths.ts';
import type { ActorScope } from '../../scope.ts';
import { isPath } from '../applications/problems.ts';
import { programmeOf } from '../applications/programmes.ts';
import { dataOf, readSections } from '../applications/sections.ts';
import { lastSnapshot } from '../applications/snapshots.ts';
import { logBusiness } from '../logs/business-log.ts';
import { getCase } from './find-case.ts';

/** Shows one masked value of a case in full; who looked, at what and why is logged before the answer leaves. */
export async function revealValue(
  scope: ActorScope,
  { id, path, reason }: { id: string; path: string; reason: string },
): Promise<{ value: unknown }> {
  const application = await getCase(scope, id);
  const programme = programmeOf(application.programme);
  if (!isPath(path) || !fieldAt(programme, path)) throw new Refusal('NOT_FOUND', { cause: `no field ${path}` });
  if (reason.trim() === '') throw new Refusal('REASON_NEEDED');
  const frozen = (await lastSnapshot(scope, programme, id))?.data;
  const value = getPath(frozen ?? dataOf(await readSections(scope, programme, id)), path) ?? null;
  await logBusiness(scope, {
    module: 'APPLY',
    action: 'reveal',
    objectType: 'application',
    objectId: id,
    title: application.no ?? '',
    text: { CN: `查看完整信息 ${path}：${reason}`, EN: `Saw ${path} in full: ${reason}` },
  });
  return { value };
}
