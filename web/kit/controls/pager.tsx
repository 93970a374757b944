import { Link, useLocation } from 'react-router';
import { countText, numberedPages, numberedRows, offeredPages } from '#core/contracts/numbered-pages.ts';
import { useCommon } from '#web/kit/i18n.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './pager.module.css';

/** The end of a list by pages: how many there are, and each page as an address of its own. */
export function Pager({ page, size, total }: { page: number; size: number; total: number }) {
  const t = useCommon();
  const last = Math.max(1, numberedPages(size, total));
  const { search } = useLocation();
  const to = (number: number) => ({ search: searchOfPage(search, number) });
  return (
    <div className={`row wraps apart above-28 ${styles.end}`}>
      <p className="small muted" role="status">
        {t('pager.at', { total: countText(total), page, pages: last })}
        {page === last && total > numberedRows && ` ${t('pager.beyond', { count: numberedRows })}`}
      </p>
      {last > 1 && (
        <nav className={`line gap-4 unprinted ${styles.pages}`} aria-label={t('pager.label')}>
          {page > 1 && (
            <Link
              className={styles.step}
              to={to(page - 1)}
              rel="prev"
              aria-label={t('pager.previous')}
              preventScrollReset
            >
              <Icon name="left" size={16} />
              <span className={styles.word}>{t('pager.previous')}</span>
            </Link>
          )}
          {offeredPages(page, last).map((number, at) =>
            number === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its position
              <span key={`gap-${at}`} className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                key={number}
                className={styles.page}
                to={to(number)}
                aria-label={t('pager.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                preventScrollReset
              >
                {number}
              </Link>
            ),
          )}
          {page < last && (
            <Link className={styles.step} to={to(page + 1)} rel="next" aria-label={t('pager.next')} preventScrollReset>
              <span className={styles.word}>{t('pager.next')}</span>
              <Icon name="right" size={16} />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

function searchOfPage(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return query.toString();
}
