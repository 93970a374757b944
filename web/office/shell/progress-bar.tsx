import styles from './progress-bar.module.css';

/** A thin line at the top while the next page is on its way. */
export function ProgressBar({ isRunning }: { isRunning: boolean }) {
  return <div className={`${styles.bar} ${isRunning ? styles.running : ''}`} role="presentation" />;
}
