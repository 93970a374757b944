import { Light } from '#features/flock/poultry/art/light.tsx';
import { AmmoniaChart, IntervalChart, ShareChart } from '#features/flock/poultry/charts/charts.tsx';
import {
  detail,
  gasMark,
  headline,
  languageOf,
  lightWords,
  percent,
  percentIn,
  placeWords,
  ppm,
  scaleWords,
  shownMark,
} from '#features/flock/shared/documents/phrases.ts';
import { barOf } from '#features/flock/shared/documents/second-page.ts';
import { lightOf } from '#features/flock/shared/scoring/limits.ts';
import { tellSectionAdvice } from '#features/flock/shared/scoring/results/samples.ts';
import {
  type SectionResult,
  type ToldScale,
  toldScales,
} from '#features/flock/shared/scoring/results/section-results.ts';
import { isScored, type SectionKey } from '#features/flock/shared/sections/sections.ts';
import type { ReportView } from './report-view.ts';
import styles from './section-card.module.css';

/** One section: light and word, headline, interval over the bands, shares of each scale. */
export function SectionCard({ section, change, ...view }: ReportView & { section: SectionKey; change?: string }) {
  const { words } = view;
  const result = view.result.sections[section];
  return (
    <section className={`panel slim ${styles.card}`} id={section}>
      <div className={`stack top gap-14 ${styles.head}`}>
        <Light kind={result.light} provisional={result.isProvisional} size={52} />
        <div>
          <h3 className="line wraps apart bold size-18">
            {words.terms(`section.${section}`)}
            <span className="quiet strong size-15">{lightWords(result, words)}</span>
          </h3>
          <p className={`${styles.headline} size-22 heavy`}>{headline(result, words)}</p>
          <p className="fine">{detail(result, words)}</p>
          {result.flag && <p className={`strong ${styles.flag}`}>{words.report('detail.flag')}</p>}
          {change && <p className="fine">{change}</p>}
        </div>
      </div>
      {result.ammonia ? <Ammonia told={result} {...view} /> : <Interval told={result} {...view} />}
      {isScored(section) &&
        toldScales(result).map((told) => <Shares key={`${told.scale.key} ${told.isWalk}`} {...told} {...view} />)}
      <Advice told={result} {...view} />
    </section>
  );
}

/** How many more would settle a light that is provisional, or that they cannot. */
function Advice({ told, report, words }: ReportView & { told: SectionResult }) {
  const sentences = tellSectionAdvice(report, told, languageOf(words));
  if (sentences.length === 0) return null;
  return (
    <ul className={`stack gap-4 ruled quiet above-10 ${styles.advice}`}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function Interval({ told: section, words }: ReportView & { told: SectionResult }) {
  const { value, low, high, limit, share } = shownMark(section);
  const bar = { value, low, high, good: limit.good, act: limit.act, n: share?.n ?? section.n };
  const told = { value: percent(value), low: percent(low), high: percent(high) };
  return <IntervalChart bar={bar} percent={percentIn(words)} label={words.report('section.interval', told)} />;
}

function Shares({ scale, isWalk, words }: ReportView & ToldScale) {
  const told = scale.counts
    .filter(({ x }) => x > 0)
    .map(({ score, value }) => words.report('section.shareOf', { score, percent: percent(value * 100) }));
  const kind = isWalk ? words.report('section.walk') : scaleWords(scale.key, words);
  const name = [words.terms(`scale.${scale.key}`), ...(isWalk ? [kind] : [])].join(words.report('comma'));
  const label = words.report('section.share', { scale: name, shares: told.join(words.report('comma')) });
  return (
    <div className={`stack level gap-8 above-8 ${styles.shares}`}>
      <span className="strong" aria-hidden="true">
        {kind}
      </span>
      <ShareChart bar={barOf(scale)} percent={percentIn(words)} label={label} />
    </div>
  );
}

function Ammonia({ told, report, words }: ReportView & { told: SectionResult }) {
  const limit = report.head.limits.nh3;
  const bars = told.ammonia!.readings.map(({ reading, value, isPpmKnown }) => ({
    label: placeWords(reading, words),
    ppm: isPpmKnown ? value : null,
    text: gasMark({ reading, value, isPpmKnown }, words),
    level: reading.level,
    light: lightOf(value, limit),
  }));
  const readings = bars.map(({ label, ppm: value, level }) =>
    value === null ? `${label} ${words.terms('ammonia.levelName', { n: level })}` : `${label} ${ppm(value, words)} ppm`,
  );
  return (
    <AmmoniaChart
      bars={bars}
      limit={limit.act}
      limitLabel={words.report('section.limit', { value: limit.act })}
      label={words.report('section.readings', { readings: readings.join(words.report('comma')), limit: limit.act })}
    />
  );
}
