import type { ReactNode } from 'react';
import { SmallDrawing } from '#features/flock/poultry/drawings/small-drawing.tsx';
import type { DrawingKey } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './empty-card.module.css';

/** Says what is not here yet and what to do next, under a drawing. */
export function EmptyCard({
  drawing,
  title,
  children,
  actions,
}: {
  drawing: DrawingKey;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Card className={`${styles.empty} stack gap-8 centred`}>
      <SmallDrawing of={drawing} />
      <h2 className="size-22">{title}</h2>
      {children && <p className="quiet">{children}</p>}
      {actions && <div className={`stack gap-12 whole above-12 ${styles.actions}`}>{actions}</div>}
    </Card>
  );
}
