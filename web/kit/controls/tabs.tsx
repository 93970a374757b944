import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

export interface TabChoice<K extends string> {
  key: K;
  label: string;
}

/** Tabs with arrow keys; the panel of the chosen tab is rendered by `children`. */
export function Tabs<K extends string>({
  label,
  choices,
  chosen,
  onChoose,
  children,
}: {
  label: string;
  choices: readonly TabChoice<K>[];
  chosen: K;
  onChoose: (key: K) => void;
  children: ReactNode;
}) {
  const id = useId();
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = choices.findIndex((choice) => choice.key === chosen);
    const next = choices[(at + step + choices.length) % choices.length]!;
    onChoose(next.key);
    document.getElementById(`${id}${next.key}`)?.focus();
  };
  return (
    <>
      <div className={`line gap-28 below-24 ${styles.tabs}`} role="tablist" aria-label={label} onKeyDown={move}>
        {choices.map((choice) => (
          <button
            className="on-one-line bare ink"
            key={choice.key}
            type="button"
            role="tab"
            id={`${id}${choice.key}`}
            aria-controls={`${id}panel`}
            aria-selected={choice.key === chosen}
            tabIndex={choice.key === chosen ? 0 : -1}
            onClick={() => onChoose(choice.key)}
          >
            {choice.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`}>
        {children}
      </div>
    </>
  );
}
