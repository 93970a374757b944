import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Text } from '#core/texts/text.ts';

export interface VisitedTab {
  /** Pathname below the office; one tab for each. */
  path: string;
  /** The query it was left with. */
  search: string;
  title: Text;
}

interface Visited {
  tabs: VisitedTab[];
  /** Paths, most recently shown last. */
  history: string[];
  dirty: Record<string, true>;
  /** Raised to draw a page anew. */
  rounds: Record<string, number>;
  visit: (tab: VisitedTab) => void;
  retitle: (path: string, title: Text) => void;
  setDirty: (path: string, isDirty: boolean) => void;
  reload: (path: string) => void;
  close: (paths: readonly string[]) => void;
  clear: () => void;
}

export const dashboardPath = '/dashboard';
const mostTabs = 12;

/** The strip of visited pages; kept for the browser tab's life. */
export const useVisited = create<Visited>()(
  persist(
    (set) => ({
      tabs: [],
      history: [],
      dirty: {},
      rounds: {},
      visit: (tab) => set((state) => visited(state, tab)),
      retitle: (path, title) =>
        set((state) => ({ tabs: state.tabs.map((tab) => (tab.path === path ? { ...tab, title } : tab)) })),
      setDirty: (path, isDirty) =>
        set((state) => (path in state.dirty === isDirty ? state : { dirty: withDirty(state.dirty, path, isDirty) })),
      reload: (path) => set((state) => ({ rounds: { ...state.rounds, [path]: (state.rounds[path] ?? 0) + 1 } })),
      close: (paths) =>
        set((state) => {
          const gone = new Set(paths.filter((path) => path !== dashboardPath));
          return {
            tabs: state.tabs.filter((tab) => !gone.has(tab.path)),
            history: state.history.filter((path) => !gone.has(path)),
            dirty: Object.fromEntries(Object.entries(state.dirty).filter(([path]) => !gone.has(path))),
          };
        }),
      clear: () => set({ tabs: [], history: [], dirty: {}, rounds: {} }),
    }),
    {
      name: 'wutong-office-tabs',
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ tabs, history }) => ({ tabs, history }),
    },
  ),
);

/** Where to go when the shown tab is closed: the most recently visited one that stays, else the dashboard. */
export function pathAfterClosing(state: Pick<Visited, 'history'>, closed: readonly string[]): string {
  return state.history.findLast((path) => !closed.includes(path)) ?? dashboardPath;
}

function visited(state: Visited, tab: VisitedTab): Partial<Visited> {
  const known = state.tabs.some((each) => each.path === tab.path);
  const tabs = known
    ? state.tabs.map((each) => (each.path === tab.path ? { ...each, search: tab.search } : each))
    : tab.path === dashboardPath
      ? [tab, ...state.tabs]
      : [...state.tabs, tab];
  const history = [...state.history.filter((path) => path !== tab.path), tab.path];
  if (tabs.length <= mostTabs) return { tabs, history };
  const oldest = history.find((path) => path !== dashboardPath && path !== tab.path && !(path in state.dirty));
  return {
    tabs: tabs.filter((each) => each.path !== oldest),
    history: history.filter((path) => path !== oldest),
  };
}

function withDirty(dirty: Record<string, true>, path: string, isDirty: boolean): Record<string, true> {
  const { [path]: _, ...rest } = dirty;
  return isDirty ? { ...rest, [path]: true } : rest;
}
