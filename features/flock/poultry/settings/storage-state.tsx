import { useEffect, useState } from 'react';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { database } from '#features/flock/poultry/store/database.ts';
import { askToKeep, makeRoom, readStorage } from '#features/flock/poultry/store/storage.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './settings-page.module.css';

/** How much the device keeps for the app, and whether the browser promised not to clear it. */
export function StorageState() {
  const t = useShell();
  const [storage, setStorage] = useState<Awaited<ReturnType<typeof readStorage>>>();
  const read = () => void readStorage().then(setStorage);
  useEffect(read, []);
  if (!storage) return null;
  const { used, allowed, isKept } = storage;
  const after = (act: () => Promise<unknown>) => () => void act().then(read);
  return (
    <Card className={`${styles.card} stack gap-6`}>
      <b>{t('settings.used', { used: showSize(used), allowed: showSize(allowed) })}</b>
      <div className={`clip on-card ${styles.meter}`} aria-hidden="true">
        <span className="block" style={{ width: `${allowed > 0 ? Math.max(1, (used / allowed) * 100) : 0}%` }} />
      </div>
      <p>{isKept ? t('settings.kept') : t('settings.notKept')}</p>
      {!isKept && (
        <BigButton small kind="line" onClick={after(askToKeep)}>
          {t('settings.keep')}
        </BigButton>
      )}
      <BigButton small kind="quiet" onClick={after(() => makeRoom(database()))}>
        {t('settings.makeRoom')}
      </BigButton>
    </Card>
  );
}
