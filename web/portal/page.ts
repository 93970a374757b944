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

/** The pages of a room with what draws them, by path; one that leads elsewhere may draw a frame around those below it. */
export interface PortalRoom {
  readonly pages: Pages;
  readonly screens: Readonly<Record<string, Screen>>;
}

type DrawnPath<P> = { [K in keyof P]: P[K] extends { leadsTo: string } ? never : K }[keyof P];

/** Every page needs a screen, and every screen a page. */
export function portalRoom<P extends Pages>(
  pages: P,
  screens: { readonly [K in DrawnPath<P>]: Screen } & { readonly [K in keyof P]?: Screen },
): PortalRoom {
  return { pages, screens };
}

/** What a route tells of its page. */
export type PageHandle = Partial<Page | Forward>;
