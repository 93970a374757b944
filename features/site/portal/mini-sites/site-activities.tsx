import { textIn } from '#core/texts/text.ts';
import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { ActivityRow } from '#features/activities/portal/activity-row.tsx';
import { lineOf } from '#features/activities/portal/line.ts';
import { activityPhases } from '#features/activities/shared/activity-choices.ts';
import { ContentList, listClasses } from '#features/contents/portal/content-list.tsx';
import { type FilterSpec, inputOf } from '#features/contents/portal/filters.ts';
import { useFilters } from '#features/contents/portal/use-filters.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import styles from './site-home.module.css';
import { useSite } from './use-site.ts';
import { useSiteWords } from './words.ts';

const spec: FilterSpec = { facets: { status: Object.keys(activityPhases) } };

/** The activities of one mini-site, by how far they are. */
export function Component() {
  const t = useSiteWords();
  const locale = useSession((state) => state.locale);
  const site = useSite();
  const now = useNow(serverNow);
  const { filters, isFiltered, show } = useFilters(spec);
  const { filter, ...input } = inputOf(spec, filters);
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('activities.title', { site: textIn(site.name, locale) })} />
      <div className={`wrap ${listClasses.page}`}>
        <fieldset className={`line wraps gap-8 slim ${styles.chips}`} aria-label={t('activities.status')}>
          <ChipButton chosen={!filters.status} onClick={() => show({})}>
            {t('activities.all')}
          </ChipButton>
          {Object.entries(activityPhases).map(([value, label]) => (
            <ChipButton key={value} chosen={filters.status === value} onClick={() => show({ status: value })}>
              {textIn(label, locale)}
            </ChipButton>
          ))}
        </fieldset>
        <h2 className="vh">{t('activities.list')}</h2>
        <ContentList
          call={activityCalls.list}
          input={{ ...input, filter: { ...filter, module: site.module } }}
          filtered={isFiltered}
          onAll={() => show({})}
          empty={t('activities.none')}
        >
          {(rows) => (
            <ul className={listClasses.list}>
              {rows.map((row) => (
                <ActivityRow key={row.id} line={lineOf(row)} now={now} path={`${site.path}/activity`} />
              ))}
            </ul>
          )}
        </ContentList>
      </div>
    </>
  );
}
