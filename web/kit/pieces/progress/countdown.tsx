import { type ReactNode, useEffect, useState } from 'react';
import { LeafOutline } from '#web/kit/art/leaf.tsx';
import styles from './countdown.module.css';

/** The present instant (ms), renewed at least every `every` ms; `clock` answers server-corrected time. */
export function useNow(clock: () => number = Date.now, every = 30_000): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const tick = () => setNow(clock());
    const timer = setInterval(tick, every);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock, every]);
  return now;
}

/** The dark countdown card beside an article or a form. */
export function Countdown({
  title,
  figure,
  unit,
  children,
}: {
  title: string;
  figure: number | string;
  unit: string;
  children?: ReactNode;
}) {
  return (
    <section className={`on-dark anchor clip round-card ${styles.countdown}`}>
      <LeafOutline className={styles.leaf} />
      <h2>{title}</h2>
      <p className={styles.figure}>
        {figure} <span>{unit}</span>
      </p>
      {children}
    </section>
  );
}
