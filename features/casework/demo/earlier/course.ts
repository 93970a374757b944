import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { addWorkingDays } from '#core/calendar/working-days.ts';
import { type ActionKey, type ActorKind, permissionOf } from '#core/workflow/actions.ts';
import type { CaseFacts } from '#core/workflow/facts.ts';
import type { StateKey } from '#core/workflow/states.ts';
import { transition } from '#core/workflow/transition.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { endOfDay } from '#features/casework/server/applications/status/deadlines.ts';
import type { Decision } from '#features/casework/server/applications/status/transition.ts';

/** How a case of the past went: what decides between the ways its programme has. */
export interface Fate {
  readonly isGranted: boolean;
  /** Sent back for corrections at the desk. */
  readonly isReturned: boolean;
  /** Reviewed cases go to the public notice together, twice a month. */
  readonly isTogether: boolean;
  /** Why, where it was refused. */
  readonly refusal: string;
  /** A number from 0 up to 1 for the nth thing left to chance. */
  readonly chance: (nth: number) => number;
}

/** One step that was taken. */
export interface Taken {
  readonly action: ActionKey;
  readonly as: ActorKind;
  readonly at: Date;
  readonly decision: Decision;
  /** Until when the step that ended here was due. */
  readonly dueAt: Date | null;
  /** Until when the one that began is due. */
  readonly nextDue: Date | null;
  readonly reason?: string;
}

/** Walks a case from its submission to where it ends, or to `until`, by the workflow of its programme. */
export function courseOf(programme: Programme, submittedAt: Date, until: Date, fate: Fate): Taken[] {
  const taken: Taken[] = [];
  let state: StateKey = 'DRAFT';
  let rounds = 0;
  let askedFrom: StateKey | undefined;
  let at = submittedAt;
  let dueAt: Date | null = null;
  for (;;) {
    const move = nextMove(programme, state, rounds, fate);
    if (!move) return taken;
    if (taken.length > 0)
      at = move.isAtEnd
        ? new Date(dueAt!.getTime() + 60_000)
        : later(
            move.isTogether ? announcementFrom(later(at, move.days, 0)) : at,
            move.isTogether ? 0 : move.days,
            fate.chance(20 + taken.length),
          );
    if (at > until) return taken;
    const isAsking = move.action === 'ask';
    const facts: CaseFacts = {
      state,
      rounds,
      now: at.toISOString(),
      windowOpen: true,
      isAnnounced: true,
      openCorrections: isAsking ? 1 : 0,
      answeredCorrections: 0,
      ...(askedFrom && { askedFrom }),
      ...(dueAt && { dueAt: dueAt.toISOString() }),
    };
    const { action, as, reason } = move;
    const needed = permissionOf(action, state);
    const actor = { kind: as, ...(needed && { permissions: [needed] }) };
    const decision = transition(programme, facts, { key: action, reason }, actor);
    if (!decision.ok) throw new Error(`${programme.code}: ${action} in ${state}: ${decision.key}`);
    const nextDue = endOf(programme, decision, at);
    taken.push({ action, as, at, decision, dueAt, nextDue, ...(reason && { reason }) });
    ({ state, rounds, askedFrom } = { askedFrom: undefined, ...decision });
    dueAt = nextDue;
  }
}

interface Move {
  readonly action: ActionKey;
  readonly as: ActorKind;
  readonly days: number;
  readonly reason?: string;
  /** When the time of the step is over. */
  readonly isAtEnd?: boolean;
  /** Done for all cases of that time on one day. */
  readonly isTogether?: boolean;
}

function nextMove({ deadlines, isOffer }: Programme, from: StateKey, asked: number, fate: Fate): Move | undefined {
  const { chance, isReturned, isGranted, refusal } = fate;
  const most = (deadlines[from] ?? 5) + (chance(9) > 0.94 ? 3 : 0);
  /** Within `to` working days, seldom on the last ones. */
  const within = (least: number, to: number, nth: number) => least + Math.round(chance(nth) ** 1.6 * (to - least));
  switch (from) {
    case 'DRAFT':
      return { action: 'submit', as: 'applicant', days: 0 };
    case 'UNIT_REVIEW':
      return { action: 'unit-pass', as: 'employer', days: within(0, 3, 1) };
    case 'ACCEPTING':
      if (isReturned && asked === 0) return { action: 'ask', as: 'operator', days: within(1, 4, 2) };
      return { action: 'accept', as: 'operator', days: within(0, Math.max(most - 1, 1), 3) };
    case 'SUPPLEMENT':
      return { action: 'submit', as: 'applicant', days: within(1, 5, 4) };
    case 'REVIEW':
      if (!isGranted) return { action: 'refuse', as: 'operator', days: within(2, most, 5), reason: refusal };
      return { action: 'pass', as: 'operator', days: within(1, most, 5) };
    case 'JOINT':
      // Twice a month leaves nobody waiting for longer than the joint review may take.
      if (fate.isTogether) return { action: 'opinions-in', as: 'operator', days: 3, isTogether: true };
      return { action: 'opinions-in', as: 'operator', days: within(3, most, 6) };
    case 'PUBLICITY':
      return { action: 'publicity-pass', as: 'system', days: 0, isAtEnd: true };
    case 'APPROVED':
      if (isOffer) return { action: 'take-up', as: 'applicant', days: within(0, 4, 7) };
      return { action: 'issue', as: 'operator', days: within(1, Math.max(most - 3, 2), 8) };
    case 'EFFECTIVE':
      return { action: 'end', as: 'system', days: 0, isAtEnd: true };
    default:
      return undefined;
  }
}

/** `days` working days on, at some time of the day; on the same day half an hour later at least. */
function later(from: Date, days: number, chance: number): Date {
  const day = addWorkingDays(dayInShanghai(from.getTime()), days, mainlandChina);
  const clock = Date.parse(`${day}T09:00:00+08:00`) + Math.floor(chance * 480) * 60_000;
  return new Date(Math.max(clock, from.getTime() + 1_800_000));
}

/** The days of a year on which those who were reviewed are announced: the first working days from each 10th and 25th on. */
export function announcementDays(year: number): string[] {
  return Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`).flatMap((month) =>
    ['10', '25'].map((date) => addWorkingDays(moveDate(`${month}-${date}`, { days: -1 }), 1, mainlandChina)),
  );
}

/** Midnight of the first of these days that is not before an instant. */
function announcementFrom(at: Date): Date {
  const day = dayInShanghai(at.getTime());
  const year = Number(day.slice(0, 4));
  const next = [...announcementDays(year), ...announcementDays(year + 1)].find((each) => each >= day)!;
  return new Date(`${next}T00:00:00+08:00`);
}

/** When the state that a step leads to must be left, by the shipped calendar. */
function endOf(programme: Programme, { state, deadlineDays }: Decision, at: Date): Date | null {
  const day = dayInShanghai(at.getTime());
  if (state === 'EFFECTIVE') return endOfDay(moveDate(day, { months: programme.validMonths }));
  return deadlineDays === undefined ? null : endOfDay(addWorkingDays(day, deadlineDays, mainlandChina));
}
