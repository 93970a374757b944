import { Link, useLocation } from 'react-router';
import { useSession } from '../../kit/session.ts';
import { FieldIcon } from '../art/field-icon.tsx';
import { useIsOnline } from '../store/online.ts';
import { useWorker } from '../store/worker.ts';
import { useShell } from '../words.ts';
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
    <Link className={styles.session} to={`/signin?redirect=${encodeURIComponent(pathname + search)}`}>
      <FieldIcon name="lock" size={24} />
      <span>{t('session.over')}</span>
      <b>{t('session.signIn')}</b>
    </Link>
  );
}
