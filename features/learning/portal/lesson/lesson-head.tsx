import type { ReactNode } from 'react';
import type { Locale } from '#core/texts/text.ts';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { isoDay, showShortDate, showTime } from '#web/kit/dates.ts';
import { clockTime } from '#web/kit/form/saved-line.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useLearningWords } from '../words.ts';
import { type Lesson, numberOf, type OneCourse, stateOf } from './lesson.ts';
import styles from './tabs.module.css';

/** Whether what was watched is kept on the server, and since when. */
export interface SavedState {
  readonly savedAt: string | null;
  readonly isUnsaved: boolean;
}

/** Which lesson it is, who teaches it, how long it takes, and whether its progress is kept. */
export function LessonHead({
  course,
  lesson,
  saved,
  children,
}: {
  course: OneCourse;
  lesson: Lesson;
  saved: SavedState | undefined;
  children: ReactNode;
}) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const { seconds } = lesson;
  return (
    <div className="row wraps apart gap-12 above-20 below-16">
      <div className="slim">
        <h1 className={`breaks ${styles.lesson}`}>
          {numberOf(course.lessons, lesson.id)} {textIn(lesson.title, locale)}
        </h1>
        <p className="row wraps small muted gap-4-12">
          {course.teachers.map((teacher) => (
            <span key={teacher.id}>{textIn(teacher.name, locale)}</span>
          ))}
          <span>
            {seconds === null
              ? t('lesson.minutes', { count: lesson.minutes })
              : t('lesson.minutesSeconds', { minutes: Math.floor(seconds / 60), seconds: Math.floor(seconds % 60) })}
          </span>
          {stateOf(course, lesson) === 'done' && (
            <span className={`inline-row gap-4 ${styles.saved}`}>
              <Icon name="check" size={16} />
              {t('lesson.done')}
            </span>
          )}
          {saved?.isUnsaved ? (
            <span className="inline-row gap-4" role="status">
              <Icon name="alert" size={16} />
              {t('lesson.unsaved')}
            </span>
          ) : (
            saved?.savedAt && (
              <span className={`inline-row gap-4 ${styles.saved}`}>
                <Icon name="check" size={16} />
                {t('lesson.saved', { time: savedText(saved.savedAt, locale) })}
              </span>
            )
          )}
        </p>
      </div>
      {children}
    </div>
  );
}

/** The time of today, the day before it otherwise. */
function savedText(at: string, locale: Locale): string {
  return isoDay(at) === isoDay(now()) ? clockTime(at) : `${showShortDate(at, locale, now())} ${showTime(at)}`;
}
