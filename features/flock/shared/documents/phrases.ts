import { languageTags } from '#core/texts/text.ts';
import { figuresIn } from '#features/flock/shared/scoring/figures.ts';
import type { Report, ReportHead } from '#features/flock/shared/scoring/report.ts';
import type { CountedReading } from '#features/flock/shared/scoring/results/ammonia-results.ts';
import type { Finding } from '#features/flock/shared/scoring/results/findings.ts';
import type { Hint } from '#features/flock/shared/scoring/results/hints.ts';
import type { Mark } from '#features/flock/shared/scoring/results/marks.ts';
import type { Ranks } from '#features/flock/shared/scoring/results/scale-results.ts';
import type { SectionResult } from '#features/flock/shared/scoring/results/section-results.ts';
import { widestScale } from '#features/flock/shared/scoring/scales.ts';
import { type AnyWords, type Language, tell } from '#features/flock/shared/scoring/tell.ts';
import type { Reading } from '#features/flock/shared/sections/nh3.ts';
import {
  type ItemSection,
  type ScaleKey,
  type SectionKey,
  sectionOf,
} from '#features/flock/shared/sections/sections.ts';
import { isDescribed, scoreKey } from '#features/flock/texts/terms/score-key.ts';
import type { FlockWords } from './facts.ts';

/** A share of 0–100 as whole percent. */
export function percent(value: number): number {
  return Math.round(value);
}

/** Writes whole percent, or from and to, as the language does: 15%, 15 %, %15. */
export function percentIn({ terms }: Pick<FlockWords, 'terms'>): (n: number | string) => string {
  return (n) => terms('unit.percent', { n });
}

/** A measured value with its unit: percent, ppm, or the bare number of an index. */
export function measured(value: string, { unit, words }: { unit: Mark['unit']; words: FlockWords }): string {
  return unit === 'index' ? value : words.terms(`unit.${unit}`, { n: value });
}

/** A number with at most `digits` decimals, as the language writes it. */
export function figure(value: number, { locale }: Pick<FlockWords, 'locale'>, digits = 1): string {
  return figuresIn(languageTags[locale], { most: digits }).format(value);
}

/** ppm to one decimal. */
export function ppm(value: number, { locale }: Pick<FlockWords, 'locale'>): string {
  return figuresIn(languageTags[locale], { least: 1, most: 1 }).format(value);
}

/** By how much a reading may be off: "± 10.0", on one line. */
export function errorWords(error: number, words: Pick<FlockWords, 'locale'>): string {
  return `±\u00a0${ppm(error, words)}`;
}

/** A gas reading as it stands beside a bar or on the plan: its ppm, or its level where a strip has no figures. */
export function gasMark(
  { reading, value, isPpmKnown }: Pick<CountedReading, 'reading' | 'value' | 'isPpmKnown'>,
  words: Pick<FlockWords, 'locale'>,
): string {
  return isPpmKnown ? figure(value, words) : `L${reading.level}`;
}

/** What a section comes to in a few words: the measure that people know it by. */
export function headline(result: SectionResult, words: FlockWords): string {
  const { report: t } = words;
  if (!result.isAssessed) return t('headline.none');
  const mark = shownMark(result);
  if (result.ammonia) {
    const { highest, level } = result.ammonia;
    return highest.isPpmKnown
      ? t('headline.nh3', {
          ppm: [ppm(highest.value, words), ...(highest.error > 0 ? [errorWords(highest.error, words)] : [])].join(
            '\u00a0',
          ),
        })
      : t('headline.nh3Level', { level });
  }
  return t(`headline.${result.section as ItemSection}`, { percent: percent(mark.value) });
}

/** The line below the headline: how many of how many, the interval, the middle, the worst. */
export function detail(result: SectionResult, words: FlockWords): string {
  const { report: t } = words;
  if (!result.isAssessed) return '';
  if (result.ammonia) return ammoniaDetail(result, words);
  const mark = shownMark(result);
  const parts: string[] = [];
  if (mark.share) {
    const { x, n } = mark.share;
    parts.push(t('detail.interval', { x, n, low: percent(mark.low), high: percent(mark.high) }));
  }
  const ranks = result.scales.length > 1 ? null : ((result.scales[0] ?? result.walk)?.ranks ?? null);
  for (const rank of sectionOf(result.section).ranks?.detail ?? [])
    if (ranks) parts.push(rankWords(ranks, rank, words));
  const index = result.marks.find(({ unit }) => unit === 'index');
  if (index) parts.push(t('detail.index', { value: Math.round(index.value) }));
  const walked = result.walk;
  if (walked && result.scales.length > 0) {
    const dirty = walked.atLeast[0]!;
    parts.push(t('detail.tally', { count: walked.n, percent: percent(dirty.value * 100) }));
  }
  return parts.join(t('comma'));
}

