import { textIn } from '#core/texts/text.ts';
import { type Clock, clockNames, clockText, clockTone } from '#features/complaints/shared/clock.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { showDate } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useCalendar } from '#web/portal/calendar.ts';
import styles from './complaints.module.css';
import { useComplaintWords } from './words.ts';

interface Clocked {
  readonly state: string;
  readonly createdAt: string;
  readonly acceptBy: string;
  readonly acceptedAt: string | null;
  readonly startedAt: string;
  readonly dueAt: string;
  readonly repliedAt: string | null;
}

/** The two clocks of a complaint in words: one working day until it is taken up, five until it is answered. */
export function Clocks({ line }: { line: Clocked }) {
  const t = useComplaintWords();
  const locale = useSession((session) => session.locale);
  const isOver = line.state === 'INVALID';
  const accept = clockOf(line.createdAt, line.acceptBy, line.acceptedAt, isOver);
  const answer = clockOf(line.startedAt, line.dueAt, line.repliedAt, isOver || line.state === 'CLOSED');
  return (
    <dl className={`stack two rounded lined ${styles.clocks}`}>
      <Face name={textIn(clockNames.accept, locale)} clock={accept} limit={t('clock.acceptLimit')} />
      <Face name={textIn(clockNames.answer, locale)} clock={answer} limit={t('clock.answerLimit')} />
    </dl>
  );
}

function Face({ name, clock, limit }: { name: string; clock: Clock; limit: string }) {
  const t = useComplaintWords();
  const locale = useSession((session) => session.locale);
  const calendar = useCalendar();
  const tone = clockTone(clock, now());
  return (
    <div data-tone={tone}>
      <dt className="row gap-6 small muted">
        <Icon name={tone === 'met' ? 'check' : 'clock'} size={16} />
        {name}
      </dt>
      <dd>
        <b className="title-20">{textIn(clockText(clock, now(), calendar), locale)}</b>
        <small className="block small muted">
          <span className="block">{limit}</span>
          {tone !== 'over' && (
            <span className="block">{t('clock.by', { date: showDate(new Date(clock.by).toISOString(), locale) })}</span>
          )}
        </small>
      </dd>
    </div>
  );
}

function clockOf(from: string, by: string, met: string | null, isOver: boolean): Clock {
  const at = (iso: string) => new Date(iso).getTime();
  return { from: at(from), by: at(by), met: met === null ? null : at(met), isOver };
}
