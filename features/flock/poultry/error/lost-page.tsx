import { BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import { useShell } from '#features/flock/poultry/words.ts';

export function Component() {
  const t = useShell();
  return (
    <Page title={t('lost.title')} back="/">
      <p>{t('lost.text')}</p>
      <BigLink icon="home" to="/">
        {t('toHome')}
      </BigLink>
    </Page>
  );
}
