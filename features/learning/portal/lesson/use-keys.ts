import { type RefObject, useEffect, useRef } from 'react';

/** Calls what belongs to a key that is pressed inside a part of the page, but for what its controls take themselves. */
export function useKeys(box: RefObject<HTMLElement | null>, keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const element = box.current;
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target.closest('input, select, textarea')) return;
      if (event.key === ' ' && target.closest('button')) return;
      event.preventDefault();
      act();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [box]);
}
