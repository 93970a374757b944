import { Link } from 'react-router';
import { Logo } from '#web/kit/marks/logo.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import styles from './header.module.css';

export function Brand({ host, onClick }: { host?: string | undefined; onClick?: () => void }) {
  const t = usePortal();
  return (
    <Link className={`row gap-12 rigid ink unlined ${styles.brand}`} to="/" onClick={onClick}>
      <Logo />
      <span>
        <b className="block titled">{t('name')}</b>
        {host && <span className="block small muted">{host}</span>}
      </span>
    </Link>
  );
}
