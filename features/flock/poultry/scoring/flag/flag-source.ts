import { drawingUrl } from '#features/flock/poultry/drawings/drawings.ts';
import type { Field } from '#features/flock/poultry/scoring/item/items.ts';
import type { BirdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import { drawingOf } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import type { Entry } from '#features/flock/shared/scoring/entries/entries.ts';
import { scoreOf } from '#features/flock/shared/scoring/items.ts';
import type { Report, TakenBack } from '#features/flock/shared/scoring/report.ts';
import { type PendingFlag, tellOf } from '#features/flock/shared/scoring/results/flag-answers.ts';
import { flagsOf } from '#features/flock/shared/scoring/results/flags.ts';
import type { ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { scalesOfSection, widestScale } from '#features/flock/shared/scoring/scales.ts';
import type { Side } from '#features/flock/shared/sections/fpd.ts';
import {
  type AnyItem,
  isScored,
  type ScaleKey,
  type SectionKey,
  sectionIn,
  sectionOf,
} from '#features/flock/shared/sections/sections.ts';

/** The item or reading that raised a flag, as the flag tells of it. */
export interface Raiser {
  readonly key: string;
  readonly section: SectionKey;
  readonly no: number;
  readonly field: Field;
  /** The feet that raised it; none of what is no foot. */
  readonly feet: readonly Side[];
  readonly scale: ScaleKey;
  readonly score: number | null;
  readonly ppm: number | null;
  readonly at: string;
}

/** What stands under `intestinal:abc`; null when it is gone or nothing raised the flag but a tick. */
export function raiserOf(report: Report, key: string): Raiser | null {
  const section = sectionIn(key);
  const item = itemUnder(report, key);
  const scale = section && scalesOfSection(section).find((each) => widestScale(each).alert.length > 0);
  if (!section || !item || !scale) return null;
  // Both feet at once are told of, and the way back leads to the first.
  const { feet } = tellOf(item);
  const field = feet[0] ?? (isScored(section) ? (widestScale(scale).field as Field) : 'score');
  const ppm = 'ppm' in item ? item.ppm : null;
  return { key, section, scale, field, feet, score: scoreOf(item, scale), ppm, no: item.no, at: item.at };
}

/** What stands under `intestinal:abc`, or nothing. */
function itemUnder(report: Report, key: string): AnyItem | undefined {
  const section = sectionIn(key);
  const items: readonly AnyItem[] = section ? report[section] : [];
  return items.find(({ id }) => key === `${section}:${id}`);
}

/** The drawing that shows what was scored; of blood that was only ticked, the drawing of blood. */
export function drawingOfRaiser(
  { scale, score }: Raiser,
  { scales, kind }: { scales: ScaleSet; kind: BirdKind },
): string {
  const { alert, isDrawnAsGiven = false } = widestScale(scale);
  const isShown = score !== null && (alert.includes(score) || isDrawnAsGiven);
  return drawingUrl(drawingOf(scale, isShown ? score : alert[0]!, scales, kind), 'large');
}

/** What the cause of a flag is of, to be kept with the answer that takes it back; nothing of a tick. */
export function tellTakenBack(report: Report, key: string): { readonly was?: TakenBack } {
  const found = itemUnder(report, key);
  return found ? { was: tellOf(found) } : {};
}

/** Whether a cause stands: the tap that was undone may have been about something else of the item. */
export function isStillRaised(report: Report, { trigger, of }: Pick<PendingFlag, 'trigger' | 'of'>): boolean {
  const raised = flagsOf(report).find((flag) => flag.trigger === trigger);
  return raised !== undefined && (of === '' || raised.of.includes(of));
}

/** What takes a flag's cause back when the tap that gave it is no longer known. */
export function withdrawn(report: Report, { trigger, of }: Pick<PendingFlag, 'trigger' | 'of'>): Entry[] {
  if (of === '')
    return [{ key: 'signs', value: { ...report.signs, deaths: trigger === 'deaths' ? false : report.signs.deaths } }];
  const section = sectionIn(of);
  const found = itemUnder(report, of);
  if (!section || !found) return [];
  const { id: _, ...value } = found;
  return [{ key: of, value: sectionOf(section).withdraw?.(value, report.head.scales) ?? null }];
}
