import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#core/texts/text.ts';
import { readerIn } from '#core/texts/words.ts';
import { ammoniaBarsScene } from '#features/flock/shared/charts/ammonia-bars.ts';
import { intervalBarScene } from '#features/flock/shared/charts/interval-bar.ts';
import { placeMapScene } from '#features/flock/shared/charts/place-map.ts';
import { trendScene } from '#features/flock/shared/charts/trend.ts';
import { reportJson, scoreRows, scoresCsv } from '#features/flock/shared/scoring/entries/report-data.ts';
import { reportEntriesOf } from '#features/flock/shared/scoring/entries/write-documents.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { farmTrend } from '#features/flock/shared/scoring/results/farm-trend.ts';
import { resultOf } from '#features/flock/shared/scoring/results/results.ts';
import { tellAdviceSoFar, tellSectionAdvice } from '#features/flock/shared/scoring/results/samples.ts';
import { agreements, comparedScores } from '#features/flock/shared/scoring/results/second-readings.ts';
import { anyHistory, wrongNumbers } from '#features/flock/shared/scoring/visits/testing.ts';
import { sectionKeys } from '#features/flock/shared/sections/sections.ts';
import type { FlockWords } from './facts.ts';
import { flagLines } from './flag-words.ts';
import { flockReport } from './flock-report.ts';
import { detail, headline, languageOf, lightWords, percentIn } from './phrases.ts';
import { mappedScales, placeMapOf } from './place-map.ts';
import { factsOf, farm } from './testing.ts';
import { flockTrend, historyFacts, shownMeasure, tellTrend } from './trend-facts.ts';

async function wordsIn(locale: Locale): Promise<FlockWords> {
  const read = async (part: string) => readerIn((await import(`../../texts/${part}/${locale}.ts`))[locale], locale);
  const [report, terms, findings] = await Promise.all(['report', 'terms', 'findings'].map(read));
  return { locale, report, terms, findings } as unknown as FlockWords;
}

/** Nothing that is told of any history of visits has a number that is none. */
function holds(told: (visits: readonly Report[]) => unknown, numRuns = 150) {
  fc.assert(
    fc.property(anyHistory, (visits) => {
      expect(wrongNumbers(told(visits))).toEqual([]);
    }),
    { numRuns },
  );
}

const size = { width: 320, height: 140 };

describe('whatever was scored, nothing is told that is no number:', () => {
  test('results, second readings, trends of houses and of the farm', () => {
    holds((visits) => [
      visits.map((visit) => resultOf(visit, farm)),
      visits.map((visit) => visit.readings.map((reading) => agreements(visit, comparedScores(visit, reading)))),
      sectionKeys.map((section) => farmTrend(visits, { section, measure: shownMeasure(section) })),
    ]);
  });

  test('data', () => {
    holds((visits) => {
      const of = visits.map((report) => ({ report, farm }));
      const cells = scoresCsv(of)
        .split('\r\n')
        .map((line) => line.split(','));
      return [of.map(({ report }) => scoreRows(report, farm)), cells];
    });
    // JSON would write null for a number that is none, and null may be meant: what it is made of is looked at too.
    holds((visits) =>
      visits.map((report) => [reportEntriesOf(report), reportJson(report, farm).replaceAll('null', '')]),
    );
  });

  test.each(locales)('sentences and pictures of the screens in %s', async (locale) => {
    const words = await wordsIn(locale);
    const language = languageOf(words);
    holds((visits) => {
      const report = visits.at(-1)!;
      const result = resultOf(report, farm);
      const told = Object.values(result.sections);
      const history = { report, farm, reports: visits };
      const trends = sectionKeys.flatMap((section) => {
        const scored = farmTrend(visits, { section, measure: shownMeasure(section) });
        return [
          flockTrend(history, section, words) ?? [],
          tellTrend(scored, { section, head: report.head }, words) ?? [],
        ].flat();
      });
      const limit = report.head.limits.nh3.act;
      return [
        told.map((each) => [headline(each, words), detail(each, words), lightWords(each, words)]),
        told.map((each) => tellSectionAdvice(report, each, language)),
        sectionKeys.map((section) => (section === 'nh3' ? [] : tellAdviceSoFar(report, section, language))),
        flagLines(report, { words, offset: 60 }),
        trends,
        trends.map(({ trend }) => trendScene(trend, size)),
        told.flatMap(({ marks, n }) =>
          marks.map((mark) =>
            intervalBarScene(
              { ...mark, good: mark.limit.good, act: mark.limit.act, n },
              { width: size.width, percent: percentIn(words) },
            ),
          ),
        ),
        mappedScales(report, result).map((scale) =>
          placeMapScene(placeMapOf(report, result, words, scale), {
            width: size.width,
            words: { area: 'area', door: 'door', exhaust: 'fans' },
          }),
        ),
        ammoniaBarsScene(
          (result.sections.nh3.ammonia?.readings ?? []).map(({ reading, value }) => ({
            label: reading.location,
            ppm: value,
            text: '',
            level: reading.level,
            light: 'good',
          })),
          { width: size.width, limit, limitLabel: String(limit) },
        ),
      ];
    }, 60);
  });

  test.each(locales)('the printed report in %s', async (locale) => {
    const words = await wordsIn(locale);
    holds((visits) => {
      const report = visits.at(-1)!;
      const result = resultOf(report, farm);
      const facts = factsOf(report, { farm, ...historyFacts({ report, farm, reports: visits }, result, words) });
      const { createdAt: _, ...printed } = flockReport(facts, words);
      return printed;
    }, 60);
  });
});
