import { ButtonLink } from '../../../kit/pieces/button.tsx';
import { EmptyState } from '../../../kit/pieces/empty-state.tsx';
import { usePortal } from '../../shell/page-title.ts';
import styles from './error-page.module.css';

export function Component() {
  const t = usePortal();
  return (
    <div className={`wrap ${styles.page}`}>
      <EmptyState
        level={1}
        drawing="lost"
        title={t('errorPage.lostTitle')}
        actions={
          <>
            <ButtonLink kind="primary" to="/">
              {t('errorPage.toHome')}
            </ButtonLink>
            <ButtonLink to="/notify">{t('errorPage.toNotices')}</ButtonLink>
          </>
        }
      >
        {t('errorPage.lost')}
      </EmptyState>
    </div>
  );
}
