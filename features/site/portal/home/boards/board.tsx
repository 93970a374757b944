import type { ReactNode } from 'react';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { MoreLink, SectionHead } from '#web/kit/pieces/section-head.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import styles from './board.module.css';

/** A card of the latest of one kind, with the way to all of it. */
export function Board({
  title,
  to,
  waiting,
  children,
}: {
  title: string;
  to: string;
  waiting: boolean;
  children: ReactNode;
}) {
  const t = usePortal();
  return (
    <div className={`slim ${cardClass} ${styles.board}`}>
      <div className={`below-8 ${styles.head}`}>
        <SectionHead small title={title} more={<MoreLink to={to}>{t('home.seeAll')}</MoreLink>} />
      </div>
      {waiting ? (
        <Loading>
          {[0, 1, 2, 3, 4].map((row) => (
            <div key={row} className={`stack gap-8 ${styles.wait}`}>
              <Skeleton width="60%" height="20px" />
              <Skeleton width="30%" height="14px" />
            </div>
          ))}
        </Loading>
      ) : (
        <ul>{children}</ul>
      )}
    </div>
  );
}

/** Boards side by side; one alone takes the whole width. */
export function Boards({ children }: { children: ReactNode }) {
  return <div className={`stack gap-32 ${styles.boards}`}>{children}</div>;
}
