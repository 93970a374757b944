import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './chip.module.css';

/** A round choice backed by a radio button or checkbox; chosen = green fill and tick. */
export function Chip({
  children,
  type = 'checkbox',
  ...rest
}: { children: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={`${styles.chip} inline-row gap-6 rigid anchor`}>
      <input type={type} {...rest} />
      <Icon name="check" size={14} />
      {children}
    </label>
  );
}

/** A round switch between views of a list; `chosen` marks the current one. */
export function ChipButton({
  chosen,
  children,
  onClick,
}: {
  chosen: boolean;
  children: ReactNode;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={`${styles.chip} inline-row gap-6 rigid anchor`}
      aria-pressed={chosen}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** An active filter with a cross to remove it. */
export function Pill({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <span className={`inline-row gap-6 tinted small titled ${styles.pill}`}>
      {children}
      <button type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </span>
  );
}
