import { BigButton, BigLink } from '../../pieces/button.tsx';
import { Page } from '../../pieces/page.tsx';
import { useShell } from '../../words.ts';

/** Stands in for a page that failed to load or to draw; navigation stays. */
export function BrokenPage() {
  const t = useShell();
  return (
    <Page title={t('broken.title')}>
      <p role="alert">{t('broken.text')}</p>
      <BigButton icon="sync" onClick={() => location.reload()}>
        {t('broken.again')}
      </BigButton>
      <BigLink kind="line" icon="home" to="/" reloadDocument>
        {t('toHome')}
      </BigLink>
    </Page>
  );
}
