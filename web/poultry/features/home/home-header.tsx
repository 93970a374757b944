import { useSession } from '../../../kit/session.ts';
import { BarnScene } from '../../art/barn-scene.tsx';
import { BirdMark } from '../../art/bird-mark.tsx';
import { showToday } from '../../local-time.ts';
import { IconLink } from '../../pieces/button.tsx';
import { LanguageMenu } from '../../shell/language-menu.tsx';
import { OfflineChip } from '../../shell/offline.tsx';
import { rightNow } from '../../store/moment.ts';
import { useWorker } from '../../store/worker.ts';
import { useShell } from '../../words.ts';
import styles from './home-header.module.css';

/** Sun behind the houses, the name of who works here, and the day. */
export function HomeHeader() {
  const t = useShell();
  const locale = useSession((state) => state.locale);
  const name = useWorker((state) => state.worker?.name ?? '');
  return (
    <header className={`${styles.hero} on-dark`}>
      <BarnScene />
      <div className={styles.top}>
        <span className={styles.brand}>
          <BirdMark onDark />
          <b>{t('name')}</b>
        </span>
        <OfflineChip />
        <LanguageMenu />
        <IconLink icon="gear" label={t('settings.title')} to="/settings" />
      </div>
      <h1>{t(`greeting.${partOfDay(rightNow().getHours())}`, { name })}</h1>
      <p>{showToday(locale)}</p>
    </header>
  );
}

function partOfDay(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 4 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}
