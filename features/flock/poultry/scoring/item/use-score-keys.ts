import { useEffect, useRef } from 'react';

export interface KeyActions {
  readonly score: (score: number) => void;
  readonly next: () => void;
  readonly undo: () => void;
  readonly skip: () => void;
}

/** A keyboard scores too: digits, Enter, U and S. Not while a dialog is open or something is typed. */
export function useScoreKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event.target)) return;
      const { score, next, undo, skip } = latest.current;
      if (/^\d$/.test(event.key)) score(Number(event.key));
      else if (event.key === 'Enter' && !isOtherButton(event.target)) next();
      else if (event.key.toLowerCase() === 'u') undo();
      else if (event.key.toLowerCase() === 's') skip();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof HTMLElement && target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select')
  );
}

/** Enter presses the button that has the focus, unless that is a score: there it goes on. */
function isOtherButton(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('a, button:not([data-score]), input, label');
}
