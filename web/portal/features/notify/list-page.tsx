import { useSearchParams } from 'react-router';
import { notifyCalls } from '#core/contracts/contents.ts';
import { now as serverNow } from '../../../kit/clock.ts';
import { Button } from '../../../kit/pieces/button.tsx';
import { cardClass } from '../../../kit/pieces/card.tsx';
import { useNow } from '../../../kit/pieces/countdown.tsx';
import { EmptyState } from '../../../kit/pieces/empty-state.tsx';
import { ErrorState } from '../../../kit/pieces/error-state.tsx';
import { LoadMore } from '../../../kit/pieces/load-more.tsx';
import { Notice } from '../../../kit/pieces/notice.tsx';
import { PageHead } from '../../../kit/pieces/section-head.tsx';
import { SkeletonRows } from '../../../kit/pieces/skeleton.tsx';
import { usePages } from '../../../kit/query.ts';
import { useCrumbs, usePortal } from '../../shell/page-title.ts';
import { FilterBar } from './filter-bar.tsx';
import { inputOf, type NoticeFilters, readFilters, writeFilters } from './filters.ts';
import { KindSwitch } from './kind-switch.tsx';
import styles from './list-page.module.css';
import { NoticeRow } from './notice-row.tsx';

export function Component() {
  const t = usePortal();
  const [query, setQuery] = useSearchParams();
  const { filters, ignored, reversed } = readFilters(query);
  const filtered = Object.keys(filters).length > 0;
  const show = (next: NoticeFilters) => setQuery(writeFilters(next));
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('notify.title')} note={t('notify.note')} />
      <div className={`wrap ${styles.page}`}>
        <FilterBar key={query.toString()} filters={filters} onFind={show} onReset={() => show({})} />
        {ignored.length > 0 && <Notice tone="warn">{t('notify.ignored', { what: ignored.join(', ') })}</Notice>}
        {reversed && <Notice tone="warn">{t('notify.reversed')}</Notice>}
        <KindSwitch filters={filters} onChoose={(kind) => show({ ...filters, kind })} />
        <h2 className="vh">{t('notify.list')}</h2>
        <NoticeList filters={filters} filtered={filtered} onAll={() => show({})} />
      </div>
    </>
  );
}

function NoticeList({ filters, filtered, onAll }: { filters: NoticeFilters; filtered: boolean; onAll: () => void }) {
  const now = useNow(serverNow);
  const { data, error, isPending, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = usePages(
    notifyCalls.list,
    { ...inputOf(filters), size: 10 },
    { staleTime: 60_000 },
  );
  if (isPending) {
    return (
      <div className={`${cardClass} ${styles.list}`}>
        <SkeletonRows rows={10} />
      </div>
    );
  }
  if (error && !data) {
    return (
      <div className={cardClass}>
        <ErrorState error={error} onRetry={refetch} />
      </div>
    );
  }
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <NoneFound filtered={filtered} onAll={onAll} />;
  return (
    <>
      <ul className={`${cardClass} ${styles.list}`}>
        {rows.map((row) => (
          <NoticeRow key={row.id} row={row} now={now} />
        ))}
      </ul>
      <LoadMore
        shown={rows.length}
        total={data.pages[0]!.total}
        more={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  );
}

function NoneFound({ filtered, onAll }: { filtered: boolean; onAll: () => void }) {
  const t = usePortal();
  return (
    <div className={cardClass}>
      {filtered ? (
        <EmptyState
          drawing="search"
          title={t('notify.noneTitle')}
          actions={
            <Button kind="primary" onClick={onAll}>
              {t('notify.showAll')}
            </Button>
          }
        >
          {t('notify.none')}
        </EmptyState>
      ) : (
        <EmptyState title={t('notify.noneAtAll')}>{t('notify.noneAtAllNote')}</EmptyState>
      )}
    </div>
  );
}
