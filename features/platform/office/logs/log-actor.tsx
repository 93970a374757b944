import type { BusinessRow } from './business-table.tsx';
import styles from './logs.module.css';

/** Who acted: the login name, which is one person's, and the nickname, which anybody can choose. */
export function LogActor({ of: { id, loginName, nickname } }: { of: BusinessRow['operator'] }) {
  if (id === null) return <span className="muted">–</span>;
  return (
    <span className={`breaks ${styles.actor}`} title={`${loginName ?? ''} ${nickname}`.trim()}>
      {loginName}
      {nickname !== loginName && <small className="muted">{nickname}</small>}
    </span>
  );
}
