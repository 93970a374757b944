import { Link } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDateTime } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { useLearningWords } from '../words.ts';
import styles from './contents.module.css';
import { FilmIcon } from './film-icon.tsx';
import { chaptersOf, isLearnerOf, type Lesson, numberOf, type OneCourse, stateOf } from './lesson.ts';
import { clockOf } from './time-text.ts';

/** The course by its chapters: how far one is with each lesson, and what its exam waits for. */
export function Contents({ course, current }: { course: OneCourse; current: Lesson }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const { lessons, mine } = course;
  const finished = lessons.filter((lesson) => stateOf(course, lesson) === 'done').length;
  const minutes = Math.floor(
    lessons.reduce((sum, lesson) => sum + (stateOf(course, lesson) === 'done' ? lesson.minutes : minutesOf(lesson)), 0),
  );
  return (
    <Card className="clip">
      <div className={`row gap-14 ${styles.head}`}>
        <Ring share={mine?.progress ?? 0} />
        <div className="slim">
          <h2 className={`breaks ${styles.title}`}>{textIn(course.title, locale)}</h2>
          <span className="small muted">
            {t('lesson.counts', { done: finished, all: lessons.length })}
            {minutes > 0 && ` · ${t('lesson.learnt', { time: lengthText(t, minutes) })}`}
          </span>
        </div>
      </div>
      {chaptersOf(lessons).map((chapter, at) => {
        const done = chapter.lessons.filter((lesson) => stateOf(course, lesson) === 'done').length;
        const isCurrent = chapter.lessons.includes(current);
        return (
          <details key={chapter.title.CN} className={styles.chapter} open={isCurrent || done < chapter.lessons.length}>
            <summary className="row gap-8">
              <b className="fills breaks">
                {t('lesson.chapter', { count: at + 1 })}　{textIn(chapter.title, locale)}
              </b>
              <span className="small muted">
                {done} / {chapter.lessons.length}
              </span>
            </summary>
            <ol>
              {chapter.lessons.map((lesson) => (
                <LessonLine key={lesson.id} course={course} lesson={lesson} isCurrent={lesson === current} />
              ))}
            </ol>
          </details>
        );
      })}
      {course.exam && <ExamLine course={course} exam={course.exam} />}
    </Card>
  );
}

function LessonLine({ course, lesson, isCurrent }: { course: OneCourse; lesson: Lesson; isCurrent: boolean }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const state = stateOf(course, lesson);
  const length = lesson.seconds ?? lesson.file?.pages ?? null;
  const isPart = lesson.watched > 0 && state !== 'done' && length !== null;
  const told = {
    done: 'lesson.isDone',
    part: 'lesson.isPart',
    open: 'lesson.isOpen',
    locked: 'lesson.isLocked',
  } as const;
  return (
    <li className={styles.line} data-state={isCurrent && state !== 'locked' ? 'current' : state}>
      <Link
        to={`?lesson=${lesson.id}`}
        replace
        preventScrollReset
        className="stack ink unlined"
        aria-current={isCurrent ? 'true' : undefined}
      >
        <span className={`middle ${styles.mark}`} aria-hidden="true">
          {isCurrent && state !== 'locked' ? (
            <FilmIcon name="play" size={12} />
          ) : state === 'done' ? (
            <Icon name="check" size={14} />
          ) : state === 'locked' ? (
            <Icon name="lock" size={14} />
          ) : state === 'part' ? (
            <HalfRing share={lesson.watched / (length ?? 1)} />
          ) : null}
        </span>
        <span className="breaks">
          {numberOf(course.lessons, lesson.id)} {textIn(lesson.title, locale)}
          <span className="vh"> {t(told[state])}</span>
        </span>
        <span className={`small muted plain ${styles.fact}`}>
          {isPart
            ? lesson.seconds === null
              ? t('lesson.readTo', { page: lesson.position, pages: length })
              : t('lesson.seenTo', { at: clockOf(lesson.position), all: clockOf(lesson.seconds) })
            : t('lesson.minutes', { count: lesson.minutes })}
          {state === 'locked' && ` · ${t('lesson.afterJoining')}`}
          {lesson.isFree && !isLearnerOf(course) && ` · ${t('lesson.free')}`}
        </span>
      </Link>
    </li>
  );
}

function ExamLine({ course, exam }: { course: OneCourse; exam: NonNullable<OneCourse['exam']> }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const isPassed = exam.last?.isPassed === true;
  const isOpen = isLearnerOf(course) && (exam.state === 'open' || isPassed);
  const fact = isPassed
    ? t('lesson.examPassed')
    : !isLearnerOf(course)
      ? t('lesson.afterJoining')
      : exam.state === 'coming' && exam.opensAt
        ? t('lesson.examOpens', { time: showDateTime(exam.opensAt, locale) })
        : exam.state === 'closed'
          ? t('lesson.examClosed')
          : exam.used > 0
            ? t('lesson.examDone', { used: exam.used, left: Math.max(0, exam.attempts - exam.used) })
            : t('lesson.examOpen', { questions: exam.questions, minutes: exam.minutes });
  const words = (
    <>
      <span className={`middle ${styles.mark}`} aria-hidden="true">
        {isPassed ? <Icon name="check" size={14} /> : isOpen ? null : <Icon name="lock" size={14} />}
      </span>
      <span>{t('lesson.exam')}</span>
      <span className={`small muted plain ${styles.fact}`}>{fact}</span>
    </>
  );
  return (
    <div className={`ruled ${styles.line}`} data-state={isPassed ? 'done' : isOpen ? 'open' : 'locked'}>
      {isOpen ? (
        <Link to={`/phenixcoll/exam/${exam.id}`} className="stack ink unlined">
          {words}
        </Link>
      ) : (
        <p className="stack">{words}</p>
      )}
    </div>
  );
}

function Ring({ share }: { share: number }) {
  const round = 2 * Math.PI * 24;
  return (
    <svg
      className={`rigid ${styles.ring}`}
      viewBox="0 0 56 56"
      width={56}
      height={56}
      role="img"
      aria-label={`${share}%`}
    >
      <circle cx="28" cy="28" r="24" />
      <circle
        cx="28"
        cy="28"
        r="24"
        strokeDasharray={`${(share / 100) * round} ${round}`}
        transform="rotate(-90 28 28)"
        strokeLinecap={share > 0 ? 'round' : 'butt'}
      />
      <text x="28" y="33" textAnchor="middle">
        {share}%
      </text>
    </svg>
  );
}

function HalfRing({ share }: { share: number }) {
  const round = 2 * Math.PI * 8;
  return (
    <svg className={styles.half} viewBox="0 0 20 20" width={24} height={24} aria-hidden="true">
      <circle cx="10" cy="10" r="8" />
      <circle
        cx="10"
        cy="10"
        r="8"
        strokeDasharray={`${Math.min(1, share) * round} ${round}`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}

/** Of a film what was watched; of a handout its share of the lesson. */
function minutesOf({ seconds, watched, minutes, file }: Lesson): number {
  return seconds === null ? (minutes * watched) / (file?.pages ?? 1) : watched / 60;
}

function lengthText(t: ReturnType<typeof useLearningWords>, minutes: number): string {
  return minutes < 60
    ? t('lesson.minutes', { count: minutes })
    : t('lesson.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
