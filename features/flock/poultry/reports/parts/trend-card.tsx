import { useState } from 'react';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { ShareChart } from '#features/flock/poultry/charts/charts.tsx';
import { TrendChart } from '#features/flock/poultry/charts/trend-chart.tsx';
import type { FlockColours, FlockTrend, FlockWords } from '#features/flock/shared/documents/facts.ts';
import { percent, percentIn, trendMeasure } from '#features/flock/shared/documents/phrases.ts';
import { firstTrend, flockTrend } from '#features/flock/shared/documents/trend-facts.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import type { SectionKey } from '#features/flock/shared/sections/sections.ts';
import styles from './cards.module.css';
import type { ReportView } from './report-view.ts';
import own from './trend-card.module.css';

/** The line of one section by age of the flock, with what it says in words. */
export function TrendCard({ reports, ...view }: ReportView & { reports: readonly Report[] }) {
  const { report, farm, result, words } = view;
  const [chosen, choose] = useState<SectionKey>();
  const history = { report, farm, reports };
  const told = chosen ? flockTrend(history, chosen, words) : firstTrend(history, result, words);
  if (!told) return null;
  const { section } = told;
  const assessed = result.order.filter((each) => result.sections[each].isAssessed);
  const title = words.report('trend.of', {
    section: words.terms(`section.${section}`),
    measure: trendMeasure(section, words),
  });
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {assessed.length > 1 && (
        <label className={`stack gap-4 strong ${styles.select}`}>
          {words.report('trend.choose')}
          <select
            className="whole on-card rounded edged size-17"
            value={section}
            onChange={({ target }) => choose(target.value as SectionKey)}
          >
            {assessed.map((each) => (
              <option key={each} value={each}>
                {words.terms(`section.${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <TrendLine told={told} title={title} words={words} />
    </section>
  );
}

/** The line with its legend and what it says; `line` and `age` name the line and its axis where it is none of one flock. */
export function TrendLine({
  told: { trend, sentence, events, isByAge, colours },
  title,
  line,
  age,
  words,
}: {
  told: FlockTrend;
  title: string;
  line?: string;
  age?: string;
  words: FlockWords;
}) {
  const { report: t, terms } = words;
  return (
    <>
      <TrendChart
        trend={trend}
        words={{
          title,
          events,
          age: age ?? t(isByAge ? 'trend.age' : 'trend.days'),
          value: t('trend.value'),
          interval: terms('term.ci'),
          records: t('trend.records'),
          skipped: t('trend.skipped'),
          thisFlock: line ?? t('trend.thisFlock'),
          lastFlock: t('trend.lastFlock'),
        }}
      />
      {colours && colours.visits.length > 1 && <Colours colours={colours} words={words} />}
      <p className={`row gap-10 tinted above-8 ${styles.says}`}>
        <FieldIcon name="info" />
        <span>{sentence}</span>
      </p>
    </>
  );
}

/** One bar for each visit: what share each colour had. */
function Colours({ colours: { scale, visits }, words }: { colours: FlockColours; words: ReportView['words'] }) {
  const { report: t, terms } = words;
  return (
    <div className={`stack gap-6 above-10 ${own.colours}`}>
      <h3>{t('trend.colours')}</h3>
      {visits.map(({ ageDays, counts }) => {
        const age = terms('unit.age', { n: ageDays });
        const total = counts.reduce((sum, count) => sum + count, 0);
        const shares = counts.flatMap((count, score) =>
          count === 0 ? [] : [t('section.shareOf', { score, percent: percent((100 * count) / total) })],
        );
        return (
          <div key={ageDays} className={`stack level gap-8 ${own.visit}`}>
            <span aria-hidden="true">{age}</span>
            <ShareChart
              bar={{ scale, counts }}
              height={30}
              percent={percentIn(words)}
              label={t('section.share', { scale: age, shares: shares.join(t('comma')) })}
            />
          </div>
        );
      })}
    </div>
  );
}
