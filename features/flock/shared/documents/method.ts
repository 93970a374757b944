import { measures, unitOf } from '#features/flock/shared/scoring/limits.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import type { ReportResult } from '#features/flock/shared/scoring/results/results.ts';
import { scaleKeys, widestScale } from '#features/flock/shared/scoring/scales.ts';
import { sources } from '#features/flock/shared/scoring/sources.ts';
import type { FlockWords } from './facts.ts';
import { figure, measured } from './phrases.ts';

/** How the result was come by, by which limits, and what it does not say. */
export function methodWords(report: Report, result: ReportResult, words: FlockWords): string {
  const { report: t, terms } = words;
  const assessed = Object.values(result.sections).filter(({ isAssessed }) => isAssessed);
  const counts = assessed.flatMap(({ section, n, scales, walk }) => [
    ...(scales.length > 0 ? [t(`method.${section}`, { count: n })] : []),
    ...(walk ? [t('method.walk', { count: walk.n })] : []),
  ]);
  const missing = result.notAssessed.map((section) => terms(`section.${section}`));
  const own = ownScales.map((scale) => terms(`scale.${scale}`));
  const tags = sourceTags(report);
  return [
    ...(counts.length > 0 ? [t('method.counts', { counts: counts.join(t('comma')) })] : []),
    t('method.chosen'),
    t('method.light'),
    t('method.narrow'),
    t('method.limits', { limits: limitWords(report, words).join('; '), area: terms(`area.${report.head.area}`) }),
    t('method.scales', { version: report.head.scales.version, scales: own.join(t('comma')) }),
    ...(tags.length > 0 ? [t('method.sources', { sources: tags.map(sourceWords).join('; ') })] : []),
    t('method.colours'),
    t('method.notAssessed', { sections: missing.length > 0 ? missing.join(t('comma')) : t('notAssessed.none') }),
    t('method.noDiagnosis'),
  ].join(t('stop'));
}

/** Scales without a published equivalent; of feet and feathers only cut-offs are this product's own. */
const ownScales = scaleKeys.filter((scale) => widestScale(scale).isOwn);

/** Tags of the sources that the limits of a report name, each once. */
function sourceTags({ head }: Report): string[] {
  const named = measures.flatMap((measure) => head.limits[measure].source.split(/,\s*/));
  return [...new Set(named)].filter((tag) => Object.hasOwn(sources, tag));
}

const sourceWords = (tag: string) => `${tag} ${sources[tag]!.name}`;

/** "Litter spots at 3 or above 10/25 % (S16, PD)": where good ends, where one acts, and who says so. */
function limitWords({ head }: Report, words: FlockWords): string[] {
  return measures.map((measure) => {
    const { good, act, source } = head.limits[measure];
    const by = source === 'FARM' ? words.report('fact.ownLimits') : source;
    const marks = measured(`${figure(good, words)}/${figure(act, words)}`, { unit: unitOf(measure), words });
    return `${words.terms(`measure.${measure}`)} ${marks}${by && ` (${by})`}`;
  });
}
