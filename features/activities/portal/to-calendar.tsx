import { calendarFile } from '#core/calendar/ics.ts';
import { textIn } from '#core/texts/text.ts';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { saveFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import type { ActivityLine } from './line.ts';
import { useActivityWords } from './words.ts';

/** Hands the activity to the calendar of the device. */
export function ToCalendar({ content, line }: { content: OneContent; line: ActivityLine }) {
  const t = useActivityWords();
  const locale = useSession((state) => state.locale);
  const save = () => {
    const title = textIn(content.title, locale);
    const event = {
      uid: `${content.id}@${window.location.hostname}`,
      startAt: new Date(line.startAt),
      endAt: new Date(line.endAt),
      title,
      place: textIn(line.address, locale),
      note: textIn(content.summary, locale),
      url: `${window.location.origin}/activity/${content.id}`,
      changedAt: new Date(content.publishedAt),
      isCancelled: line.phase === 'CANCELLED',
    };
    const blob = new Blob([calendarFile([event], title)], { type: 'text/calendar;charset=utf-8' });
    saveFile({ name: `${title.replace(/[\\/:*?"<>|]/g, ' ')}.ics`, blob });
  };
  if (line.phase === 'ENDED' || line.phase === 'CANCELLED' || !line.startAt) return null;
  return (
    <Button onClick={save}>
      <Icon name="calendar" />
      {t('toCalendar')}
    </Button>
  );
}
