import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { coursesCall } from '#features/learning/calls.ts';
import { courseCategories } from '#features/learning/shared/course.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { showDate } from '#web/kit/dates.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './learning.module.css';
import { useLearningWords } from './words.ts';

export type ShownCourse = OutputOf<typeof coursesCall>['rows'][number];

/** A course with what one chooses it by, and how far one is; the whole card is the link. */
export function CourseCard({ course, level = 3 }: { course: ShownCourse; level?: 2 | 3 }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const Heading = `h${level}` as const;
  return (
    <li>
      <Link
        className={`column gap-8 ink unlined clip ${cardClass} ${styles.card}`}
        to={`/phenixcoll/course/${course.id}`}
      >
        <CourseCover course={course} />
        <span className={`column gap-8 ${styles.words}`}>
          <span className="row wraps gap-8">
            <Tag tone="plain">{categoryOf(course, locale)}</Tag>
            <CourseState course={course} />
          </span>
          <Heading className="row-title breaks lit">{textIn(course.title, locale)}</Heading>
          <span className="small muted breaks">
            {course.teachers.map(({ name }) => textIn(name, locale)).join(' · ')}
          </span>
          <span className="meta">
            <span>{t('courses.lessons', { count: course.lessonCount })}</span>
            <span>{t('courses.minutes', { count: course.minutes })}</span>
            <span>{t('courses.learners', { count: course.learners })}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** How a course stands for its reader: their share of it, its seats, or when it begins. */
export function CourseState({ course: { mine, startAt, seats } }: { course: ShownCourse }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  if (mine?.state === 'FINISHED') return <Tag tone="gold">{t('courses.finished')}</Tag>;
  if (mine && mine.state !== 'DROPPED') return <Tag tone="gold">{t('courses.progress', { count: mine.progress })}</Tag>;
  if (seats === 0) return <Tag tone="shut">{t('courses.full')}</Tag>;
  if (startAt && Date.parse(startAt) > now())
    return <Tag tone="soon">{t('courses.starts', { date: showDate(startAt, locale) })}</Tag>;
  return <Tag tone="open">{seats === null ? t('courses.anytime') : t('courses.seats', { count: seats })}</Tag>;
}

/** Its picture; where there is none, the sign of its category on the college's colour. */
export function CourseCover({ course }: { course: Pick<ShownCourse, 'cover' | 'category'> }) {
  const locale = useSession((state) => state.locale);
  return (
    <span className={`middle clip ${styles.cover}`} aria-hidden="true">
      {course.cover ? (
        <img
          className="filled"
          src={`/files/${course.cover}`}
          alt=""
          loading="lazy"
          decoding="async"
          width={640}
          height={360}
        />
      ) : (
        <span>{categoryOf(course, locale)}</span>
      )}
    </span>
  );
}

export function categoryOf({ category }: Pick<ShownCourse, 'category'>, locale: Parameters<typeof textIn>[1]): string {
  const found = courseCategories.find(({ value }) => value === category);
  return found ? textIn(found.label, locale) : category;
}
