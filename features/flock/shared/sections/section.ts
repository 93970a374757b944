import type { Estimate, Share } from '#core/statistics/estimates.ts';
import type { PlainDrawing } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import type { Check } from '#features/flock/shared/scoring/entries/shape-checks.ts';
import type { Farm, FarmType, House } from '#features/flock/shared/scoring/farm.ts';
import type { SeenBird } from '#features/flock/shared/scoring/items.ts';
import type { Area, Limit } from '#features/flock/shared/scoring/limits.ts';
import type { FlagTrigger, Report, ReportHead } from '#features/flock/shared/scoring/report.ts';
import type { SectionResult } from '#features/flock/shared/scoring/results/section-results.ts';
import type { ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import type { Told } from '#features/flock/shared/scoring/tell.ts';
import type { SectionKey } from './sections.ts';

/** What everything that a section collects says. */
export interface Numbered {
  readonly id: string;
  /** From 1 on, its number on the screen. */
  readonly no: number;
  /** When it was scored, by the clock of the device, ISO 8601. */
  readonly at: string;
}

/** One of what is scored; `place` is one of ten areas of the house, 1–10 from the door. */
export interface Item extends Numbered {
  readonly place: number | null;
  /** Passed over: it counts as not assessed. */
  readonly isSkipped: boolean;
}

/** A scale; its numbers and words are this product's definition unless a source is named. Scores go from 0, the best, up. */
export interface ScaleRule {
  /** Names are never averaged; of amounts and ranks the median may be told. */
  readonly type: 'nominal' | 'ordinal' | 'ratio';
  /** What of an item holds the score. */
  readonly field: string;
  /** Highest score of all versions of the scale. */
  readonly max: number;
  /** The setting that holds the highest score of a version, where it can be set. */
  readonly maxSetting?: 'cecTextureMax';
  /** From this score on one counts as not normal. */
  readonly abnormalFrom: number;
  /** Scores that call for a vet the same day. */
  readonly alert: readonly number[];
  /** A flag of this scale shows the score that was given, and not the one that calls for a vet. */
  readonly isDrawnAsGiven?: boolean;
  /** Scores from which on shares are told beside that of "not normal", as poultry practice asks. */
  readonly alsoFrom?: readonly number[];
  /** What it leans on; keys of the sources. */
  readonly sources: readonly string[];
  /** Whether no published equivalent was found; of the others only cut-offs are this product's own. */
  readonly isOwn: boolean;
  /** Colours of its scores in charts, where they are names of colours. */
  readonly colours?: readonly string[];
  /** Among the scales that the plan of a house can show, 1 says most about a place. */
  readonly onPlan?: number;
}

/*
 * Sections import nothing that runs but each other's leaves: every page that names one holds the file, also the first one.
 * What they check and estimate with is handed to them.
 */

/** What the shape of an entry is told with. */
export type Checks = typeof import('#features/flock/shared/scoring/entries/shape-checks.ts');

/** What measures are estimated with. */
export interface Estimators {
  readonly shareOf: typeof import('#core/statistics/estimates.ts').shareOf;
  readonly footIndex: typeof import('#features/flock/shared/scoring/results/foot-index.ts').footIndex;
  readonly highestAmmonia: typeof import('#features/flock/shared/scoring/results/ammonia-results.ts').highestAmmonia;
}

/** What decides a light. Without `of` it is the share that is not normal. */
export interface MeasureRule<I> {
  readonly unit: 'percent' | 'index' | 'ppm';
  /** What an area begins with. */
  readonly limit: Limit | ((area: Area) => Limit);
  of?(items: readonly I[], head: ReportHead, by: Estimators): Measured;
}

/** In the unit of the measure; of a percentage the share is all that is needed. */
export type Measured = Share | (Estimate & { readonly share: Share | null });

/** What is noted beside the score of an item: a tick, one of some, or any of some. */
export type Note =
  /** `csv` is what the data call it; `isLater`: records that are older do not have it. */
  | { readonly kind: 'tick'; readonly field: string; readonly csv: string; readonly isLater?: boolean }
  /** Asked for from a score on where `from` says so. The data have it in the column `where`, or as a tick `cake_ring`. */
  | {
      readonly kind: 'choice';
      readonly field: 'where' | 'cake';
      readonly of: readonly string[];
      readonly from?: number;
    }
  | { readonly kind: 'seen'; readonly field: 'seen'; readonly of: readonly string[] };

/** Columns of the data that some sections fill; `ticks` follow those of the notes. */
export interface OwnColumns {
  readonly where?: string | null;
  readonly ppm?: number | null;
  readonly method?: string | null;
  readonly left?: number | null;
  readonly right?: number | null;
  readonly ticks?: readonly string[];
}

/** A line of advice; what is left out is empty. */
export type Cause = Pick<Told, 'key'> & Partial<Told>;

/** What a section is looked at by, to say what to do first. */
export interface Look<I> {
  readonly report: Report;
  readonly farm: Farm;
  readonly result: SectionResult;
  /** With all their scores. */
  readonly items: readonly I[];
  /** What of all that counts is not normal; of a walk its birds. */
  readonly abnormal: readonly (I | SeenBird)[];
}

/** What several sections show at once, and the sentence `hint.<key>`; of two that fit, the weightier one is told. */
export interface Hint {
  readonly key: string;
  /** The sections it speaks of; the one that declares it is among them. */
  readonly sections: readonly SectionKey[];
  readonly weight: number;
  isSeen(seen: Seen): boolean;
}

export interface Seen {
  /** A section that was not assessed is neither off nor calm. */
  readonly isOff: (section: SectionKey) => boolean;
  readonly isCalm: (section: SectionKey) => boolean;
  /** What the sections tell of themselves (`tells`). */
  readonly signs: Readonly<Record<string, boolean | undefined>>;
}

export const fitNotes = [
  'scratchArea',
  'noLitter',
  'onBelt',
  'perTier',
  'duckLitter',
  'duckTexture',
  'duckCecal',
  'duckFeather',
  'turkeyFeet',
] as const;
export type FitNote = (typeof fitNotes)[number];

interface Declared<Key extends string, Scales, Measures extends string, I extends Numbered> {
  readonly key: Key;
  /** The scales that one item is scored on, in this order. */
  readonly scales: Scales;
  /** How many a report holds, how few are enough to complete it, and how many a visit should have of what is easily found. */
  readonly size: { readonly most: number; readonly least: number; readonly aim?: number };
  /** What its light is decided by, the headline first. */
  readonly measures: Readonly<Record<Measures, MeasureRule<I>>>;
  /** Its picture among the sections. */
  readonly picture: PlainDrawing;
  /** What of its ranks is told: in the row of the printed summary, and beside the headline. */
  readonly ranks?: { readonly row?: 'median' | 'worst'; readonly detail: readonly ('median' | 'worst')[] };
  /** Where it is not scored, and what is told beside it on other floors and with other birds (from husbandry, our own). */
  readonly fit?: {
    readonly not?: { readonly on: readonly House['floor'][]; readonly note: FitNote };
    readonly inCages?: FitNote;
    readonly types?: Readonly<Partial<Record<FarmType, FitNote>>>;
  };
  /** Which item raises which red flag. */
  readonly raises?: Readonly<Partial<Record<FlagTrigger, (item: I, set: ScaleSet) => boolean>>>;
  /** The record without what raised a flag; null takes the item away. */
  withdraw?(record: Omit<I, 'id'>, set: ScaleSet): Omit<I, 'id'> | null;
  /** Columns of the data that only it fills. */
  columns?(item: I): OwnColumns;
  /** What to look at first, by what stands out; null when there is nothing to say. */
  cause(look: Look<I>): Cause | null;
  /** Signs that hints ask for. */
  tells?(items: readonly I[], result: SectionResult): Readonly<Record<string, boolean>>;
  readonly hints?: readonly Hint[];
}

/** A section that is scored item by item: all that is known of it but its words and drawings. */
export interface ScoredSection<Key extends string, Scales, Measures extends string, I extends Numbered>
  extends Declared<Key, Scales, Measures, I> {
  readonly kind: 'scored';
  /** What one of it is counted as. */
  readonly noun: 'spot' | 'dropping' | 'bird';
  readonly notes: readonly Note[];
  /** Sides that are scored one by one; the worse one is the score. */
  readonly sides?: readonly ('left' | 'right')[];
  /** Whether it can also be looked at on a walk, each bird a record of its own. */
  readonly isWalked?: boolean;
}

/** A section that is measured: its records are readings. */
export interface MeasuredSection<Key extends string, Scales, Measures extends string, I extends Numbered>
  extends Declared<Key, Scales, Measures, I> {
  readonly kind: 'measured';
  readonly noun: 'place';
  /** What a reading must be. */
  check(checks: Checks): Check;
}
