import { Icon } from '#web/office/icons/icon.tsx';
import { useTexts } from '#web/office/texts.ts';
import { momentOf, shortTime, spanText } from './time.ts';

/** A due date in words: overdue by how long, today at what time, or the date. */
export function Due({ at, clock = false }: { at: string | null; clock?: boolean }) {
  const t = useTexts();
  if (at === null) return <span className="due">–</span>;
  const now = new Date();
  const lateBy = now.getTime() - new Date(at).getTime();
  const moment = momentOf(at);
  const isToday = moment.day === momentOf(now).day;
  const tone = lateBy > 0 ? 'late' : isToday ? 'soon' : '';
  const words =
    lateBy > 0
      ? t('time.late', { span: spanText(lateBy, t) })
      : isToday
        ? t('time.today', { time: moment.clock })
        : shortTime(at, now);
  return (
    <span className={`due ${tone}`}>
      {clock && <Icon name="clock" size={14} />} {words}
    </span>
  );
}
