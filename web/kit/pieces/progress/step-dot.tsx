import type { ReactNode } from 'react';
import styles from './step-dot.module.css';

/** The round mark of a step, its number or a sign in it; `part`: begun, `mine`: the reader's turn. */
export function StepDot({
  tone,
  className,
  children,
}: {
  tone: 'done' | 'part' | 'mine' | 'bad' | undefined;
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={`middle ${styles.dot} ${className}`} data-tone={tone} aria-hidden="true">
      {children}
    </span>
  );
}
