import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { historyCall } from '#features/platform/calls/logs.ts';
import type { ActorScope } from '#server/scope.ts';
import { listBusiLog } from './queries.ts';

type Asked = Pick<InputOf<typeof historyCall>, 'objectType' | 'objectId'>;

/** The newest hundred lines about one record, for whoever may see the record itself. Throws NO_PERMISSION and NOT_FOUND. */
export async function readHistory(
  scope: ActorScope,
  { objectType, objectId }: Asked,
): Promise<OutputOf<typeof historyCall>> {
  await requireInSight(scope, { objectType, objectId });
  const { rows } = await listBusiLog(scope, { objectType, objectId, size: 100 });
  return { rows };
}

async function requireInSight(scope: ActorScope, { objectType, objectId }: Asked): Promise<void> {
  const require = scope.services.features.histories[objectType];
  if (require) return require(scope, objectId);
  if (objectType === 'platform') return demand(scope.permCodes.has('Mgr.PI'));
  const readable = scope.services.features.resources.filter(
    ({ objectType: type, permission, readers = [] }) =>
      type === objectType &&
      (permission === 'operator'
        ? scope.side === 'office'
        : [permission, ...readers].some((code) => scope.permCodes.has(code))),
  );
  demand(readable.length > 0);
  // Kinds of contents share a type of object: whichever of them the caller may read shows the record, or none does.
  for (const { code } of readable) if (await isInSight(scope, code, objectId)) return;
  throw new Refusal('NOT_FOUND');
}

/** What the store shows, with the regions and whatever else limits it there. */
async function isInSight(scope: ActorScope, code: string, id: string): Promise<boolean> {
  try {
    await scope.services.features.stores[code]?.one(scope, id);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.key === 'NOT_FOUND') return false;
    throw error;
  }
}

function demand(holds: boolean): void {
  if (!holds) throw new Refusal('NO_PERMISSION');
}
