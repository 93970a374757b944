import { textIn } from '#core/texts/text.ts';
import { type ActivityPhase, activityMode, activityPhases } from '#features/activities/shared/activity-choices.ts';
import { labelOf } from '#features/contents/portal/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showShortDate, showTime, withWeekday } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import { type ActivityLine, phaseOf } from './line.ts';
import { useActivityWords } from './words.ts';

const tones: Readonly<Record<ActivityPhase, TagTone>> = {
  OPEN: 'open',
  FULL: 'warn',
  NOT_OPEN: 'soon',
  CLOSED: 'shut',
  ONGOING: 'green',
  ENDED: 'shut',
  CANCELLED: 'bad',
};

export function PhaseTag({ phase }: { phase: string }) {
  const locale = useSession((state) => state.locale);
  const known = phaseOf(phase);
  return <Tag tone={tones[known]}>{textIn(activityPhases[known], locale)}</Tag>;
}

/** Below this many seats are said to be the last ones. */
const few = 10;

/** What the phase means for somebody who wants to come: seats left, people waiting, or when it opens. */
export function SeatsLeft({ line, now }: { line: ActivityLine; now: number }) {
  const t = useActivityWords();
  const locale = useSession((state) => state.locale);
  switch (phaseOf(line.phase)) {
    case 'OPEN':
      if (line.left === null) return t('noLimit');
      return line.left <= few ? t('lastLeft', { count: line.left }) : t('left', { count: line.left });
    case 'FULL':
      return line.waitlist ? t('canWait', { count: line.waiting }) : t('noWait');
    case 'NOT_OPEN':
      return line.signFrom ? t('opensOn', { date: showShortDate(line.signFrom, locale, now) }) : null;
    default:
      return null;
  }
}

/** Hours and place in one line. */
export function WhenAndWhere({
  line,
  withDay = false,
  now = 0,
}: {
  line: ActivityLine;
  withDay?: boolean;
  now?: number;
}) {
  const locale = useSession((state) => state.locale);
  const { startAt, endAt, address, mode } = line;
  const place = textIn(address, locale);
  const day = withDay && startAt ? `${withWeekday(startAt, locale, showShortDate(startAt, locale, now))} ` : '';
  return (
    <span className="meta">
      {startAt && (
        <span>
          <Icon name="clock" size={16} />
          {day}
          {showTime(startAt)}–{endAt && showTime(endAt)}
        </span>
      )}
      <span>
        <Icon name="place" size={16} />
        {place || labelOf(activityMode, mode, locale)}
      </span>
    </span>
  );
}
