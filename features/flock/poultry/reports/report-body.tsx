import type { ReactNode } from 'react';
import { changesOf, sinceAgeOf } from '#features/flock/shared/documents/trend-facts.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { LightsRow } from './parts/lights-row.tsx';
import { MapCard } from './parts/map-card.tsx';
import { PhotosCard, type UsePhotoUrl } from './parts/photos-card.tsx';
import type { ReportView } from './parts/report-view.ts';
import { SectionCard } from './parts/section-card.tsx';
import { FlagsCard, MethodCard, NextCard, NotAssessedCard, TogetherCard } from './parts/story-cards.tsx';
import { TrendCard } from './parts/trend-card.tsx';
import styles from './report-body.module.css';

/** The result of a report: `first`, lights, what to do, trend, sections from act to good, places beside `notes`, photos, and `more` before the method. */
export function ReportBody({
  reports,
  useUrl,
  first,
  notes,
  more,
  ...view
}: ReportView & {
  reports: readonly Report[];
  useUrl: UsePhotoUrl;
  first?: ReactNode;
  notes?: ReactNode;
  more?: ReactNode;
}) {
  const { result, words } = view;
  const history = { report: view.report, farm: view.farm, reports };
  const changes = changesOf(history, words);
  const age = sinceAgeOf(history);
  const since = age === null ? words.report('summary.sinceLast') : words.report('summary.since', { age });
  const assessed = result.order.filter((section) => result.sections[section].isAssessed);
  return (
    <div className={`stack one gap-12 ${styles.body}`}>
      {first}
      <LightsRow {...view} />
      <FlagsCard {...view} />
      <div className={styles.left}>
        <NextCard {...view} />
        <TogetherCard {...view} />
      </div>
      <div className={styles.right}>
        <TrendCard {...view} reports={reports} />
      </div>
      <div className={`stack one gap-12 ${styles.sections}`}>
        {assessed.map((section) => {
          const change = changes[section];
          return (
            <SectionCard
              key={section}
              section={section}
              change={change && `${since}${view.words.terms('colon')}${change}`}
              {...view}
            />
          );
        })}
      </div>
      <NotAssessedCard {...view} />
      <div className={`stack gap-12 slim ${styles.half}`}>
        <MapCard {...view} />
      </div>
      <div className={`stack gap-12 slim ${styles.half}`}>{notes}</div>
      <PhotosCard {...view} useUrl={useUrl} />
      {more}
      <MethodCard {...view} />
    </div>
  );
}
