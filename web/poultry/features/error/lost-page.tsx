import { BigLink } from '../../pieces/button.tsx';
import { Page } from '../../pieces/page.tsx';
import { useShell } from '../../words.ts';

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
