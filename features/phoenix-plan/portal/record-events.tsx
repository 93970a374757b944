import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FormDownload } from '#features/casework/portal/application/form-download.tsx';
import { useApplicationWords, type Whole } from '#features/casework/portal/application/programme.ts';
import { toldEvents } from '#features/casework/portal/application/told-events.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { wordsOfDesk } from '#features/casework/shared/reasons.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { recordPath } from './act-path.ts';
import styles from './record.module.css';
import { usePhoenixWords } from './words.ts';

/** What happened to an application, the newest first, each with where to read more of it. */
export function RecordEvents({ whole, programme }: { whole: Whole; programme: Programme }) {
  const t = usePhoenixWords();
  const application = useApplicationWords();
  const locale = useSession((session) => session.locale);
  const told = toldEvents(whole);
  const last = told.findLast(({ event }) => event.action === 'submit');
  if (told.length === 0) return null;
  const linkOf = (action: string): ReactNode => {
    if (action === 'ask') return <Link to={recordPath(whole.id)}>{t('records.compare')}</Link>;
    if (action === 'announce' && whole.notice)
      return <Link to={`/notify/${whole.notice.id}`}>{t('records.notice')}</Link>;
    if (action === 'issue' && whole.certificate)
      return <Link to={`/verify/${whole.certificate.code}`}>{t('records.decision')}</Link>;
    return null;
  };
  return (
    <section>
      <h3 className={`title-20 row wraps baseline gap-4-12 ${styles.title}`}>
        {t('records.events')} <small>{t('records.eventCount', { count: told.length })}</small>
      </h3>
      <ul className="small">
        {told.toReversed().map(({ event, key }) => (
          <li key={event.id} className={`parted stack baseline ${styles.event}`}>
            <time className="muted" dateTime={event.at}>
              {showDate(event.at, locale)}
            </time>
            <span className="breaks">
              {application(`event.${key}`)}
              {event.reason && <span className="block muted">{wordsOfDesk(programme, event.reason, locale)}</span>}
            </span>
            {event.id === last?.event.id ? <FormDownload programme={programme} id={whole.id} /> : linkOf(event.action)}
          </li>
        ))}
      </ul>
    </section>
  );
}
