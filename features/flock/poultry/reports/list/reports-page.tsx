import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { Heading, Page } from '#features/flock/poultry/pieces/page.tsx';
import { useFlockWords } from '#features/flock/poultry/reports/flock-words.ts';
import { useUnsentReports } from '#features/flock/poultry/reports/parts/use-keep.ts';
import { type FarmReport, useFarms, useReports } from '#features/flock/poultry/store/documents.ts';
import { type ReportResult, resultOf } from '#features/flock/shared/scoring/results/results.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { DeletedNote } from './deleted-note.tsx';
import { type Filter, FilterBar, noFilter } from './filter-bar.tsx';
import { ImportButton } from './import-button.tsx';
import { ReportRow } from './report-row.tsx';
import styles from './reports-page.module.css';

type Judged = FarmReport & { readonly result: ReportResult };

/** Every report of this device: open ones first, then what was finished, newest first. */
export function Component() {
  const words = useFlockWords();
  const { report: t } = words;
  const all = useReports();
  const farms = useFarms() ?? [];
  const unsent = useUnsentReports();
  const [filter, setFilter] = useState<Filter>(noFilter);
  const { state } = useLocation();
  const told = useMemo(
    () => (all ?? []).map((each): Judged => ({ ...each, result: resultOf(each.report, each.farm) })),
    [all],
  );
  const shown = told.filter((each) => fits(each, filter, unsent));
  return (
    <Page title={t('list.title')} sub={told.length > 0 ? t('list.shown', { count: shown.length }) : undefined}>
      {state?.deleted && <DeletedNote key={state.deleted.reportId} {...state.deleted} />}
      {all?.length === 0 && (
        <EmptyState
          title={t('list.empty')}
          actions={
            <>
              <BigLink icon="plus" to="/start">
                {t('list.start')}
              </BigLink>
              <ImportButton farms={farms} />
            </>
          }
        >
          {t('list.emptyNote')}
        </EmptyState>
      )}
      {told.length > 0 && (
        <>
          <FilterBar filter={filter} farms={farms} onChange={setFilter} />
          {shown.length === 0 && <EmptyState title={t('list.none')}>{t('list.noneNote')}</EmptyState>}
          {(['open', 'finished'] as const).map((part) => {
            const rows = shown.filter(({ report }) => report.state === part);
            if (rows.length === 0) return null;
            return (
              <section key={part} className="stack gap-8">
                <Heading>{t(`list.${part}`)}</Heading>
                <ul className={`${styles.rows} stack gap-10`}>
                  {rows.map((each) => (
                    <ReportRow key={each.report.id} {...each} isUnsent={unsent.has(each.report.id)} words={words} />
                  ))}
                </ul>
              </section>
            );
          })}
          <div className={`stack gap-12 ${styles.more}`}>
            <ImportButton farms={farms} />
            <BigLink kind="quiet" small icon="graduate" to="/training">
              {t('training.title')}
            </BigLink>
          </div>
        </>
      )}
    </Page>
  );
}

function fits({ farm, report, result }: Judged, filter: Filter, unsent: ReadonlySet<string>): boolean {
  const said = `${report.name} ${report.head.house} ${farm.name} ${report.head.assessor}`.toLocaleLowerCase();
  const [first] = result.order;
  const worst = first ? result.sections[first].light : 'none';
  return (
    said.includes(filter.text.trim().toLocaleLowerCase()) &&
    (filter.farmId === '' || farm.id === filter.farmId) &&
    (filter.light === '' || worst === filter.light) &&
    (!filter.isUnsent || unsent.has(report.id))
  );
}
