import { useState } from 'react';
import { trendMeasure } from '#core/documents/flock/phrases.ts';
import { firstTrend, flockTrend } from '#core/documents/flock/trend-facts.ts';
import type { Report } from '#core/scoring/report.ts';
import type { SectionKey } from '#core/scoring/scales.ts';
import { FieldIcon } from '../../../art/field-icon.tsx';
import { TrendChart } from '../../../charts/trend-chart.tsx';
import styles from './cards.module.css';
import type { ReportView } from './report-view.ts';

/** The line of one section by age of the flock, with what it says in words. */
export function TrendCard({ reports, ...view }: ReportView & { reports: readonly Report[] }) {
  const { report, farm, result, words } = view;
  const [chosen, choose] = useState<SectionKey>();
  const history = { report, farm, reports };
  const told = chosen ? flockTrend(history, chosen, words) : firstTrend(history, result, words);
  if (!told) return null;
  const { section, trend, sentence, events, isByAge } = told;
  const assessed = result.order.filter((each) => result.sections[each].isAssessed);
  const title = words.report('trend.of', {
    section: words.terms(`section.${section}`),
    measure: trendMeasure(section, words),
  });
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {assessed.length > 1 && (
        <label className={styles.select}>
          {words.report('trend.choose')}
          <select value={section} onChange={({ target }) => choose(target.value as SectionKey)}>
            {assessed.map((each) => (
              <option key={each} value={each}>
                {words.terms(`section.${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <TrendChart
        trend={trend}
        words={{
          title,
          events,
          age: words.report(isByAge ? 'trend.age' : 'trend.days'),
          value: words.report('trend.value'),
          interval: words.terms('term.ci'),
          records: words.report('trend.records'),
          skipped: words.report('trend.skipped'),
          thisFlock: words.report('trend.thisFlock'),
          lastFlock: words.report('trend.lastFlock'),
        }}
      />
      <p className={styles.says}>
        <FieldIcon name="info" />
        <span>{sentence}</span>
      </p>
    </section>
  );
}
