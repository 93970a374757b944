import { highlightCalls } from '#features/contents/calls/contents.ts';
import { ContentList, listClasses } from '#features/contents/portal/content-list.tsx';
import { FacetChips } from '#features/contents/portal/facet-chips.tsx';
import { FilterBar } from '#features/contents/portal/filter-bar.tsx';
import { FilterNotices } from '#features/contents/portal/filter-notices.tsx';
import { type FilterSpec, inputOf } from '#features/contents/portal/filters.ts';
import { SortChoice } from '#features/contents/portal/sort-choice.tsx';
import { useFilters } from '#features/contents/portal/use-filters.ts';
import { labelOf, useContents, valuesOf } from '#features/contents/portal/words.ts';
import { module } from '#features/contents/shared/module.ts';
import { useSession } from '#web/kit/call/session.ts';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { LeadStory, StoryRow } from './story-row.tsx';

export function Component() {
  const t = useContents();
  const locale = useSession((state) => state.locale);
  const { filters, ignored, reversed, order, isFiltered, show, sort } = useFilters(newsFilters);
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('highlight.title')} note={t('highlight.note')} />
      <div className={`wrap ${listClasses.page}`}>
        <FilterBar key={JSON.stringify(filters)} filters={filters} published={t('highlight.dated')} onFind={show} />
        <FilterNotices ignored={ignored} reversed={reversed} />
        <FacetChips
          head={highlightCalls.head}
          facet="module"
          label={t('highlight.modules')}
          values={module.map(({ value }) => ({ value, label: labelOf(module, value, locale) }))}
          order={
            <SortChoice
              orders={newsFilters.orders!}
              order={order}
              words={{ newest: t('order.pinned') }}
              onSort={sort}
            />
          }
          filters={filters}
          onChoose={(chosen) => show({ ...filters, module: chosen })}
        />
        <h2 className="vh">{t('highlight.list')}</h2>
        <ContentList
          call={highlightCalls.list}
          input={inputOf(newsFilters, filters, order)}
          filtered={isFiltered}
          onAll={() => show({})}
          empty={t('highlight.nothing')}
        >
          {([lead, ...rest]) => (
            <>
              {lead && <LeadStory row={lead} />}
              {rest.length > 0 && (
                <ul className={listClasses.list}>
                  {rest.map((row) => (
                    <StoryRow key={row.id} row={row} />
                  ))}
                </ul>
              )}
            </>
          )}
        </ContentList>
      </div>
    </>
  );
}

const newsFilters: FilterSpec = {
  facets: { module: valuesOf(module) },
  dates: true,
  orders: ['newest', 'oldest'],
};
