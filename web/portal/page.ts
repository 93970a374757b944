import type { RouteObject } from 'react-router';

/** What a route declares beside its page; titles make the breadcrumb and the window's title. */
export interface PageHandle {
  name: string;
  title: string;
  titleEN: string;
  /** Permission code the page needs. */
  code?: string;
  /** The page needs a signed-in user. */
  signIn?: boolean;
  /** The page needs an authenticated company; say `signIn` as well. */
  company?: boolean;
}

type PageModule = { Component: React.ComponentType };

export const pageTimeoutMs = 120_000;

export class PageTimeout extends Error {}

/** A route whose page loads lazily; taking over 120 s counts as a time-out. */
export function page(path: string | undefined, handle: PageHandle, load: () => Promise<PageModule>): RouteObject {
  const lazy = () => withinTime(load());
  return path === undefined ? { index: true, handle, lazy } : { path, handle, lazy };
}

/** A stretch of the address that groups pages below one title, without a page of its own. */
export function section(path: string, handle: PageHandle, children: RouteObject[]): RouteObject {
  return { path, handle, children };
}

async function withinTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageTimeout('page load timeout')), pageTimeoutMs);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
