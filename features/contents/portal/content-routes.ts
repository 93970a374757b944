import type { RouteObject } from 'react-router';
import { type PageHandle, page, section } from '#web/portal/page.ts';
import { withContents } from './words.ts';

type Load = Parameters<typeof page>[2];

/** The two pages of a type of content: its list at /{path} and one at /{path}/:id. */
export function contentRoutes(
  path: string,
  handles: { list: PageHandle; one: PageHandle },
  load: { list: Load; one: Load },
) {
  const { list, one } = handles;
  return [
    section(path, list, [page(undefined, list, withContents(load.list)), page(':id', one, withContents(load.one))]),
  ] satisfies RouteObject[];
}
