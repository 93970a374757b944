import { useContext, useEffect, useId, useMemo, useRef } from 'react';
import { create } from 'zustand';
import { PageContext } from './page.tsx';
import { isTyping } from './shortcuts.ts';

/** A key of a page: what it does stands in the sheet of keys while the page is shown. */
export interface PageKey {
  /** As KeyboardEvent.key has it, letters in lower case. */
  readonly key: string;
  readonly shift?: boolean;
  readonly meaning: string;
  /** Absent while there is nothing to do. */
  readonly run?: (() => void) | undefined;
}

interface Listed {
  readonly keys: Readonly<Record<string, readonly PageKey[]>>;
  list(id: string, keys: readonly PageKey[] | null): void;
}

const useListed = create<Listed>()((set) => ({
  keys: {},
  list: (id, keys) =>
    set((state) => {
      const { [id]: _, ...others } = state.keys;
      return { keys: keys ? { ...others, [id]: keys } : others };
    }),
}));

/** The keys of the pages that are shown, for the sheet. */
export function useListedKeys(): readonly PageKey[] {
  const keys = useListed((state) => state.keys);
  return useMemo(() => Object.values(keys).flat(), [keys]);
}

/** Keys of a page while it is shown; off in fields and dialogs, and with Ctrl, Alt or ⌘. */
export function usePageKeys(keys: readonly PageKey[]): void {
  const id = useId();
  const { isShown } = useContext(PageContext);
  const list = useListed((state) => state.list);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const words = keys.map(({ key, shift, meaning }) => [key, shift, meaning].join()).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the sheet says changes with the words, what a key does with every draw
  useEffect(() => {
    if (!isShown) return;
    list(id, latest.current);
    return () => list(id, null);
  }, [id, isShown, list, words]);
  useEffect(() => {
    if (!isShown) return;
    const pressed = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(target)) return;
      if (target instanceof Element && target.closest('[role="dialog"], [role="listbox"]')) return;
      const found = latest.current.find(
        (each) => each.key === event.key.toLowerCase() && (each.shift ?? false) === event.shiftKey,
      );
      if (!found?.run) return;
      event.preventDefault();
      found.run();
    };
    // At the document: before what listens at the window, like a list beside the page that goes by the same keys.
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [isShown]);
}
