import type { PermissionCode } from '#core/permissions.ts';
import type { Text } from '#core/texts/text.ts';
import type { Resource } from './resource.ts';

/** What the back office knows of a resource before its page is opened: the definition is loaded with the page. */
export interface ResourceHead {
  /** Noun in the call paths. */
  readonly code: string;
  /** Below /office; with `/edit` behind it for those whose form is a page of its own. */
  readonly path: string;
  readonly name: Text;
  /** What one record is called, where its form is a page. */
  readonly item?: Text;
  readonly permission: PermissionCode | 'operator';
  load(): Promise<Resource>;
}

/** The lists of a room by their codes. Nothing more of the definitions belongs here: menus are part of the first load. */
export function resourceHeads<Code extends string>(
  heads: Readonly<Record<Code, Omit<ResourceHead, 'code'>>>,
): Readonly<Record<Code, ResourceHead>> {
  const entries = Object.entries<Omit<ResourceHead, 'code'>>(heads);
  return Object.fromEntries(entries.map(([code, head]) => [code, { code, ...head }])) as Record<Code, ResourceHead>;
}
