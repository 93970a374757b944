import { BarnScene } from '#features/flock/poultry/art/barn-scene.tsx';
import { BirdMark } from '#features/flock/poultry/art/bird-mark.tsx';
import { showToday } from '#features/flock/poultry/local-time.ts';
import { IconLink } from '#features/flock/poultry/pieces/button.tsx';
import { LanguageMenu } from '#features/flock/poultry/shell/language-menu.tsx';
import { OfflineChip } from '#features/flock/poultry/shell/offline.tsx';
import { rightNow } from '#features/flock/poultry/store/moment.ts';
import { useWorker } from '#features/flock/poultry/store/worker.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import styles from './home-header.module.css';

/** Sun behind the houses, the name of whoever works here, and the day. */
export function HomeHeader() {
  const t = useShell();
  const locale = useSession((state) => state.locale);
  const name = useWorker((state) => state.worker?.name ?? '');
  return (
    <header className={`on-dark anchor clip ${styles.hero}`}>
      <BarnScene />
      <div className={`row anchor ${styles.top}`}>
        <span className="row gap-10 fills size-22">
          <BirdMark onDark />
          <b>{t('name')}</b>
        </span>
        <OfflineChip />
        <LanguageMenu />
        <IconLink icon="gear" label={t('settings.title')} to="/settings" />
      </div>
      <h1 className="breaks heavy">{t(`greeting.${partOfDay(rightNow().getHours())}`, { name })}</h1>
      <p>{showToday(locale)}</p>
    </header>
  );
}

function partOfDay(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 4 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}
