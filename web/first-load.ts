import type { Plugin } from 'vite';

const isMain = (id: string) => /\/web\/[a-z]+\/main\.tsx$/.test(id);

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
        if (found.has(id)) return;
        found.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next);
      };
      for (const id of this.getModuleIds()) if (isMain(id)) visit(id);
    },
  };
}