/** The middle or the worst of a scale. */
export function rankWords(ranks: Ranks, rank: 'median' | 'worst', words: FlockWords): string {
  return words.report(`detail.${rank}`, { value: figure(ranks[rank], words) });
}

function ammoniaDetail({ ammonia, marks }: SectionResult, words: FlockWords): string {
  const { above } = ammonia!;
  const [mark] = marks;
  const said = [
    words.report('detail.above', { x: above.x, count: above.n, limit: figure(mark!.limit.act, words) }),
    ...(mark!.high > mark!.low
      ? [words.report('detail.method', { low: ppm(mark!.low, words), high: ppm(mark!.high, words) })]
      : []),
  ];
  return said.join(words.report('comma'));
}

/** The measure that a section is shown by: of feet the share at 3 or 4, of all others the only one. */
export function shownMark({ marks }: Pick<SectionResult, 'marks'>): Mark {
  return marks.find(({ unit }) => unit !== 'index') ?? marks[0]!;
}

/** Light in words: "Act, provisional". */
export function lightWords(
  { light, isProvisional }: Pick<SectionResult, 'light' | 'isProvisional'>,
  words: FlockWords,
) {
  const name = words.terms(`light.${light}`);
  return isProvisional ? `${name}${words.report('comma')}${words.report('page.provisional')}` : name;
}

/** What a score is called; an ammonia level by its number. */
export function scoreWords(scale: ScaleKey, score: number, { report, words }: { report: Report; words: FlockWords }) {
  return isDescribed(scale)
    ? words.terms(scoreKey(scale, score, report.head.scales))
    : words.terms('ammonia.levelName', { n: score });
}

/** What the place of a reading is called. */
export function placeWords(
  { location, locationText }: Pick<Reading, 'location' | 'locationText'>,
  { terms }: Pick<FlockWords, 'terms'>,
): string {
  return location === 'other' && locationText ? locationText : terms(`place.${location}`);
}

/** Name of a scale within its section, for what has two. */
export function scaleWords(scale: ScaleKey, { report: t }: FlockWords): string {
  const { field } = widestScale(scale);
  return field === 'colour' || field === 'texture' ? t(`section.${field}`) : t('section.score');
}

/** A line of "look at next": what to do, and what was seen. */
export function findingWords(finding: Finding, words: FlockWords): { title: string; why: string } {
  const language = languageOf(words);
  return { title: tell(finding, language, 'title'), why: tell(finding, language, 'why') };
}

/** What was seen together. */
export function hintWords(hint: Hint, words: FlockWords): string {
  return tell(hint, languageOf(words));
}

/** Findings name their words by key: which keys there are, the tests of the catalogue hold. */
export function languageOf({ findings, terms, locale }: FlockWords): Language {
  return { findings: findings as AnyWords, terms: terms as AnyWords, tag: languageTags[locale] };
}

/** Who scored, and how well they agreed with the scales in training. */
export function assessorWords({ assessor, agreement }: ReportHead, words: FlockWords): string {
  const { report: t } = words;
  if (agreement === undefined) return assessor;
  return `${assessor}${t('comma')}${t('fact.agreement', { value: figure(agreement, words, 2) })}`;
}

/** What the trend of a section shows. */
export function trendMeasure(section: SectionKey, { report: t }: FlockWords): string {
  return t(`trend.${section}`);
}

/** An instant as the clock on the wall says it, `offset` minutes east of UTC: 2026-11-20 09:02. */
export function clock(at: string | Date, offset: number): string {
  const local = new Date(new Date(at).getTime() + offset * 60_000).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 16)}`;
}

/** A day YYYY-MM-DD as the language writes it. */
export function dayWords(day: string, { locale }: Pick<FlockWords, 'locale'>): string {
  if (locale === 'CN') return day;
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale === 'EN' ? 'en-GB' : languageTags[locale], options).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** Day and time in words. */
export function whenWords(at: string | Date, { offset, words }: { offset: number; words: FlockWords }): string {
  const said = clock(at, offset);
  return `${dayWords(said.slice(0, 10), words)}${words.locale === 'CN' ? ' ' : ', '}${said.slice(11)}`;
}
