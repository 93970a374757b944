import {
  type Flag,
  type FlagTrigger,
  type Report,
  type Sign,
  signKeys,
  type TakenBack,
} from '#features/flock/shared/scoring/report.ts';
import { alarmingFeet } from '#features/flock/shared/sections/fpd.ts';
import type { AnyItem, SectionKey } from '#features/flock/shared/sections/sections.ts';
import { flagsOf, type RaisedFlag } from './flags.ts';

/** A flag to show now. */
export interface PendingFlag {
  readonly trigger: FlagTrigger;
  /** The item to show, the latest; empty for what was only ticked. */
  readonly of: string;
  /** All that nobody has answered of this trigger, `of` among it: items, or signs that were ticked (`signs:deaths`). */
  readonly covers: readonly string[];
}

/**
 * The flag to show now. Each bloody dropping, foot and reading calls once, and so does each sign of illness beside
 * green droppings: `called` and `seen` quiet what they answered, and nothing that comes later.
 */
export function pendingFlag(report: Report): PendingFlag | null {
  for (const flag of flagsOf(report)) {
    const covers = causesOf(report, flag).filter(
      (cause) => asks(flag.trigger, cause) && answering(report, flag.trigger, cause) === undefined,
    );
    if (covers.length === 0) continue;
    return {
      trigger: flag.trigger,
      of: flag.of.findLast((key) => covers.includes(key)) ?? flag.of.at(-1) ?? '',
      covers,
    };
  }
  return null;
}

/** What was done about some of what raised a flag; `done` is null while nobody has answered. */
export interface FlagAnswer extends Pick<Flag, 'trigger' | 'done' | 'was'> {
  /** Keys of items, also of such as are gone since, or signs that were ticked. */
  readonly about: readonly string[];
  readonly at: string | null;
}

/** Every cause of the flags of a report with what was done about it, then the scores that were taken back as wrong. */
export function flagAnswers(report: Report): FlagAnswer[] {
  const raised = flagsOf(report).flatMap((flag) => answersTo(report, flag));
  const wrong = report.flags
    .filter(({ done }) => done === 'wrong')
    .map(
      ({ trigger, of, covers = [of], done, at, was }): FlagAnswer => ({
        trigger,
        about: covers,
        done,
        at,
        ...(was && { was }),
      }),
    );
  return [...raised, ...wrong];
}

function answersTo(report: Report, flag: RaisedFlag): FlagAnswer[] {
  const byAnswer = Map.groupBy(causesOf(report, flag), (cause) => answering(report, flag.trigger, cause));
  return [...byAnswer].map(([answer, about]) => ({
    trigger: flag.trigger,
    about,
    done: answer?.done ?? null,
    at: answer?.at ?? null,
  }));
}

/** What a cause is of, as it stands: number, feet, place of a reading. */
export function tellOf(item: AnyItem): TakenBack {
  const { no } = item;
  if ('location' in item) return { no, feet: [], place: { location: item.location, locationText: item.locationText } };
  return { no, feet: 'hasToes' in item ? alarmingFeet(item) : [], place: null };
}

const signCause = (sign: Sign) => `signs:${sign}`;

/** The sign that a cause is; null for an item. */
export function signOf(cause: string): Sign | null {
  return signKeys.find((sign) => signCause(sign) === cause) ?? null;
}

/** One tick of sudden deaths asks once, also beside green droppings: its own notice says all that theirs does. */
function asks(trigger: FlagTrigger, cause: string): boolean {
  return trigger === 'deaths' || cause !== signCause('deaths');
}

/** A third green dropping tells nothing new, another sign of illness does. */
function causesOf(report: Report, { trigger, of }: RaisedFlag): readonly string[] {
  if (trigger === 'green') return signKeys.filter((sign) => report.signs[sign]).map(signCause);
  return trigger === 'deaths' ? [signCause('deaths')] : of;
}

/** The answer that quiets a cause, a call before a look. A wrong score was taken back: should it come again, it calls again. */
function answering(report: Report, trigger: FlagTrigger, cause: string): Flag | undefined {
  const speaker = asks(trigger, cause) ? trigger : 'deaths';
  const about = report.flags.filter((flag) => flag.trigger === speaker && isAbout(report, flag, cause));
  return about.find(({ done }) => done === 'called') ?? about.find(({ done }) => done === 'seen');
}

function isAbout(report: Report, { covers, at }: Flag, cause: string): boolean {
  if (covers !== undefined) return covers.includes(cause);
  // Without `covers` an answer is older and spoke for all of its trigger that there was by then.
  const [section, id] = cause.split(':') as [SectionKey, string];
  if (signOf(cause) !== null) return true;
  return (report[section] as readonly { id: string; at: string }[]).some((item) => item.id === id && item.at <= at);
}
