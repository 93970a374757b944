import type { ReactNode } from 'react';
import { Seal } from '../art/seal.tsx';
import styles from './paper-slip.module.css';

/** A receipt: notched paper with a tear line; the foot holds the QR code and the words under it. */
export function Receipt({
  title,
  rows,
  seal,
  foot,
}: {
  title: string;
  rows: readonly { name: string; value: ReactNode }[];
  seal?: { words: string; day: string };
  foot: ReactNode;
}) {
  return (
    <div className={styles.shade}>
      <section className={styles.receipt}>
        <div className={`anchor ${styles.head}`}>
          {seal && <Seal className={styles.seal} {...seal} />}
          <h3 className="title-20">{title}</h3>
          <dl className="small above-12">
            {rows.map((row) => (
              <div key={row.name} className="stack gap-12">
                <dt className="muted">{row.name}</dt>
                <dd className="breaks">{row.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={`row gap-16 small muted ${styles.foot}`}>{foot}</div>
      </section>
    </div>
  );
}

/** A ticket: the stub to the right of a dashed line holds the QR code or what to wait for. */
export function Ticket({ children, stub }: { children: ReactNode; stub: ReactNode }) {
  return (
    <div className={styles.shade}>
      <article className={`stack round-card ${styles.ticket}`}>
        <div className={styles.body}>{children}</div>
        <div className={`middle gap-6 small ${styles.stub}`}>{stub}</div>
      </article>
    </div>
  );
}
