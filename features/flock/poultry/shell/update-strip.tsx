import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import { useUpdateNeed } from '#features/flock/poultry/store/server-settings.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import styles from './offline.module.css';
import { takeUpdate, useUpdate } from './register-worker.ts';

/** An older version is told to update where there is a network; whatever is being scored goes on. */
export function UpdateStrip() {
  const t = useShell();
  const need = useUpdateNeed();
  const isOnline = useIsOnline();
  const { isBusy, isMissing } = useUpdate();
  if (need === 'none' || !isOnline) return null;
  return (
    <section className={`row wraps gap-8-12 ${styles.update}`}>
      <FieldIcon name="refresh" size={24} />
      <div role="status">
        <b>{t('update.needed')}</b>
        <p className="small">{t(isMissing ? 'update.missing' : `update.${need}`)}</p>
      </div>
      <BigButton small busy={isBusy} onClick={() => void takeUpdate()}>
        {t('update.now')}
      </BigButton>
    </section>
  );
}
