import type { Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

/** What every activity tells anew. */
const dates = ['signFrom', 'signTo', 'startAt', 'endAt'];

/** A new draft with everything an activity says but its dates; who signed up stays where they are. Answers its id. */
export async function copyActivity(scope: ActorScope, store: Store, id: string): Promise<string> {
  const { values } = await store.one(scope, id);
  const kept = Object.entries(values).filter(([key]) => !dates.includes(key));
  const titleOf = (locale: 'CN' | 'EN') => String(values[`title${locale}`] ?? '').slice(0, 190);
  const title = { titleCN: `${titleOf('CN')}（副本）`, titleEN: `${titleOf('EN')} (copy)` };
  const copy = await store.save!(scope, { values: { ...Object.fromEntries(kept), ...title, top: 'NO' } });
  return copy.id;
}
