import { type ReactNode, useId } from 'react';
import styles from './setting.module.css';

/** One titled card of the settings. */
export function SettingSection({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`panel above-24 ${styles.section}`} aria-labelledby={id}>
      <h2 id={id} className="title-20">
        {title}
      </h2>
      {note && <p className={`small muted ${styles.note}`}>{note}</p>}
      {children}
    </section>
  );
}
