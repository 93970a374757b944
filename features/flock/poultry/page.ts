import type { RouteObject } from 'react-router';
import type { flockPages } from '#features/flock/pages.ts';

/** Entries of the main navigation. */
export type NavKey = 'home' | 'farms' | 'reports' | 'library';

/** What a route declares beside its page; the page names itself (pieces/page.tsx). */
export interface PageHandle {
  /** The entry of the navigation that is lit. */
  nav?: NavKey;
  /** Open to whoever has never signed in on this device; such a page must not read the database. */
  isOpen?: boolean;
}

/** An address of `pages.ts` as routes name it, or the one for all others. */
type Path = '*' | ((typeof flockPages)[number] extends infer P ? (P extends `/${infer Rest}` ? Rest : never) : never);

type PageModule = { Component: React.ComponentType };

/** A route whose page loads lazily; without a path it is the index of its parent. */
export function page(path: Path | undefined, handle: PageHandle, load: () => Promise<PageModule>): RouteObject {
  return path === undefined ? { index: true, handle, lazy: load } : { path, handle, lazy: load };
}
