import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { viewCountsCall } from '#core/contracts/list-views.ts';
import { numberedRows } from '#core/contracts/numbered-pages.ts';
import type { ActorScope } from '#server/scope.ts';
import { getReadable } from './list-views.ts';
import { readQuery } from './query.ts';

/**
 * How many rows each filter finds for the caller, up to one more than `numberedRows`; throws INVALID for a filter that
 * the list does not have.
 */
export async function countViews(
  scope: ActorScope,
  { resource: code, filters }: InputOf<typeof viewCountsCall>,
): Promise<OutputOf<typeof viewCountsCall>> {
  const resource = getReadable(scope, code);
  const store = scope.services.features.stores[code]!;
  const counts: { id: string; count: number }[] = [];
  for (const { id, filter } of filters) {
    const query = readQuery(resource, { filter, size: 1 });
    const count = store.count
      ? await store.count(scope, query, numberedRows + 1)
      : (await store.list(scope, query)).total;
    counts.push({ id, count: Math.min(count, numberedRows + 1) });
  }
  return { counts };
}
