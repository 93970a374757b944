import { useRouteError } from 'react-router';
import { browserErrors } from '#core/texts/errors/browser.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { isUnreached } from '#web/kit/reach/load-scripts.ts';
import { tryAgain, useReachAgain } from '#web/kit/reach/use-reach-again.ts';
import { PageTimeout } from '#web/portal/page-routes.ts';
import styles from '#web/portal/shell/dead-end.module.css';
import { usePortal } from '#web/portal/shell/page-title.ts';

/** Stands in for a page that failed to load or to draw; the shell around it stays. */
export function BrokenPage() {
  const t = usePortal();
  const locale = useSession((state) => state.locale);
  const error = useRouteError();
  const isLost = isUnreached(error);
  useReachAgain(isLost);
  const said = browserErrors[locale];
  return (
    <div className={`wrap ${styles.page}`} role="alert">
      <EmptyState
        level={1}
        drawing={isLost ? 'offline' : 'broken'}
        title={isLost ? said.NETWORK : t('errorPage.brokenTitle')}
        actions={
          <>
            <Button kind="primary" onClick={() => tryAgain()}>
              {t(isLost ? 'errorPage.retry' : 'errorPage.reload')}
            </Button>
            <a href="/">{t('errorPage.toHome')}</a>
          </>
        }
      >
        {isLost ? t('errorPage.reachAgain') : error instanceof PageTimeout ? said.PAGE_TIMEOUT : t('errorPage.broken')}
      </EmptyState>
    </div>
  );
}
