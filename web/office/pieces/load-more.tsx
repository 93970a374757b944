import { useEffect, useRef } from 'react';
import { useTexts } from '#web/office/texts.ts';
import styles from './load-more.module.css';

/** Asks for the next page when it scrolls into sight; also a button, for the keyboard. */
export function LoadMore({
  hasMore,
  isFetching,
  onMore,
}: {
  hasMore: boolean;
  isFetching: boolean;
  onMore: () => void;
}) {
  const t = useTexts();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasMore || isFetching || !end.current) return;
    const watch = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && onMore(), {
      rootMargin: '200px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [hasMore, isFetching, onMore]);
  return (
    <div ref={end} className={`size-13 muted ${styles.end}`}>
      {hasMore ? (
        <button type="button" className="link" onClick={onMore} disabled={isFetching}>
          {isFetching ? t('app.loading') : t('app.scroll')}
        </button>
      ) : (
        t('app.endOfList')
      )}
    </div>
  );
}
