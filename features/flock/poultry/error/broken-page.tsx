import { BigButton, BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { useTitle } from '#features/flock/poultry/pieces/use-title.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import styles from './broken-page.module.css';

/** Stands in for a page that failed to load or to draw; navigation stays. It needs nothing that can fail with a page. */
export function BrokenPage() {
  const t = useShell();
  useTitle(t('broken.title'));
  return (
    <main id="main" tabIndex={-1} className={`stack gap-16 ${styles.page}`}>
      <h1>{t('broken.title')}</h1>
      <p role="alert">{t('broken.text')}</p>
      <BigButton icon="refresh" onClick={() => location.reload()}>
        {t('broken.again')}
      </BigButton>
      <BigLink kind="line" icon="home" to="/" reloadDocument>
        {t('toHome')}
      </BigLink>
    </main>
  );
}
