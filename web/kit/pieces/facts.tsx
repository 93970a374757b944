import type { ReactNode } from 'react';
import styles from './facts.module.css';

/**
 * Named facts below each other, their names in a column of its own; on a phone a name stands above its fact. `--names`
 * and `--facts-gap` say how wide the names are and how far things stand apart.
 */
export function Facts({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={`stack ${styles.facts} ${className} folds`}>{children}</dl>;
}

export function Fact({
  name,
  className,
  children,
}: {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <dt className="muted">{name}</dt>
      <dd className={className}>{children}</dd>
    </>
  );
}
