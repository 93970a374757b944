import { contentNouns } from './nouns.ts';
import { miniSites, planPath } from './sites.ts';

/** Where the portal shows a content: guides by their word, pages of the mini-sites below their site, others by id. */
export function addressOf(
  type: { readonly code: string; readonly path: string },
  { id, facts }: { id: string; facts: Readonly<Record<string, unknown>> },
): string {
  if (type.code === contentNouns.serve.code && typeof facts.slug === 'string')
    return `${contentNouns.serve.path}/${facts.slug}`;
  if (type.code === contentNouns.page.code)
    return `${miniSites.find(({ module }) => module === facts.module)?.path ?? planPath}/${id}`;
  return `${type.path}/${id}`;
}
