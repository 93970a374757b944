import type { PermissionCode } from './permissions.ts';
import type { Text } from './texts/text.ts';

/** What a page tells search engines and messengers about itself. */
export interface PageHead {
  /** Where it is called otherwise than in the window's title. */
  readonly title?: Text;
  readonly description: Text;
  /** Left out of the sitemap. */
  readonly isUnlisted?: true;
}

/** A page of the portal as both ends know it; what draws it stands in `portal/pages.ts` of its room. */
export interface Page {
  readonly name: string;
  /** Makes the breadcrumb and the window's title. */
  readonly title: Text;
  /** The page needs a signed-in user. */
  readonly signIn?: true;
  /** The page needs a company that is authenticated; say `signIn` as well. */
  readonly company?: true;
  /** Permission code the page needs. */
  readonly code?: PermissionCode;
  /** Further addresses: going from one of them to another keeps what is on the page. */
  readonly also?: readonly string[];
  /** Its breadcrumb leaves out the pages above it. */
  readonly isApart?: true;
}

/** An address that leads to another page, parts of the address likewise; one with a title groups the pages below it. */
export interface Forward extends Partial<Omit<Page, 'also' | 'isApart'>> {
  readonly leadsTo: string;
}

/** Pages by path: `:name` is one part of it. */
export type Pages = Readonly<Record<string, Page | Forward>>;

/** By the path of the page. */
export type Heads = Readonly<Record<string, PageHead>>;
