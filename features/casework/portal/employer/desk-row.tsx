import { useId } from 'react';
import { Link } from 'react-router';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { workingDaysBetween } from '#core/calendar/working-days.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { type employerDeskCall, employerOneCall } from '#features/casework/calls/employer.ts';
import { StateTag } from '#features/casework/portal/application/state-tag.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { lastMoment, showDateTime, showDeadline } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { useCalendar } from '#web/portal/calendar.ts';
import styles from './employer.module.css';
import { StaffFields } from './staff-fields.tsx';
import { useEmployerWords } from './words.ts';

export type Desk = OutputOf<typeof employerDeskCall>;

interface DeskRowProps {
  readonly row: Desk['rows'][number];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A case of the staff; one that waits is checked in place. */
export function DeskRow({ row, isOpen, onToggle }: DeskRowProps) {
  const t = useEmployerWords();
  const locale = useSession((session) => session.locale);
  const body = useId();
  const isWaiting = row.state === 'UNIT_REVIEW';
  const canCheck = isWaiting && !row.isMine;
  return (
    <li className={`parted ${styles.row}`} data-open={(canCheck && isOpen) || undefined}>
      <div className={styles.head}>
        <span className={`middle ${styles.initial}`} aria-hidden="true">
          {Array.from(row.applicant)[0]}
        </span>
        <div className="slim">
          <Link className="ink unlined underlines breaks" to={`/personal/unit/${row.id}`}>
            <b>{row.applicant}</b> · {textIn(row.title, locale)}
          </Link>
          <p className="meta">
            {row.no && <span>{row.no}</span>}
            <span>{t('desk.submitted', { time: showDateTime(row.submittedAt, locale) })}</span>
            {isWaiting && row.isMine && <span>{t('desk.mine')}</span>}
          </p>
        </div>
        {isWaiting && row.dueAt && <TimeLeft dueAt={row.dueAt} />}
        {canCheck ? (
          <Button
            small
            kind={isOpen ? 'text' : undefined}
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={onToggle}
          >
            {t(isOpen ? 'desk.fold' : 'desk.check')}
            <span className="vh"> {row.applicant}</span>
          </Button>
        ) : (
          <StateTag state={row.state} />
        )}
      </div>
      {canCheck && (
        <div id={body} hidden={!isOpen} className="above-16">
          {isOpen && <OpenRow id={row.id} />}
        </div>
      )}
    </li>
  );
}

/** Working days from which it is urgent to answer. */
const urgent = 3;

/** How many working days are left, and the day itself. */
function TimeLeft({ dueAt }: { dueAt: string }) {
  const t = useEmployerWords();
  const locale = useSession((session) => session.locale);
  const calendar = useCalendar();
  const days = workingDaysBetween(dayInShanghai(now()), dayInShanghai(lastMoment(dueAt)), calendar);
  return (
    <p className={styles.left}>
      <b className="block" data-urgent={days <= urgent || undefined}>
        {days > 0 ? t('desk.daysLeft', { count: days }) : t('desk.lastDay')}
      </b>
      <small className="muted">{t('desk.by', { date: showDeadline(dueAt, locale) })}</small>
    </p>
  );
}

function OpenRow({ id }: { id: string }) {
  const { data, error, refetch } = useCall(employerOneCall, { id }, { quiet: true });
  if (data) return <StaffFields whole={data} />;
  return error ? <ErrorState error={error} onRetry={refetch} /> : <SkeletonRows rows={5} />;
}
