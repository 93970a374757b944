import type { Plugin } from 'vite';

/** Its list of everything says nothing about what is drawn: it comes in pieces, each where its users are. */
const isAntd = (id: string) => /node_modules[\\/](antd|@ant-design|@rc-component)[\\/]|antd-styles[\\/]/.test(id);

/** What the list of everything of the query client brings along, and only lists that are read on use (web/kit/call/pages.ts). */
const isOfPages = (id: string) => /[\\/](useInfiniteQuery|infiniteQueryObserver)\.js$/.test(id);

const isMain = (id: string) => /\/(web\/[a-z]+|features\/[a-z-]+\/poultry)\/main\.tsx$/.test(id);

/**
 * Finds what the first load is made of: all that the page's main.tsx imports without waiting for it. Not main.tsx
 * itself: it waits for the first page, which needs the others.
 */
export function firstLoad(): Plugin & { has: (id: string) => boolean } {
  const found = new Set<string>();
  return {
    name: 'first-load',
    has: (id) => found.has(id) && !isMain(id),
    buildEnd() {
      const visit = (id: string) => {
        if (found.has(id) || isAntd(id) || isOfPages(id)) return;
        found.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next);
      };
      for (const id of this.getModuleIds()) if (isMain(id)) visit(id);
    },
  };
}
