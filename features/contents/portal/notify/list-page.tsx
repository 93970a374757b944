import { notifyCalls } from '#features/contents/calls/contents.ts';
import { ContentList, listClasses } from '#features/contents/portal/content-list.tsx';
import { FacetChips } from '#features/contents/portal/facet-chips.tsx';
import { FilterBar } from '#features/contents/portal/filter-bar.tsx';
import { FilterNotices } from '#features/contents/portal/filter-notices.tsx';
import { inputOf } from '#features/contents/portal/filters.ts';
import { SortChoice } from '#features/contents/portal/sort-choice.tsx';
import { useFilters } from '#features/contents/portal/use-filters.ts';
import { useContents } from '#features/contents/portal/words.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs, usePortal } from '#web/portal/shell/page-title.ts';
import { noticeFilters, noticeKinds } from './filters.ts';
import { NoticeRow } from './notice-row.tsx';

export function Component() {
  const t = usePortal();
  const words = useContents();
  const now = useNow(serverNow);
  const { filters, ignored, reversed, order, isFiltered, show, sort } = useFilters(noticeFilters);
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={words('notify.title')} note={words('notify.note')} />
      <div className={`wrap ${listClasses.page}`}>
        <FilterBar
          key={JSON.stringify(filters)}
          filters={filters}
          published={words('notify.published')}
          onFind={show}
        />
        <FilterNotices ignored={ignored} reversed={reversed} />
        <FacetChips
          head={notifyCalls.head}
          facet="kind"
          label={words('notify.kinds')}
          values={noticeKinds.map((value) => ({ value, label: t(`notify.kind.${value}`) }))}
          order={
            <SortChoice
              orders={noticeFilters.orders!}
              order={order}
              words={{ newest: words('order.pinned') }}
              onSort={sort}
            />
          }
          filters={filters}
          onChoose={(kind) => show({ ...filters, kind })}
        />
        <h2 className="vh">{words('notify.list')}</h2>
        <ContentList
          call={notifyCalls.list}
          input={inputOf(noticeFilters, filters, order)}
          filtered={isFiltered}
          onAll={() => show({})}
          empty={words('notify.noneAtAll')}
        >
          {(rows) => (
            <ul className={listClasses.list}>
              {rows.map((row) => (
                <NoticeRow key={row.id} row={row} now={now} />
              ))}
            </ul>
          )}
        </ContentList>
      </div>
    </>
  );
}
