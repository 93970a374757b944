import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useLastSaved } from '#features/flock/poultry/store/last-saved.ts';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import { useWaiting } from '#features/flock/poultry/store/sending/waiting.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import styles from './offline.module.css';

/** The line on top of a page while there is no network: everything is kept here, and how much waits. */
export function OfflineStrip() {
  const t = useShell();
  const isOnline = useIsOnline();
  const { changes, photos } = useWaiting();
  const savedAt = useLastSaved();
  const count = changes + photos;
  return (
    <div role="status">
      {!isOnline && (
        <div className={`row gap-10 small ${styles.strip}`}>
          <FieldIcon name="cloud-off" size={22} />
          <span>{savedAt ? t('offline.savedAt', { time: savedAt }) : t('offline.saved')}</span>
          {count > 0 && <b className="push to-right">{t('offline.waiting', { count })}</b>}
        </div>
      )}
    </div>
  );
}

/** The same as a chip, for pages that need the room. */
export function OfflineChip() {
  const t = useShell();
  const isOnline = useIsOnline();
  const { changes, photos } = useWaiting();
  const count = changes + photos;
  return (
    <div role="status">
      {!isOnline && (
        <div className={`row rigid ${styles.chip}`}>
          <FieldIcon name="cloud-off" size={22} />
          <span className="vh">
            {t('offline.saved')}, {t('offline.waiting', { count })}
          </span>
          {count > 0 && <b aria-hidden="true">{count}</b>}
        </div>
      )}
    </div>
  );
}
