import type { Resource } from '#core/resources/resource.ts';
import { headOf } from '#features/resource-heads.ts';

const loaded = new Map<string, Resource>();

/** The definition of a resource, and those of the lists that its records are related to. */
export async function loadResource(code: string): Promise<Resource> {
  const resource = await headOf(code).load();
  const related = await Promise.all((resource.related ?? []).map((relation) => headOf(relation.resource).load()));
  for (const each of [resource, ...related]) loaded.set(each.code, each);
  return resource;
}

/** A definition that was loaded with the page. */
export function loadedResource(code: string): Resource {
  const found = loaded.get(code);
  if (!found) throw new Error(`the definition of ${code} was not loaded with the page`);
  return found;
}

/** A page of a room's own that also shows a list: with its definition, and those of the lists that its records lead to. */
export async function withList<Page>(code: string, page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, loadResource(code)]);
  return loaded;
}
