import { type Measure, measures } from '../../scoring/limits.ts';
import type { Report } from '../../scoring/report.ts';
import type { ReportResult } from '../../scoring/results.ts';
import type { SectionKey } from '../../scoring/scales.ts';
import type { FlockWords } from './facts.ts';
import { figure } from './phrases.ts';

const countKeys = {
  litter: 'method.spots',
  intestinal: 'method.intestinal',
  cecal: 'method.cecal',
  fpd: 'method.feet',
  feather: 'method.birds',
  nh3: 'method.readings',
} as const satisfies Record<SectionKey, string>;

/** How the result was come by, by which limits, and what it does not say. */
export function methodWords(report: Report, result: ReportResult, words: FlockWords): string {
  const { report: say, terms } = words;
  const assessed = Object.values(result.sections).filter(({ isAssessed }) => isAssessed);
  const counts = assessed.map(({ section, n }) => say(countKeys[section], { count: n }));
  const missing = result.notAssessed.map((section) => terms(`section.${section}`));
  return [
    ...(counts.length > 0 ? [say('method.counts', { counts: counts.join(say('comma')) })] : []),
    say('method.light'),
    say('method.narrow'),
    say('method.limits', { limits: limitWords(report, words).join('; '), area: terms(`area.${report.head.area}`) }),
    say('method.scales', { version: report.head.scales.version }),
    say('method.colours'),
    say('method.notAssessed', { sections: missing.length > 0 ? missing.join(say('comma')) : say('notAssessed.none') }),
    say('method.noDiagnosis'),
  ].join(say('stop'));
}

const units: Readonly<Record<Measure, string>> = {
  litter: '\u00a0%',
  intestinal: '\u00a0%',
  cecal: '\u00a0%',
  fpdIndex: '',
  fpdSevere: '\u00a0%',
  feather: '\u00a0%',
  nh3: '\u00a0ppm',
};

/** "Litter spots at 3 or above 10/25 %": where good ends and where one acts. */
function limitWords({ head }: Report, words: FlockWords): string[] {
  return measures.map((measure) => {
    const { good, act } = head.limits[measure];
    return `${words.terms(`measure.${measure}`)} ${figure(good, words)}/${figure(act, words)}${units[measure]}`;
  });
}
