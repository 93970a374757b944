import type { Locale } from '#core/texts/text.ts';
import type { Words } from '#core/texts/words.ts';
import type { Trend } from '#features/flock/shared/charts/trend.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import type { ReportResult } from '#features/flock/shared/scoring/results/results.ts';
import type { ScaleKey, SectionKey } from '#features/flock/shared/sections/sections.ts';
import type { FindingsTexts } from '#features/flock/texts/findings/CN.ts';
import type { ReportTexts } from '#features/flock/texts/report/CN.ts';
import type { TermsTexts } from '#features/flock/texts/terms/CN.ts';

/** The words a report is told in. */
export interface FlockWords {
  readonly locale: Locale;
  readonly report: Words<ReportTexts>;
  readonly terms: Words<TermsTexts>;
  readonly findings: Words<FindingsTexts>;
}

/** What is printed of a report; everything that is told already stands in the language of the words. */
export interface FlockFacts {
  readonly farm: Farm;
  readonly report: Report;
  readonly result: ReportResult;
  /** What each section came to since the visit before; without one there is no line. */
  readonly changes: Partial<Readonly<Record<SectionKey, string>>>;
  /** Age at the visit before. */
  readonly sinceAge: number | null;
  readonly trend: FlockTrend | null;
  /** Of the other sections that were assessed twice or more. */
  readonly trends: readonly FlockTrend[];
  readonly printedAt: Date;
  /** Minutes east of UTC where it is printed. */
  readonly offset: number;
  /** Data addresses under `photo:<id>` and `drawing:<key>`; what is missing is left out. */
  readonly images: Readonly<Record<string, string>>;
}

export interface FlockColours {
  readonly scale: ScaleKey;
  readonly visits: readonly { readonly ageDays: number; readonly counts: readonly number[] }[];
}

/** The line of one section over the age of the flock. */
export interface FlockTrend {
  readonly section: SectionKey;
  readonly trend: Trend;
  readonly sentence: string;
  readonly events: readonly { readonly ageDays: number; readonly text: string }[];
  /** Else the days are counted from the first visit. */
  readonly isByAge: boolean;
  /** Of droppings how often each colour was given, visit by visit; null of what has no colour. */
  readonly colours: FlockColours | null;
}
