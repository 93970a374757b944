import { BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import { useShell } from '#features/flock/poultry/words.ts';

/** A farm that this device does not know: it was left, or its link is somebody else's. */
export function UnknownFarm() {
  const t = useShell();
  return (
    <Page title={t('farm.unknownTitle')} back="/farms">
      <p>{t('farm.unknown')}</p>
      <BigLink icon="farms" to="/farms">
        {t('farms.title')}
      </BigLink>
      <BigLink kind="line" icon="key" to="/join">
        {t('join.title')}
      </BigLink>
    </Page>
  );
}
