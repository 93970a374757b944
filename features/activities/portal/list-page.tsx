import { useSearchParams } from 'react-router';
import type { Option } from '#core/dictionaries/option.ts';
import { textIn } from '#core/texts/text.ts';
import { activityCalls } from '#features/activities/calls/activity-calls.ts';
import { activityMode, activityPhases, activityType } from '#features/activities/shared/activity-choices.ts';
import { listClasses } from '#features/contents/portal/content-list.tsx';
import type { PanelPart } from '#features/contents/portal/filter-parts.ts';
import type { FilterSpec } from '#features/contents/portal/filters.ts';
import { PanelPage } from '#features/contents/portal/panel-page.tsx';
import { useContents, valuesOf } from '#features/contents/portal/words.ts';
import { module } from '#features/contents/shared/module.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { ActivityCard, ActivityRow } from './activity-row.tsx';
import { CalendarView } from './calendar-view.tsx';
import { lineOf } from './line.ts';
import styles from './list-page.module.css';
import { useActivityWords } from './words.ts';

export function Component() {
  const now = useNow(serverNow);
  const [query] = useSearchParams();
  const view = query.get('view');
  return view === 'calendar' ? <MonthPage now={now} /> : <ListPage now={now} asCards={view === 'cards'} />;
}

function MonthPage({ now }: { now: number }) {
  const t = useActivityWords();
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('title')} note={t('note')} />
      <div className={`wrap ${listClasses.page}`}>
        <div className={`line to-end below-16 ${styles.bar}`}>
          <Views />
        </div>
        <CalendarView now={now} />
      </div>
    </>
  );
}

function ListPage({ now, asCards }: { now: number; asCards: boolean }) {
  const t = useActivityWords();
  const locale = useSession((state) => state.locale);
  return (
    <PanelPage
      title={t('title')}
      note={t('note')}
      spec={activityFilters}
      parts={useParts()}
      calls={activityCalls}
      empty={t('nothing')}
      beside={
        <>
          <ButtonLink small to="/place">
            {t('places')}
          </ButtonLink>
          <Views />
        </>
      }
    >
      {(rows) =>
        asCards ? (
          <ul className={`stack two gap-24 ${styles.cards} folds`}>
            {rows.map((row) => (
              <ActivityCard key={row.id} line={lineOf(row)} summary={textIn(row.summary, locale)} now={now} />
            ))}
          </ul>
        ) : (
          <ul className={listClasses.list}>
            {rows.map((row) => (
              <ActivityRow key={row.id} line={lineOf(row)} now={now} />
            ))}
          </ul>
        )
      }
    </PanelPage>
  );
}

/** List, cards or a month; the choice stands in the address. */
function Views() {
  const t = useActivityWords();
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('view') ?? '';
  const views = { '': t('asList'), cards: t('asCards'), calendar: t('asCalendar') };
  const look = (view: string) => {
    const next = new URLSearchParams(query);
    if (view) next.set('view', view);
    else next.delete('view');
    next.delete('month');
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return (
    <fieldset className="line wraps gap-8" aria-label={t('view')}>
      {Object.entries(views).map(([view, label]) => (
        <ChipButton key={view} chosen={view === chosen} onClick={() => look(view)}>
          {label}
        </ChipButton>
      ))}
    </fieldset>
  );
}

function useParts(): readonly PanelPart[] {
  const t = useActivityWords();
  const contents = useContents();
  const locale = useSession((state) => state.locale);
  const choices = (options: readonly Option[]) =>
    options.map(({ value, label }) => ({ value, label: textIn(label, locale) }));
  return [
    { kind: 'text', name: 'keyword', label: contents('filter.keyword'), example: contents('filter.keywordHint') },
    {
      kind: 'radios',
      name: 'status',
      label: t('status'),
      choices: Object.entries(activityPhases).map(([value, label]) => ({ value, label: textIn(label, locale) })),
    },
    { kind: 'radios', name: 'module', label: t('module'), choices: choices(module) },
    { kind: 'select', name: 'type', label: t('type'), all: t('all'), choices: choices(activityType) },
    { kind: 'chips', name: 'mode', label: t('mode'), choices: choices(activityMode) },
    { kind: 'dates', name: 'dates', label: t('dates') },
  ];
}

const activityFilters: FilterSpec = {
  facets: {
    status: Object.keys(activityPhases),
    module: valuesOf(module),
    type: valuesOf(activityType),
    mode: valuesOf(activityMode),
  },
  dates: true,
};
