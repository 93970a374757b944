import { QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type Locale, locales } from '#core/texts/text.ts';
import { flockBenchmarkCall } from '#features/flock/calls.ts';
import { catalogues, reportReaders } from '#features/flock/poultry/catalogues.ts';
import { Advice } from '#features/flock/poultry/scoring/advice.tsx';
import { Certainty } from '#features/flock/poultry/scoring/progress.tsx';
import type { FlockWords } from '#features/flock/shared/documents/facts.ts';
import { farm } from '#features/flock/shared/documents/testing.ts';
import { flockTrend, shownMeasure, tellTrend } from '#features/flock/shared/documents/trend-facts.ts';
import { measures } from '#features/flock/shared/scoring/limits.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { farmTrend } from '#features/flock/shared/scoring/results/farm-trend.ts';
import { abnormalShare } from '#features/flock/shared/scoring/results/marks.ts';
import { resultOf } from '#features/flock/shared/scoring/results/results.ts';
import { anyHistory, wrongNumbers } from '#features/flock/shared/scoring/visits/testing.ts';
import { itemSections, sectionKeys } from '#features/flock/shared/sections/sections.ts';
import { queryClient, queryOf } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { addWordings, type Catalogue } from '#web/kit/i18n.ts';
import { ReportRow } from './list/report-row.tsx';
import { CompareCard } from './parts/compare-card.tsx';
import { ReadingsCards } from './parts/readings-card.tsx';
import { TrendLine } from './parts/trend-card.tsx';
import { ReportBody } from './report-body.tsx';
import { ReportHeader } from './report-header.tsx';

/** What screens show of the newest of several visits: the report, the list, the comparison, the trends, the advice while scoring. */
function screens(visits: readonly Report[], words: FlockWords): string {
  const report = visits.at(-1)!;
  const result = resultOf(report, farm);
  const view = { farm, report, result, words, offset: 60 };
  const trends = sectionKeys.flatMap((section) => {
    const scored = farmTrend(visits, { section, measure: shownMeasure(section) });
    const told = [
      flockTrend({ report, farm, reports: visits }, section, words),
      tellTrend(scored, { section, head: report.head }, words),
    ];
    return told.flatMap((each, kind) => (each ? [{ told: each, key: `${section} ${kind}` }] : []));
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ReportHeader {...view} isShared />
        <ReportBody {...view} reports={visits} useUrl={() => null} first={<ReadingsCards {...view} />} />
        <CompareCard {...view} reports={visits} />
        <ReportRow {...view} isUnsent={false} />
        {trends.map(({ told, key }) => (
          <TrendLine key={key} told={told} title={key} words={words} />
        ))}
        {itemSections.map((section) => (
          <div key={section}>
            <Advice report={report} section={section} />
            <Certainty section={section} share={abnormalShare(report, section)} />
          </div>
        ))}
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const { area, type } = farm;
queryClient.setQueryData(queryOf(flockBenchmarkCall, { area, type }).queryKey, {
  from: '2026-09-01',
  rows: measures.map((measure) => ({ measure, farms: 5, low: 0, median: 0, high: 0 })),
});

/** What is read of a page, by eyes or by a screen reader, and what its pictures are drawn by. */
const told = (html: string) => html.split(/<[a-z]+|>|"/);

async function speak(locale: Locale): Promise<FlockWords> {
  for (const [name, files] of Object.entries<Catalogue>(catalogues))
    addWordings(`${name}:`, (await files[locale]!())[locale]!);
  useSession.setState({ locale });
  return { locale, ...reportReaders };
}

test.each(locales)('no screen shows a number that is none, whatever was scored, in %s', async (locale) => {
  const words = await speak(locale);
  fc.assert(
    fc.property(anyHistory, (visits) => {
      expect(wrongNumbers(told(screens(visits, words)))).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
