import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTabs } from './tabs/use-tabs.ts';
import { dashboardPath } from './tabs/visited.ts';

/** The office's keys; all but Ctrl K are off while somebody types. */
export function useShortcuts({ onSearch, onHelp }: { onSearch: () => void; onHelp: () => void }): void {
  const { pathname } = useLocation();
  const { tabs, go, act } = useTabs();
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
        const at = tabs.findIndex((tab) => tab.path === pathname);
        const next = tabs.at((at + (key === 'arrowleft' ? -1 : 1) + tabs.length) % tabs.length);
        event.preventDefault();
        if (next) go(next.path);
      } else if (event.altKey && key === 'w') {
        event.preventDefault();
        if (pathname !== dashboardPath) act('close', pathname);
      } else if (event.altKey && key === 'r') {
        event.preventDefault();
        act('reload', pathname);
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
  }, [act, go, onHelp, onSearch, pathname, tabs]);
}

/** Whether a key belongs to the field it was pressed in. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
  );
}
