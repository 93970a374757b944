import { Link, useLocation } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import { useWorker } from '#features/flock/poultry/store/worker.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import styles from './offline.module.css';

/** Once the session is over scoring goes on; only sending needs a new sign-in. */
export function SessionStrip() {
  const t = useShell();
  const isSignedIn = useSession((state) => state.user !== null);
  const worker = useWorker((state) => state.worker);
  const isOnline = useIsOnline();
  const { pathname, search } = useLocation();
  if (!worker || isSignedIn || !isOnline) return null;
  return (
    <Link
      className={`row gap-10 small unlined ${styles.session}`}
      to={`/signin?redirect=${encodeURIComponent(pathname + search)}`}
    >
      <FieldIcon name="lock" size={24} />
      <span>{t('session.over')}</span>
      <b className="rigid">{t('session.signIn')}</b>
    </Link>
  );
}
