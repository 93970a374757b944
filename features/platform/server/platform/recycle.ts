import type { OutputOf } from '#core/contracts/contract.ts';
import { numberedRows } from '#core/contracts/numbered-pages.ts';
import { binFilter, binned, hasBin } from '#core/resources/recycling.ts';
import type { recycleCall } from '#features/platform/calls/platform.ts';
import { readQuery } from '#server/resources/query.ts';
import type { ActorScope } from '#server/scope.ts';

/** Every list with a recycle bin that the caller may read, with what lies in it. */
export async function readRecycle(scope: ActorScope): Promise<OutputOf<typeof recycleCall>> {
  const { resources, stores } = scope.services.features;
  const codes: ReadonlySet<string> = scope.permCodes;
  const readable = resources.filter(
    ({ permission, readers = [], ...resource }) =>
      hasBin(resource) && [permission, ...readers].some((code) => code === 'operator' || codes.has(code)),
  );
  const rows: OutputOf<typeof recycleCall>['rows'] = [];
  for (const resource of readable) {
    const { code, name, path, bin } = resource;
    const query = readQuery(resource, { filter: { [binFilter]: binned }, size: 1 });
    const count = (await stores[code]?.count?.(scope, query, numberedRows + 1)) ?? 0;
    rows.push({
      code,
      name: { CN: name.CN, EN: name.EN },
      path,
      count,
      canRestore: bin !== undefined && codes.has(bin),
    });
  }
  return { rows };
}
