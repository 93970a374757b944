import type { ComponentType } from 'react';
import type { Forward, Page, Pages } from '#core/pages.ts';
import type { Catalogue } from '#web/kit/i18n.ts';

type PageModule = { Component: ComponentType };

/** What draws a page: it loads with its words when somebody goes there. */
export interface Screen {
  /** Catalogues by the name under which the page reads them. */
  readonly words?: Readonly<Record<string, Catalogue>>;
  readonly load: () => Promise<PageModule>;
}

/** What draws pages, by path; an address that leads elsewhere may draw a frame around the pages below it. */
export type Screens = Readonly<Record<string, Screen>>;

type DrawnPath<P> = { [K in keyof P]: P[K] extends { leadsTo: string } ? never : K }[keyof P];

/** The screens of a room's pages: every page needs one, and every screen a page. */
export function screensOf<P extends Pages>(
  _pages: P,
  screens: { readonly [K in DrawnPath<P>]: Screen } & { readonly [K in keyof P]?: Screen },
): Screens {
  return screens;
}

/** What a route tells of its page. */
export type PageHandle = Partial<Page | Forward>;
