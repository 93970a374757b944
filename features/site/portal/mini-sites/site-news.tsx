import { textIn } from '#core/texts/text.ts';
import { highlightCalls } from '#features/contents/calls/contents.ts';
import { ContentList, listClasses } from '#features/contents/portal/content-list.tsx';
import { FilterBar } from '#features/contents/portal/filter-bar.tsx';
import { FilterNotices } from '#features/contents/portal/filter-notices.tsx';
import { type FilterSpec, inputOf } from '#features/contents/portal/filters.ts';
import { StoryRow } from '#features/contents/portal/highlight/story-row.tsx';
import { useFilters } from '#features/contents/portal/use-filters.ts';
import { useContents } from '#features/contents/portal/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { useSite } from './use-site.ts';
import { useSiteWords } from './words.ts';

const spec: FilterSpec = { facets: {}, dates: true };

/** The news of one mini-site. */
export function Component() {
  const t = useSiteWords();
  const words = useContents();
  const locale = useSession((state) => state.locale);
  const site = useSite();
  const { filters, ignored, reversed, isFiltered, show } = useFilters(spec);
  const name = textIn(site.name, locale);
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('news.title', { site: name })} note={t('news.note', { site: name })} />
      <div className={`wrap ${listClasses.page}`}>
        <FilterBar key={JSON.stringify(filters)} filters={filters} published={words('highlight.dated')} onFind={show} />
        <FilterNotices ignored={ignored} reversed={reversed} />
        <h2 className="vh">{t('news.list')}</h2>
        <ContentList
          call={highlightCalls.list}
          input={{ ...inputOf(spec, filters), filter: { module: site.module } }}
          filtered={isFiltered}
          onAll={() => show({})}
          empty={t('home.noNews')}
        >
          {(rows) => (
            <ul className={listClasses.list}>
              {rows.map((row) => (
                <StoryRow key={row.id} row={row} path={`${site.path}/highlight`} />
              ))}
            </ul>
          )}
        </ContentList>
      </div>
    </>
  );
}
