import { mainlandChina } from '#core/calendar/mainland-china.ts';
import { type Calendar, type OwnDay, withOwnDays } from '#core/calendar/working-days.ts';
import type { Text } from '#core/texts/text.ts';
import { type Clock, clockLine, clockNames, clockShare, clockTone } from '#features/complaints/shared/clock.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './clocks.module.css';

/** The instants of a complaint's two clocks, and its state. */
export interface Timed {
  readonly state: string;
  readonly createdAt: string;
  readonly acceptBy: string;
  readonly acceptedAt: string | null;
  readonly startedAt: string;
  readonly dueAt: string;
  readonly repliedAt: string | null;
}

/** Both clocks as bars, each with its words: the short one until it is taken up, the long one until it is answered. */
export function Clocks({ of, days }: { of: Timed; days: readonly OwnDay[] }) {
  const { accept, answer } = clocksOf(of);
  const calendar = withOwnDays(mainlandChina, days);
  return (
    <span className={`stack gap-8 size-12 ${styles.clocks}`}>
      <ClockBar name={clockNames.accept} clock={accept} calendar={calendar} />
      <ClockBar name={answerName(of)} clock={answer} calendar={calendar} />
    </span>
  );
}

function ClockBar({ name, clock, calendar }: { name: Text; clock: Clock; calendar: Calendar }) {
  const read = useTextIn();
  const now = Date.now();
  return (
    <span className="block slim" data-tone={clockTone(clock, now)}>
      <i className={`block clip ${styles.bar}`}>
        <i className="block" style={{ width: `${clockShare(clock, now) * 100}%` }} />
      </i>
      <span className={`block ${styles.text}`}>{read(clockLine(name, clock, now, calendar))}</span>
    </span>
  );
}

/** What the second clock runs for: the answer, or another one after it was reopened. */
export function answerName({ createdAt, startedAt }: Timed): Text {
  return createdAt === startedAt ? clockNames.answer : clockNames.answerAgain;
}

export function clocksOf(timed: Timed): { accept: Clock; answer: Clock } {
  const isRefused = timed.state === 'INVALID';
  const isEnded = isRefused || timed.state === 'CLOSED';
  return {
    accept: clockOf(timed.createdAt, timed.acceptBy, timed.acceptedAt, isRefused),
    answer: clockOf(timed.startedAt, timed.dueAt, timed.repliedAt, isEnded),
  };
}

function clockOf(from: string, by: string, met: string | null, isOver: boolean): Clock {
  const at = (iso: string) => new Date(iso).getTime();
  return { from: at(from), by: at(by), met: met === null ? null : at(met), isOver };
}
