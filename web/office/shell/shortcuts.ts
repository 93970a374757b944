import { useEffect } from 'react';
import type { Tabs } from './tabs/use-tabs.ts';
import { dashboardPath } from './tabs/visited.ts';

interface Keys {
  tabs: Tabs;
  onSearch: () => void;
  onHelp: () => void;
}

/** The office's keys; all but Ctrl K are off while somebody types. */
export function useShortcuts({ tabs: visited, onSearch, onHelp }: Keys): void {
  const { tabs, active, go, act } = visited;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && key === 'k') {
        event.preventDefault();
        onSearch();
        return;
      }
      if (isTyping(event.target)) return;
      if (event.altKey && (key === 'arrowleft' || key === 'arrowright')) {
        const at = tabs.findIndex((tab) => tab.path === active);
        const next = tabs.at((at + (key === 'arrowleft' ? -1 : 1) + tabs.length) % tabs.length);
        event.preventDefault();
        if (next) go(next.path);
      } else if (event.altKey && key === 'w') {
        event.preventDefault();
        if (active !== dashboardPath) act('close', active);
      } else if (event.altKey && key === 'r') {
        event.preventDefault();
        act('reload', active);
      } else if (event.ctrlKey || event.metaKey || event.altKey) {
        return;
      } else if (key === '/') {
        const first = document.querySelector<HTMLElement>('#content [data-filters] input');
        if (!first) return;
        event.preventDefault();
        first.focus();
      } else if (key === '?') onHelp();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [act, go, onHelp, onSearch, active, tabs]);
}

/** Whether a key belongs to the field it was pressed in. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}
