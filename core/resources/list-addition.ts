import type { Column, Filter, Resource } from './resource.ts';
import type { ResourceHead } from './resource-head.ts';

/** What a room adds to a list of another that knows nothing of it. */
export interface ListAddition {
  /** Code of the list. */
  readonly resource: string;
  readonly columns: readonly Column[];
  /** Key of the column behind which they stand. */
  readonly after: string;
  readonly filters: readonly Filter[];
}

/** What is known of an addition before the list is opened: it is loaded with the definition. */
export interface AdditionHead {
  /** Code of the list. */
  readonly resource: string;
  load(): Promise<ListAddition>;
}

/** Heads whose definitions come with what is added to them; throws for an addition to a list that there is not. */
export function withAdditions(
  heads: readonly ResourceHead[],
  additions: readonly AdditionHead[],
): readonly ResourceHead[] {
  const lost = additions.find(({ resource }) => heads.every(({ code }) => code !== resource));
  if (lost) throw new Error(`no resource ${lost.resource} to add to`);
  return heads.map((head) => {
    const own = additions.filter(({ resource }) => resource === head.code);
    if (own.length === 0) return head;
    const load = async () =>
      (await Promise.all(own.map((each) => each.load()))).reduce(withAddition, await head.load());
    return { ...head, load };
  });
}

/** The list with what is added to it; throws where a key is taken or the column before it is missing. */
export function withAddition(resource: Resource, { columns, after, filters }: ListAddition): Resource {
  const fail = (what: string): never => {
    throw new Error(`addition to ${resource.code}: ${what}`);
  };
  const at = resource.columns.findIndex(({ key }) => key === after);
  if (at < 0) fail(`${after} is no column`);
  const all = resource.columns.toSpliced(at + 1, 0, ...columns);
  if (new Set(all.map(({ key }) => key)).size < all.length) fail('a column stands twice');
  const narrowing = [...resource.filters, ...filters];
  if (new Set(narrowing.map(({ key }) => key)).size < narrowing.length) fail('a filter stands twice');
  return { ...resource, columns: all, filters: narrowing };
}
