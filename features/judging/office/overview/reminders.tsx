import { type Board, hasLeft } from '#features/judging/office/shares.ts';
import { useTexts } from '#features/judging/office/words.ts';
import { now } from '#web/kit/clock.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import styles from './overview.module.css';

/** What was sent to judges who have something left, and what the clock sends next, to how many as it stands. */
export function Reminders({ board }: { board: Board }) {
  const t = useTexts();
  if (board.state !== 'OPEN') return null;
  const left = board.judges.filter(hasLeft).length;
  const last = board.judges
    .flatMap(({ remindedAt }) => remindedAt ?? [])
    .toSorted()
    .at(-1);
  const told = board.judges.filter(({ remindedAt }) => remindedAt !== null).length;
  const lines = [
    ...(last ? [{ at: last, isSent: true, text: t('overview.reminded', { count: told }) }] : []),
    ...board.reminders
      .filter((at) => Date.parse(at) > now())
      .map((at) => ({ at, isSent: false, text: t('overview.willRemind', { count: left }) })),
  ];
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('overview.reminders')}</h2>
        <span className="muted size-13">{t('overview.remindersNote')}</span>
      </div>
      {lines.length === 0 && <p className={`muted size-13 ${styles.body}`}>{t('overview.noReminders')}</p>}
      <ol className={styles.days}>
        {lines.map(({ at, isSent, text }) => (
          <li key={at} className="row gap-8">
            <Icon name={isSent ? 'check' : 'clock'} size={14} />
            <span className="grow size-13">{text}</span>
            <time className="muted size-13" dateTime={at}>
              {shortTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
