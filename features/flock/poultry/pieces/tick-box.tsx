import type { ReactNode } from 'react';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import styles from './tick-box.module.css';

/** A framed box to tick, as large as a gloved thumb; a `small` inside says more. */
export function TickBox({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className={`tap row gap-8 anchor strong size-17 ${styles.box}`}>
      <input className="unseen" type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span className={`middle rigid edged on-card ${styles.tick}`} aria-hidden="true">
        {checked && <FieldIcon name="check" size={22} />}
      </span>
      <span className={`slim breaks ${styles.words}`}>{children}</span>
    </label>
  );
}
