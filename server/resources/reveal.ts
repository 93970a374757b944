import { Refusal } from '#core/errors.ts';
import { logReveal } from '#server/base/sensitive/log-reveal.ts';
import type { ActorScope } from '#server/scope.ts';
import { titleOf } from './changes.ts';

/** Shows one masked value of a record in full to whoever may read the list; who looked, at what and why is logged. */
export async function revealRecord(
  scope: ActorScope,
  { resource: code, id, key, reason }: { resource: string; id: string; key: string; reason: string },
): Promise<{ value: unknown }> {
  const { resources, stores } = scope.services.features;
  const resource = resources.find((each) => each.code === code);
  const store = stores[code];
  if (!resource || !store) throw new Refusal('NOT_FOUND');
  if (resource.permission !== 'operator' && !scope.permCodes.has(resource.permission))
    throw new Refusal('NO_PERMISSION');
  const column = resource.columns.find((each) => each.key === key && each.sensitive);
  if (!column) throw new Refusal('NOT_FOUND', { cause: `${key} is not hidden` });
  const { row } = await store.one(scope, id);
  await logReveal(scope, {
    module: resource.code.toUpperCase(),
    objectType: resource.objectType,
    objectId: id,
    title: titleOf(resource, row),
    what: column.title,
    reason,
  });
  return { value: row[key] ?? null };
}
