import type { HTMLAttributes } from 'react';
import styles from './card.module.css';

/** White ground, one line, radius 12, no shadow at rest. `boxed` adds the inner space of 24 (16 on a phone). */
export function Card({ boxed, className, ...rest }: { boxed?: boolean } & HTMLAttributes<HTMLDivElement>) {
  return <div className={[styles.card, boxed && styles.boxed, className].filter(Boolean).join(' ')} {...rest} />;
}

export const cardClass = styles.card;
