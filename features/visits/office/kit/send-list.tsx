import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './photos.module.css';
import { useSending } from './store/queue.ts';
import type { KeptPhoto, KeptReport } from './store/store.ts';
import { useIsOnline } from './store/use-kit.ts';
import { useKitWords } from './words.ts';

interface SendListProps {
  /** Items of the checklist. */
  readonly items: number;
  readonly report: KeptReport;
  readonly photos: readonly KeptPhoto[];
}

/** What goes out in its order: the checklist, the photos, the signatures; and how far each is. */
export function SendList({ items, report, photos }: SendListProps) {
  const t = useKitWords();
  const isOnline = useIsOnline();
  const isBusy = useSending((state) => state.isBusy);
  const arrived = photos.filter(({ state }) => state !== 'KEPT').length;
  const onTheWay = t(isOnline && isBusy ? 'queue.sending' : 'queue.waiting');
  const isToldWhole = report.sent === report.changes;
  const lines = [
    { text: t('queue.report', { count: items }), isDone: isToldWhole, state: onTheWay },
    {
      text: t('queue.photos', { done: arrived, total: photos.length }),
      isDone: isToldWhole && arrived === photos.length && photos.length > 0,
      state: photos.length > 0 ? onTheWay : '',
    },
    {
      text: t('queue.signatures'),
      isDone: report.isSent,
      state: report.finishedAt ? onTheWay : t('queue.later'),
    },
  ];
  return (
    <ul className={styles.sending}>
      {lines.map(({ text, isDone, state }) => (
        <li key={text}>
          <Icon name={isDone ? 'check' : 'clock'} size={18} />
          <span>{text}</span>
          <em>{isDone ? t('queue.arrived') : state}</em>
        </li>
      ))}
    </ul>
  );
}
