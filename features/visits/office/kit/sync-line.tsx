import { useSession } from '#web/kit/call/session.ts';
import { showTime } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './frame.module.css';
import { KitIcon } from './icon.tsx';
import { signInPath } from './paths.ts';
import { useSending } from './store/queue.ts';
import { useIsOnline, useLastRead, useProgress, useWaiting } from './store/use-kit.ts';
import { useKitWords } from './words.ts';

/** How sending stands: ready, without a network, under way, or waiting for somebody to sign in. */
export function SyncLine({ visitId = null, isKept = true }: { visitId?: string | null; isKept?: boolean | undefined }) {
  const t = useKitWords();
  const isOnline = useIsOnline();
  const isIn = useSession(({ user }) => user !== null);
  const { isBusy, isShut, problem } = useSending();
  const waiting = useWaiting();
  const readAt = useLastRead();
  const { done, total } = useProgress(visitId);
  const left = waiting > 0 ? t('line.waiting', { count: waiting }) : '';
  if (!isOnline)
    return (
      <p className={styles.line} data-tone="warn" role="status">
        <KitIcon name="noSignal" />
        {t('line.offline')} <small>{left}</small>
      </p>
    );
  if (isShut || !isIn)
    return (
      <p className={styles.line} data-tone="warn" role="status">
        <Icon name="lock" size={18} />
        {t('line.shut')}
        <a href={signInPath}>{t('line.signIn')}</a>
      </p>
    );
  if (isBusy && waiting > 0)
    return (
      <p className={styles.line} data-tone="warn" role="status">
        <Icon name="refresh" size={18} />
        {t('line.sending')} <small>{total > 0 && done < total ? `${done} / ${total}` : left}</small>
      </p>
    );
  if (problem)
    return (
      <p className={styles.line} data-tone="warn" role="status">
        <Icon name="alert" size={18} />
        {t('line.problem', { reason: problem })}
      </p>
    );
  return (
    <p className={styles.line} data-tone={isKept ? 'good' : 'warn'} role="status">
      <Icon name={isKept ? 'check' : 'alert'} size={18} />
      {isKept ? t('line.ready') : t('line.unkept')} <small>{left || (readAt && showTime(readAt))}</small>
    </p>
  );
}
