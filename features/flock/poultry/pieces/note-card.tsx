import type { ReactNode } from 'react';
import { FieldIcon, type FieldIconName } from '#features/flock/poultry/art/field-icon.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import styles from './note-card.module.css';

/** A card with a straw edge that tells something in words; `tone` act for what must not be passed over. */
export function NoteCard({
  icon,
  title,
  tone = 'straw',
  children,
  actions,
}: {
  icon: FieldIconName;
  title: ReactNode;
  tone?: 'straw' | 'act' | 'calm';
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <section className={`${cardClass} ${styles.note} ${styles[tone]}`}>
      <FieldIcon name={icon} />
      <div>
        <b>{title}</b>
        {children && <div className={styles.words}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}
