import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Two columns of cards where the window is wide, the first a little wider; one below the other elsewhere. */
export function Columns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div className={`flow gap-16 ${styles.columns}`}>
      <div className="flow gap-16">{first}</div>
      <div className="flow gap-16">{second}</div>
    </div>
  );
}
