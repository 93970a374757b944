import { useMemo, useState } from 'react';

/** Which rows of a list are picked: single ones, over several pages, or all results of its filter. */
export interface Picks {
  readonly ids: ReadonlySet<string>;
  readonly isAll: boolean;
  readonly isEmpty: boolean;
  has(id: string): boolean;
  /** Picks or drops rows; of all results those on the page stay picked. */
  set(ids: readonly string[], isPicked: boolean, onPage: readonly string[]): void;
  pickAll(): void;
  clear(): void;
}

const none: ReadonlySet<string> = new Set();

/** What is picked of a list; `filter` tells one list's results from another's, whose picks are gone. */
export function usePicks(filter: string): Picks {
  const [state, setState] = useState<{ of: string; ids: ReadonlySet<string>; isAll: boolean }>({
    of: filter,
    ids: none,
    isAll: false,
  });
  return useMemo(() => {
    const isSame = state.of === filter;
    const ids = isSame ? state.ids : none;
    const isAll = isSame && state.isAll;
    return {
      ids,
      isAll,
      isEmpty: !isAll && ids.size === 0,
      has: (id) => isAll || ids.has(id),
      set(changed, isPicked, onPage) {
        const next = new Set(isAll ? onPage : ids);
        for (const id of changed) isPicked ? next.add(id) : next.delete(id);
        setState({ of: filter, ids: next, isAll: false });
      },
      pickAll: () => setState({ of: filter, ids: none, isAll: true }),
      clear: () => setState({ of: filter, ids: none, isAll: false }),
    };
  }, [state, filter]);
}
