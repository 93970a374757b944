import { isSame } from '#core/forms/merge.ts';
import type { Resource } from '#core/resources/resource.ts';
import type { ResourceHead } from '#core/resources/resource-head.ts';
import { resourceHeads } from './resource-heads.ts';

/** Every resource of the back office, whole, in the order of the list; for the server and for tests. */
export const resources: readonly Resource[] = await Promise.all(resourceHeads.map(loadWhole));

/** The resource of a noun, if there is one. */
export function findResource(code: string): Resource | undefined {
  return resources.find((resource) => resource.code === code);
}

/** The resource of a noun; throws when there is none. */
export function getResource(code: string): Resource {
  const found = findResource(code);
  if (!found) throw new Error(`no resource ${code}`);
  return found;
}

for (const { code, related = [] } of resources)
  for (const relation of related) {
    const other = getResource(relation.resource);
    const isKnown = !('filter' in relation) || other.filters.some(({ key }) => key === relation.filter);
    if (!isKnown) throw new Error(`resource ${code}: ${other.code} has no such filter to relate by`);
  }

/** The definition of a head; throws when they say different things. */
async function loadWhole({ load, ...head }: ResourceHead): Promise<Resource> {
  const resource = await load();
  const { code, path, name, permission, item, editor } = resource;
  const told = { code, path, name, permission, ...(editor === 'page' ? { item } : {}) };
  if (!isSame(told, head)) throw new Error(`resource ${code}: its head in the list says something else`);
  return resource;
}
