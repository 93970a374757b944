import type { EmptyDrawing } from '#web/kit/art/empty-art.tsx';
import { ButtonLink } from '#web/kit/controls/button.tsx';

import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import styles from './dead-end.module.css';
import { usePortal } from './page-title.ts';

interface DeadEndProps {
  drawing: EmptyDrawing;
  title: string;
  children: string;
  /** Where else to go than home. */
  other: { to: string; text: string };
}

/** In the place of a page that cannot be shown: why, and where to go instead. */
export function DeadEnd({ drawing, title, children, other }: DeadEndProps) {
  const t = usePortal();
  return (
    <div className={`wrap ${styles.page}`}>
      <EmptyState
        level={1}
        drawing={drawing}
        title={title}
        actions={
          <>
            <ButtonLink kind="primary" to="/">
              {t('errorPage.toHome')}
            </ButtonLink>
            <ButtonLink to={other.to}>{other.text}</ButtonLink>
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
