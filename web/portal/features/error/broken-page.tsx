import { useRouteError } from 'react-router';
import { browserErrors } from '#core/texts/errors/browser.ts';
import { Button } from '../../../kit/pieces/button.tsx';
import { EmptyState } from '../../../kit/pieces/empty-state.tsx';
import { useSession } from '../../../kit/session.ts';
import { PageTimeout } from '../../page.ts';
import styles from '../../shell/dead-end.module.css';
import { usePortal } from '../../shell/page-title.ts';

/** Stands in for a page that failed to load or to draw; the shell around it stays. */
export function BrokenPage() {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  const error = useRouteError();
  return (
    <div className={`wrap ${styles.page}`} role="alert">
      <EmptyState
        level={1}
        drawing="broken"
        title={t('errorPage.brokenTitle')}
        actions={
          <>
            <Button kind="primary" onClick={() => window.location.reload()}>
              {t('errorPage.reload')}
            </Button>
            <a href="/">{t('errorPage.toHome')}</a>
          </>
        }
      >
        {error instanceof PageTimeout ? browserErrors[locale].PAGE_TIMEOUT : t('errorPage.broken')}
      </EmptyState>
    </div>
  );
}
