import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { useReportTexts, useTerms } from '#features/flock/poultry/catalogues.ts';
import { UnknownFarm } from '#features/flock/poultry/farms/unknown-farm.tsx';
import { BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { ChoiceChips } from '#features/flock/poultry/pieces/choice-chips.tsx';
import { EmptyCard } from '#features/flock/poultry/pieces/empty-card.tsx';
import { Page } from '#features/flock/poultry/pieces/page.tsx';
import { CardSkeleton } from '#features/flock/poultry/pieces/skeleton.tsx';
import { useFarm, useReports } from '#features/flock/poultry/store/documents.ts';
import type { FlockTrend, FlockWords } from '#features/flock/shared/documents/facts.ts';
import { dayWords, trendMeasure } from '#features/flock/shared/documents/phrases.ts';
import { flockTrend, shownMeasure, tellTrend } from '#features/flock/shared/documents/trend-facts.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { farmTrend } from '#features/flock/shared/scoring/results/farm-trend.ts';
import { type SectionKey, sectionKeys } from '#features/flock/shared/sections/sections.ts';
import styles from './farm-trends-page.module.css';
import { useFlockWords } from './flock-words.ts';
import cards from './parts/cards.module.css';
import { TrendLine } from './parts/trend-card.tsx';

/** How a farm develops: one section week by week, over all houses and in each. */
export function Component() {
  const { farmId = '' } = useParams();
  const t = useReportTexts();
  const farm = useFarm(farmId);
  const all = useReports();
  if (farm === null || farm?.isGone) return <UnknownFarm />;
  if (farm && all)
    return (
      <FarmTrends farm={farm} reports={all.filter((each) => each.farm.id === farmId).map(({ report }) => report)} />
    );
  return (
    <Page title={t('farmTrend.title')} back={`/farms/${farmId}`}>
      <CardSkeleton lines={6} />
    </Page>
  );
}

function FarmTrends({ farm, reports }: { farm: Farm; reports: readonly Report[] }) {
  const words = useFlockWords();
  const terms = useTerms();
  const { report: t } = words;
  const assessed = sectionKeys.filter((key) => reports.some(({ sections }) => sections[key] === 'complete'));
  const [chosen, choose] = useState<SectionKey>();
  const section = chosen ?? assessed[0] ?? sectionKeys[0]!;
  const told = useMemo(() => tellFarm(reports, section, words), [reports, section, words]);
  const houses = useMemo(() => newestOfHouses(farm, reports, section), [farm, reports, section]);
  const title = t('trend.of', { section: terms(`section.${section}`), measure: trendMeasure(section, words) });
  return (
    <Page title={t('farmTrend.title')} sub={farm.name} back={`/farms/${farm.id}`}>
      <ChoiceChips
        legend={t('trend.choose')}
        choices={sectionKeys.map((key) => ({ value: key, label: terms(`section.${key}`) }))}
        value={section}
        onChange={choose}
      />
      {told ? (
        <section className={cards.card}>
          <h2>{t('farmTrend.all')}</h2>
          <TrendLine
            told={told.trend}
            title={title}
            age={t('farmTrend.first', { day: dayWords(told.from, words) })}
            line={t('farmTrend.weeks')}
            words={words}
          />
          <p className="fine">
            {t('farmTrend.allNote')} {t('farmTrend.houses', { count: told.houses })}
          </p>
        </section>
      ) : (
        <EmptyCard drawing="tip-birds" title={t('farmTrend.none')}>
          {t('farmTrend.noneNote')}
        </EmptyCard>
      )}
      <div className={`stack gap-16 ${styles.houses}`}>
        {houses.map((report) => (
          <House key={report.id} farm={farm} reports={reports} report={report} section={section} title={title} />
        ))}
      </div>
    </Page>
  );
}

function House({
  farm,
  reports,
  report,
  section,
  title,
}: {
  farm: Farm;
  reports: readonly Report[];
  report: Report;
  section: SectionKey;
  title: string;
}) {
  const words = useFlockWords();
  const { report: t, terms } = words;
  const told = useMemo(
    () => flockTrend({ farm, report, reports }, section, words),
    [farm, report, reports, section, words],
  );
  if (!told) return null;
  const { house, ageDays } = report.head;
  const name = farm.houses.find(({ id }) => id === report.head.houseId)?.name ?? house;
  return (
    <section className={cards.card}>
      <h2>{[name, ageDays === null ? '' : terms('unit.age', { n: ageDays })].filter(Boolean).join(t('comma'))}</h2>
      <TrendLine told={told} title={`${name}${words.terms('colon')}${title}`} words={words} />
      <BigLink kind="line" small icon="report" to={`/reports/${farm.id}/${report.id}`}>
        {t('farmTrend.open')}
      </BigLink>
    </section>
  );
}

interface ToldFarm {
  readonly trend: FlockTrend;
  /** Monday of the first week. */
  readonly from: string;
  readonly houses: number;
}

function tellFarm(reports: readonly Report[], section: SectionKey, words: FlockWords): ToldFarm | null {
  const scored = farmTrend(reports, { section, measure: shownMeasure(section) });
  const points = scored.lines.flat();
  const head = points.at(-1)?.report.head;
  const trend = head && tellTrend(scored, { section, head }, words);
  if (!trend) return null;
  const sentence = points.length > 1 ? trend.sentence : words.report('farmTrend.one');
  // What each house did with colours stands in its reports: mixed they say nothing.
  return { trend: { ...trend, sentence, colours: null }, from: points[0]!.on, houses: scored.houses };
}

/** Of each house the newest report that tells something of the section, in the order of the farm's houses. */
function newestOfHouses(farm: Farm, reports: readonly Report[], section: SectionKey): Report[] {
  const newest = new Map<string, Report>();
  for (const report of reports.toSorted((a, b) => (a.head.startedAt < b.head.startedAt ? -1 : 1)))
    if (report.sections[section] === 'complete') newest.set(report.head.houseId ?? report.head.house, report);
  const place = (id: string) => farm.houses.findIndex((house) => house.id === id) >>> 0;
  return [...newest].sort(([a], [b]) => place(a) - place(b)).map(([, report]) => report);
}
