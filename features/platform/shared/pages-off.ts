import type { FeatureKey } from './features.ts';

/**
 * The pages that are switched off with a part of the portal (features.ts); an address that ends in `/*` stands for itself
 * and all below it.
 */
const pagesOfParts: Partial<Record<FeatureKey, readonly string[]>> = {
  activity: ['/activity/*', '/itecpage/activity/*', '/phenixcoll/activity/*', '/cbd/activity/*'],
  smartPolicy: ['/smartpolicy/*'],
  post: ['/post/*'],
  sites: ['/itecpage/*', '/phenixcoll/*', '/cbd/*'],
  phoenixPlan: ['/phoenixplan/*'],
  supporter: ['/personal/supporter/edit'],
};

/** Whether an address of the portal belongs to something that is switched off. */
export function isPageOff(pathname: string, off: readonly string[]): boolean {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  return off.some((key) => pagesOf(key).some((page) => isAt(path, page)));
}

function pagesOf(key: string): readonly string[] {
  const [, code] = /^programme:(.+)$/.exec(key) ?? [];
  if (code) return [`/serve/${code}`, `/serve/${code}/add`];
  return pagesOfParts[key as FeatureKey] ?? [];
}

function isAt(path: string, page: string): boolean {
  if (!page.endsWith('/*')) return path === page;
  const root = page.slice(0, -2);
  return path === root || path.startsWith(`${root}/`);
}
