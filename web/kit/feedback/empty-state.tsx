import type { ReactNode } from 'react';
import { EmptyArt, type EmptyDrawing } from '#web/kit/art/empty-art.tsx';
import styles from './empty-state.module.css';

/** Says what is (not) here and what to do next; `actions` holds the way on. */
export function EmptyState({
  title,
  drawing = 'nothing',
  level = 2,
  children,
  actions,
}: {
  title: string;
  drawing?: EmptyDrawing;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={`stack gap-8 centred breaks ${styles.empty}`}>
      <EmptyArt drawing={drawing} />
      <Heading className="title-24 above-8">{title}</Heading>
      {children && <p className="quiet">{children}</p>}
      {actions && <div className="line wraps to-middle gap-12 above-16">{actions}</div>}
    </div>
  );
}
