import type { Plugin } from 'vite';

/** Its list of everything says nothing about what is drawn: it comes in pieces, each where its users are. */
const isAntd = (id: string) => /node_modules[\\/](antd|@ant-design|@rc-component)[\\/]|antd-styles[\\/]/.test(id);

/** What the list of everything of the query client brings along: only lists that are read on (web/kit/call/pages.ts) and writes (send.ts) use it. */
const isOfOthers = (id: string) =>
  /[\\/](useInfiniteQuery|infiniteQueryObserver|useMutation|mutationObserver)\.js$/.test(id);

const isMain = (id: string) => /\/(web\/[a-z]+|features\/[a-z-]+\/poultry)\/main\.tsx$/.test(id);

/** What the portal reads to draw its other pages (web/portal/read-screens.ts). */
const isScreens = (id: string) => id.endsWith('/features/screens.ts');

/**
 * Finds what the first load is made of: all that the page's main.tsx imports without waiting for it. Not main.tsx
 * itself: it waits for the first page, which needs the others. `screens` has what the list of screens needs beyond that.
 */
export function firstLoad(): Plugin & Record<'has' | 'screens', (id: string) => boolean> {
  const found = new Set<string>();
  const next = new Set<string>();
  return {
    name: 'first-load',
    has: (id) => found.has(id) && !isMain(id),
    screens: (id) => next.has(id),
    buildEnd() {
      const visit = (id: string, into: Set<string>) => {
        if (found.has(id) || into.has(id) || isAntd(id) || isOfOthers(id)) return;
        into.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported, into);
      };
      const ids = [...this.getModuleIds()];
      for (const id of ids.filter(isMain)) visit(id, found);
      // Where the first page writes, what writes is of the first load.
      if (ids.some((id) => found.has(id) && id.endsWith('/web/kit/call/send.ts')))
        for (const id of ids) if (/[\\/](useMutation|mutationObserver)\.js$/.test(id)) found.add(id);
      for (const id of ids.filter(isScreens)) visit(id, next);
    },
  };
}
