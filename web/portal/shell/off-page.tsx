import { ButtonLink } from '../../kit/pieces/button.tsx';
import { EmptyState } from '../../kit/pieces/empty-state.tsx';
import { usePortal } from './page-title.ts';

/** In the place of a page whose part of the portal the tenant has switched off. */
export function OffPage() {
  const t = usePortal();
  return (
    <div className="wrap">
      <EmptyState
        level={1}
        drawing="lost"
        title={t('errorPage.offTitle')}
        actions={
          <>
            <ButtonLink kind="primary" to="/">
              {t('errorPage.toHome')}
            </ButtonLink>
            <ButtonLink to="/notify">{t('errorPage.toNotices')}</ButtonLink>
          </>
        }
      >
        {t('errorPage.off')}
      </EmptyState>
    </div>
  );
}
