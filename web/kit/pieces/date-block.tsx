import styles from './date-block.module.css';

/** The day in large serif figures with the month beside (`activity`), under (`list`) or in a small frame (`frame`). */
export function DateBlock({
  look,
  day,
  month,
  weekday,
  iso,
  urgent,
}: {
  look: 'activity' | 'list' | 'frame';
  day: string;
  month: string;
  weekday?: string;
  iso: string;
  urgent?: boolean;
}) {
  return (
    <time className={`${styles[look]} ${urgent ? styles.urgent : ''}`} dateTime={iso}>
      <b>{day}</b>
      <i>{month}</i>
      {weekday && <i>{weekday}</i>}
    </time>
  );
}
