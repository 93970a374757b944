import { Link, useMatches } from 'react-router';
import { BirdMark } from '#features/flock/poultry/art/bird-mark.tsx';
import { FieldIcon, type FieldIconName } from '#features/flock/poultry/art/field-icon.tsx';
import type { NavKey, PageHandle } from '#features/flock/poultry/page.ts';
import { useWorker } from '#features/flock/poultry/store/worker.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import styles from './nav.module.css';

const entries: readonly { key: NavKey; icon: FieldIconName; to: string }[] = [
  { key: 'home', icon: 'home', to: '/' },
  { key: 'farms', icon: 'farms', to: '/farms' },
  { key: 'reports', icon: 'report', to: '/reports' },
  { key: 'library', icon: 'library', to: '/library' },
];

/** The main navigation: at the thumb on phones, a rail at the left from 992 px. Whoever has never signed in has nowhere to go. */
export function Nav() {
  const t = useShell();
  const worker = useWorker((state) => state.worker);
  const handle = useMatches().findLast((match) => match.handle)?.handle as PageHandle | undefined;
  if (!worker) return null;
  return (
    <nav className={`stack ruled on-card ${styles.nav} unprinted`} aria-label={t('nav.label')}>
      <span className={styles.mark}>
        <BirdMark size={48} />
      </span>
      {entries.map(({ key, icon, to }) => (
        <Link key={key} to={to} aria-current={handle?.nav === key ? 'page' : undefined}>
          <FieldIcon name={icon} />
          {t(`nav.${key}`)}
        </Link>
      ))}
    </nav>
  );
}
