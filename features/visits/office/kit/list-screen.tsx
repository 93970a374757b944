import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button, buttonClass } from '#web/kit/controls/button.tsx';
import { isoDay, showDate, showTime, withWeekday } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { Frame } from './frame.tsx';
import pieces from './kit.module.css';
import styles from './list.module.css';
import { officePath } from './paths.ts';
import { dayHash, goTo, hashOf } from './route.ts';
import { kitStore, sendNow } from './store/queue.ts';
import type { KeptReport, KeptSeen, KeptVisit } from './store/store.ts';
import { useReports, useVisits, useWaiting } from './store/use-kit.ts';
import { useWorker } from './store/worker.ts';
import { begin, countSettled } from './store/write.ts';
import { SyncLine } from './sync-line.tsx';
import { useKitWords } from './words.ts';

type Kept = { readonly report: KeptReport; readonly seen: readonly KeptSeen[] } | undefined;

/** The visits of whoever works here, day by day; the next one is framed. */
export function ListScreen({ isKept }: { isKept: boolean | undefined }) {
  const t = useKitWords();
  const locale = useSession((session) => session.locale);
  const name = useWorker(({ worker }) => worker?.name);
  const visits = useVisits();
  const reports = useReports();
  const waiting = useWaiting();
  if (!visits || !reports) return null;
  const next = visits.find((visit) => visit.isOpen && !reports.get(visit.id)?.report.finishedAt);
  const days = [...Map.groupBy(visits, ({ startAt }) => isoDay(startAt))];
  const routed = next ? isoDay(next.startAt) : days.at(-1)?.[0];
  const isToday = days.some(([day]) => day === isoDay(now()));
  return (
    <Frame
      title={t(isToday ? 'list.today' : 'list.title')}
      note={[withWeekday(now(), locale), name].filter(Boolean).join('　')}
      line={<SyncLine isKept={isKept} />}
      foot={
        <>
          <Button onClick={() => void sendNow()}>
            <Icon name="refresh" size={18} />
            {t('list.sync', { count: waiting })}
          </Button>
          {routed && (
            <a className={buttonClass({ kind: 'line' })} href={dayHash(routed)}>
              {t('route.title')}
            </a>
          )}
        </>
      }
    >
      {visits.length === 0 && (
        <div className={styles.empty}>
          <b>{t('list.none')}</b>
          <p>{t('list.noneHint')}</p>
        </div>
      )}
      {days.map(([day, ofDay]) => (
        <section key={day} aria-label={showDate(ofDay[0]!.startAt, locale)}>
          <h2 className={styles.day}>
            {withWeekday(ofDay[0]!.startAt, locale)}
            {ofDay.length > 1 && <a href={dayHash(day)}>{t('route.ofDay', { count: ofDay.length })}</a>}
          </h2>
          <ol className={styles.days}>
            {ofDay.map((visit) => (
              <VisitRow key={visit.id} visit={visit} kept={reports.get(visit.id)} isNext={visit === next} />
            ))}
          </ol>
        </section>
      ))}
      {visits.length > 0 && isKept && (
        <p className={styles.hint}>
          <Icon name="download" size={16} />
          {t('list.kept')}
        </p>
      )}
      <p className={styles.hint}>
        <a href={officePath}>{t('list.office')}</a>
      </p>
    </Frame>
  );
}

function VisitRow({ visit, kept, isNext }: { visit: KeptVisit; kept: Kept; isNext: boolean }) {
  const t = useKitWords();
  const locale = useSession((session) => session.locale);
  const minutes = Math.round((Date.parse(visit.endAt) - Date.parse(visit.startAt)) / 60_000);
  const finishedAt = kept?.report.finishedAt ?? visit.finishedAt;
  const state = finishedAt ? 'done' : isNext ? 'next' : 'later';
  const open = async () => {
    if (visit.isOpen && !kept) await begin(kitStore(), visit.id);
    goTo(hashOf(visit.id));
  };
  const level = [visit.group, visit.prize].flatMap((text) => (text ? textIn(text, locale) : [])).join(' ');
  return (
    <li className={styles.stop} data-state={state}>
      <time dateTime={visit.startAt}>
        {showTime(visit.startAt)}
        <small>{t('list.minutes', { count: minutes })}</small>
      </time>
      <div className={styles.card}>
        <h3>{visit.project}</h3>
        <p>
          <Icon name="place" size={16} />
          {visit.address}
        </p>
        <p>
          <Icon name="person" size={16} />
          {[t('list.contact', { name: visit.contact.name }), level].filter(Boolean).join(' · ')}
        </p>
        <div className="row wraps gap-8">
          <StateTags visit={visit} kept={kept} />
        </div>
        <div className={pieces.pair}>
          {isNext && visit.contact.phone && (
            <a className={buttonClass({ kind: 'line' })} href={`tel:${visit.contact.phone.replace(/[^+\d]/g, '')}`}>
              <Icon name="phone" size={18} />
              {t('list.ring')}
            </a>
          )}
          <Button kind={isNext ? 'primary' : 'line'} onClick={() => void open()}>
            {t(finishedAt || !visit.isOpen ? 'list.look' : kept || visit.begunAt ? 'list.goOn' : 'list.start')}
          </Button>
        </div>
      </div>
    </li>
  );
}

function StateTags({ visit, kept }: { visit: KeptVisit; kept: Kept }) {
  const t = useKitWords();
  const finishedAt = kept?.report.finishedAt ?? visit.finishedAt;
  if (finishedAt) {
    const isSent = visit.state === 'FINISHED' || kept?.report.isSent;
    return (
      <>
        <Tag tone={isSent ? 'open' : 'warn'}>
          {t(isSent ? 'list.sent' : 'list.signed', { time: showTime(finishedAt) })}
        </Tag>
        {visit.differences ? <Tag tone="warn">{t('list.differences', { count: visit.differences })}</Tag> : null}
        {kept?.report.problem && <Tag tone="bad">{kept.report.problem}</Tag>}
      </>
    );
  }
  if (!visit.isOpen) return <Tag tone="shut">{t('list.closed')}</Tag>;
  if (!kept && !visit.begunAt) return <Tag tone="soon">{t('list.agreed')}</Tag>;
  const total = visit.checklist.length;
  return <Tag tone="warn">{t('list.under', { done: countSettled(visit, kept?.seen ?? visit.seen), total })}</Tag>;
}
