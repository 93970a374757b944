import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import type { coursesCall } from '#features/learning/calls.ts';
import { courseKinds } from '#features/learning/shared/course.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { showDate } from '#web/kit/dates.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './college.module.css';
import { CoverArt } from './cover-art.tsx';
import { useCollegeWords } from './words.ts';

export type ShownCourse = OutputOf<typeof coursesCall>['rows'][number];

/** A course with what one chooses it by, and how far one is; the whole card is the link. */
export function CourseCard({ course, level = 3 }: { course: ShownCourse; level?: 2 | 3 }) {
  const t = useCollegeWords();
  const locale = useSession((state) => state.locale);
  const Heading = `h${level}` as const;
  const kind = courseKinds.find(({ value }) => value === course.kind);
  return (
    <li>
      <Link className={`column ink unlined clip ${cardClass} ${styles.card}`} to={`/phenixcoll/course/${course.id}`}>
        <span className="anchor">
          <CourseCover course={course} />
          {kind && <span className={`small ${styles.kind}`}>{textIn(kind.label, locale)}</span>}
        </span>
        <span className={`column gap-8 fills ${styles.words}`}>
          <Heading className="title-20 breaks">{textIn(course.title, locale)}</Heading>
          <span className="small muted breaks">
            {teachersOf(course, locale)} · {t('lessons', { count: course.lessonCount })} ·{' '}
            <Length of={course.minutes} />
          </span>
          <span className={`row wraps gap-8 small ${styles.foot}`}>
            <CourseState course={course} />
            <span className="muted">{t('learners', { count: course.learners })}</span>
            {course.rating !== null && (
              <span className={`push ${styles.rating}`}>
                <span className="vh">{t('rating', { score: course.rating })}</span>
                <span aria-hidden="true">★ {course.rating.toFixed(1)}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Minutes as hours, from an hour on. */
function Length({ of }: { of: number }) {
  const t = useCollegeWords();
  return of < 60 ? t('minutes', { count: of }) : t('hours', { count: Math.round(of / 6) / 10 });
}

/** How a course stands for its reader: their share of it, its seats, or when it begins. */
export function CourseState({ course: { mine, startAt, seats } }: { course: ShownCourse }) {
  const t = useCollegeWords();
  const locale = useSession((state) => state.locale);
  if (mine?.state === 'FINISHED') return <Tag tone="gold">{t('finished')}</Tag>;
  if (mine && mine.state !== 'DROPPED') return <Tag tone="gold">{t('progress', { count: mine.progress })}</Tag>;
  if (seats === 0) return <Tag tone="shut">{t('full')}</Tag>;
  if (startAt && Date.parse(startAt) > now())
    return <Tag tone="soon">{t('starts', { date: showDate(startAt, locale) })}</Tag>;
  return <Tag tone="open">{seats === null ? t('anytime') : t('seats', { count: seats })}</Tag>;
}

/** Its picture; where there is none, the drawing of its category. */
export function CourseCover({ course }: { course: Pick<ShownCourse, 'id' | 'cover' | 'category'> }) {
  return (
    <span className={`block clip ${styles.cover}`} aria-hidden="true">
      {course.cover ? (
        <img
          className="filled whole"
          src={`/files/${course.cover}`}
          alt=""
          loading="lazy"
          decoding="async"
          width={640}
          height={328}
        />
      ) : (
        <CoverArt className="whole block" category={course.category} of={course.id} />
      )}
    </span>
  );
}

/** Names of its teachers. */
export function teachersOf({ teachers }: Pick<ShownCourse, 'teachers'>, locale: Locale): string {
  return teachers.map(({ name }) => textIn(name, locale)).join(locale === 'CN' ? '、' : ', ');
}
