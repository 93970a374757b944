import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { instantInShanghai, isDateTime } from '#core/calendar/dates.ts';
import { textIn } from '#core/texts/text.ts';
import { activityMode } from '#features/activities/shared/activity-choices.ts';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { FactLines } from '#features/contents/portal/fact-lines.tsx';
import { labelOf } from '#features/contents/portal/words.ts';
import { courseOneCall } from '#features/learning/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { isoDay, showDateTime, showDeadline, showTime } from '#web/kit/dates.ts';
import styles from './activity-article.module.css';
import { type ActivityLine, courseOf } from './line.ts';
import { SeatsLeft } from './phase-tag.tsx';
import { useActivityWords } from './words.ts';

interface FactsProps {
  content: OneContent;
  line: ActivityLine;
  now: number;
  /** What can be done about it. */
  children: ReactNode;
}

/** When, where, for how many and until when one signs up. */
export function ActivityFacts({ content: { facts }, line, now, children }: FactsProps) {
  const t = useActivityWords();
  const locale = useSession((state) => state.locale);
  const course = courseOf(facts);
  const conditions = [facts.audit === 'YES' && t('audit'), facts.companyOnly === 'YES' && t('companyOnly')];
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t('time'), <When key="time" line={line} />],
    [t('place'), <Where key="place" line={line} />],
    [t('sessions.of'), course && <Course key="course" id={course} facts={facts} />],
    [t('mode'), labelOf(activityMode, facts.mode, locale)],
    [
      t('seats'),
      <>
        {typeof facts.quota === 'number' ? t('seatsOf', { quota: facts.quota }) : t('unlimited')}
        <small>
          <SeatsLeft line={line} now={now} />
        </small>
      </>,
    ],
    [
      t('signing'),
      <>
        {momentOf(facts.signFrom, (at) => showDateTime(at, locale))} –{' '}
        {momentOf(facts.signTo, (at) => showDateTime(at, locale))}
        {conditions.filter(Boolean).map((condition) => (
          <small key={String(condition)}>{condition}</small>
        ))}
      </>,
    ],
    [t('contact'), [facts.contactName, facts.contactPhone].filter(Boolean).join(' ')],
  ];
  return (
    <section className={`on-card round-card above-20 ${styles.box}`} aria-label={t('facts')}>
      <FactLines lines={lines} className={styles.facts} />
      <div className={`row wraps gap-12 ruled above-16 ${styles.actions}`}>{children}</div>
    </section>
  );
}

/** Within one day that day is told once. */
function When({ line: { startAt, endAt } }: { line: ActivityLine }) {
  const locale = useSession((state) => state.locale);
  if (!startAt || !endAt) return null;
  const end = isoDay(startAt) === isoDay(endAt) ? showTime(endAt) : showDeadline(endAt, locale);
  return (
    <time dateTime={startAt}>
      {showDeadline(startAt, locale)} – {end}
    </time>
  );
}

/** The course by its title, and which of its lessons are held. */
function Course({ id, facts }: { id: string; facts: OneContent['facts'] }) {
  const locale = useSession((state) => state.locale);
  const { data } = useCall(courseOneCall, { id }, { quiet: true });
  if (!data) return null;
  const held = data.lessons.filter((lesson) => (facts.lessons as string[]).includes(`${id}:${lesson.id}`));
  const [first] = held;
  return (
    <>
      <Link to={`/phenixcoll/course/${id}${first ? `?lesson=${first.id}` : ''}`}>{textIn(data.title, locale)}</Link>
      {held.map((lesson) => (
        <small key={lesson.id}>{textIn(lesson.title, locale)}</small>
      ))}
    </>
  );
}

function Where({ line: { address, mode } }: { line: ActivityLine }) {
  const t = useActivityWords();
  const locale = useSession((state) => state.locale);
  if (mode === 'ONLINE') return t('online');
  const place = textIn(address, locale);
  const map = `https://ditu.amap.com/search?${new URLSearchParams({ query: address.CN })}`;
  return (
    <>
      {place}{' '}
      {address.CN && (
        <a href={map} target="_blank" rel="noreferrer">
          {t('map')}
        </a>
      )}
      {mode === 'HYBRID' && <small>{t('alsoOnline')}</small>}
    </>
  );
}

function momentOf(fact: unknown, show: (at: string) => string): string {
  return isDateTime(fact) ? show(instantInShanghai(fact).toISOString()) : '';
}
