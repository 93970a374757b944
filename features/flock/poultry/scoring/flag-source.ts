import { drawingUrl } from '#features/flock/poultry/drawings/drawings.ts';
import { drawingOf } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import type { Entry } from '#features/flock/shared/scoring/entries.ts';
import { type PendingFlag, tellOf } from '#features/flock/shared/scoring/flag-answers.ts';
import { alarmingFeet, flagsOf } from '#features/flock/shared/scoring/flags.ts';
import type { Dropping, Foot, Reading, Report, Side, TakenBack } from '#features/flock/shared/scoring/report.ts';
import { type ScaleKey, type ScaleSet, type SectionKey, scalesOf } from '#features/flock/shared/scoring/scales.ts';
import type { Field } from './items.ts';

/** The item or reading that raised a flag, as the flag tells of it. */
export interface Raiser {
  readonly key: string;
  readonly section: Exclude<SectionKey, 'litter' | 'feather'>;
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
  const [section, id] = key.split(':') as [SectionKey, string];
  if (section === 'intestinal' || section === 'cecal') {
    const found = report[section].find((item) => item.id === id);
    const scale = section === 'intestinal' ? 'int_colour' : 'cec_colour';
    return found
      ? { key, section, scale, field: 'colour', feet: [], score: found.colour, ppm: null, ...pick(found) }
      : null;
  }
  if (section === 'fpd') {
    const found = report.fpd.find((item) => item.id === id);
    if (!found) return null;
    // Both feet at once are told of, and the way back leads to the first.
    const feet = alarmingFeet(report, found);
    const field = feet[0] ?? 'score';
    return { key, section, scale: 'fpd', field, feet, score: found.score, ppm: null, ...pick(found) };
  }
  if (section !== 'nh3') return null;
  const found = report.nh3.find((item) => item.id === id);
  return found
    ? { key, section, scale: 'nh3', field: 'score', feet: [], score: found.level, ppm: found.ppm, ...pick(found) }
    : null;
}

const pick = ({ no, at }: Dropping | Foot | Reading) => ({ no, at });

/** The drawing that shows what was scored; of blood that was only ticked, the drawing of blood. */
export function drawingOfRaiser({ scale, score }: Raiser, scales: ScaleSet): string {
  const { alert } = scalesOf(scales)[scale];
  const isAlert = score !== null && (alert.includes(score) || scale === 'int_colour' || scale === 'nh3');
  return drawingUrl(drawingOf(scale, isAlert ? score : alert[0]!, scales), 'large');
}

/** What the cause of a flag is of, to be kept with the answer that takes it back; nothing of a tick. */
export function tellTakenBack(report: Report, key: string): { readonly was?: TakenBack } {
  const [section, id] = key.split(':') as [SectionKey, string];
  const found = key === '' ? undefined : (report[section] as readonly Item[]).find((item) => item.id === id);
  return found ? { was: tellOf(report, found) } : {};
}

type Item = Report[SectionKey][number];

/** Whether a cause stands: the tap that was undone may have been about something else of the item. */
export function isStillRaised(report: Report, { trigger, of }: Pick<PendingFlag, 'trigger' | 'of'>): boolean {
  const raised = flagsOf(report).find((flag) => flag.trigger === trigger);
  return raised !== undefined && (of === '' || raised.of.includes(of));
}

/** What takes a flag's cause back when the tap that gave it is no longer known. */
export function withdrawn(report: Report, { trigger, of }: Pick<PendingFlag, 'trigger' | 'of'>): Entry[] {
  if (of === '')
    return [{ key: 'signs', value: { ...report.signs, deaths: trigger === 'deaths' ? false : report.signs.deaths } }];
  const [section, id] = of.split(':') as [SectionKey, string];
  const found = (report[section] as readonly { id: string }[]).find((item) => item.id === id);
  if (!found) return [];
  const { id: _, ...value } = found;
  return [{ key: of, value: cleared(section, value, scalesOf(report.head.scales).fpd.alert) }];
}

function cleared(section: SectionKey, value: object, footAlert: readonly number[]): unknown {
  if (section === 'nh3') return null;
  if (section !== 'fpd') {
    const { seen } = value as Dropping;
    return { ...value, colour: null, seen: seen.filter((each) => each !== 'blood') };
  }
  const keep = (score: number | null | undefined) => (score == null || footAlert.includes(score) ? null : score);
  const { left, right } = value as Foot;
  const feet = { left: keep(left), right: keep(right) };
  const scores = Object.values(feet).filter((score) => score !== null);
  return { ...value, ...feet, score: scores.length > 0 ? Math.max(...scores) : null };
}
