import { useEffect, useState } from 'react';
import styles from './progress-bar.module.css';

/** The thin bar at the top while a page is on its way: it creeps towards the end and finishes when `active` falls. */
export function ProgressBar({ active }: { active: boolean }) {
  const [phase, setPhase] = useState<'rest' | 'run' | 'done'>('rest');
  useEffect(() => {
    if (active) {
      setPhase('run');
      return;
    }
    setPhase((now) => (now === 'run' ? 'done' : now));
    const timer = setTimeout(() => setPhase('rest'), 240);
    return () => clearTimeout(timer);
  }, [active]);
  return <div className={styles.bar} data-phase={phase} role="presentation" />;
}
