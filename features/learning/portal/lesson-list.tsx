import { useSearchParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { courseOneCall, myLearningCall, readLessonCall } from '#features/learning/calls.ts';
import { useSend } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import type { OneCourse } from './course-page.tsx';
import styles from './learning.module.css';
import { useLearningWords } from './words.ts';

type Lesson = OneCourse['lessons'][number];

/** The lessons by chapter; one that may be read opens in its place, and its address leads back to it. */
export function LessonList({ course }: { course: OneCourse }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const [query, setQuery] = useSearchParams();
  const done = course.mine?.done ?? [];
  const asked = query.get('lesson');
  const chapters = [...new Set(course.lessons.map(({ chapter }) => textIn(chapter, locale)))];
  const open = (id: string | null) => setQuery(id ? { lesson: id } : {}, { replace: true, preventScrollReset: true });
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons" className="title-20 below-8">
        {t('course.contents')}
      </h2>
      {chapters.map((chapter) => (
        <div key={chapter} className="above-16">
          <h3 className="line-title">{chapter}</h3>
          <ol>
            {course.lessons
              .filter((lesson) => textIn(lesson.chapter, locale) === chapter)
              .map((lesson) => {
                const isOpen = asked === lesson.id && lesson.body !== null;
                return (
                  <li key={lesson.id} className="parted">
                    <button
                      type="button"
                      className={`row wraps gap-8-16 whole bare ink ${styles.lesson}`}
                      data-open={isOpen || undefined}
                      aria-expanded={isOpen}
                      disabled={lesson.body === null}
                      onClick={() => open(isOpen ? null : lesson.id)}
                    >
                      <Icon
                        name={done.includes(lesson.id) ? 'check' : lesson.body === null ? 'lock' : 'right'}
                        size={18}
                      />
                      <span className="fills breaks strong">{textIn(lesson.title, locale)}</span>
                      <span className="small muted">
                        {done.includes(lesson.id)
                          ? t('course.done')
                          : lesson.isFree
                            ? t('course.free')
                            : lesson.body === null
                              ? t('course.locked')
                              : ''}
                      </span>
                      <span className="small muted">{t('courses.minutes', { count: lesson.minutes })}</span>
                    </button>
                    {isOpen && <LessonText course={course} lesson={lesson} onNext={open} />}
                  </li>
                );
              })}
          </ol>
        </div>
      ))}
    </section>
  );
}

function LessonText({ course, lesson, onNext }: { course: OneCourse; lesson: Lesson; onNext: (id: string) => void }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const reading = useSend(readLessonCall, { invalidates: [courseOneCall, myLearningCall] });
  const isLearner = course.mine !== null && course.mine.state !== 'DROPPED';
  const isDone = course.mine?.done.includes(lesson.id) ?? false;
  const next = course.lessons[course.lessons.findIndex(({ id }) => id === lesson.id) + 1];
  const text = lesson.body && textIn(lesson.body, locale);
  const mark = async (done: boolean) => {
    await reading.mutateAsync({ id: course.id, lesson: lesson.id, done });
    if (done && next) onNext(next.id);
  };
  return (
    <Card boxed className="below-16 column gap-16">
      <p className={`as-typed breaks ${styles.text}`}>{text || t('course.noText')}</p>
      {lesson.file && (
        <p>
          <a href={`/files/${lesson.file.id}`}>{t('course.handout', { name: lesson.file.name })}</a>
        </p>
      )}
      <span className="row wraps gap-12">
        {isLearner && (
          <Button kind={isDone ? 'line' : 'primary'} busy={reading.isPending} onClick={() => void mark(!isDone)}>
            {t(isDone ? 'course.unread' : 'course.read')}
          </Button>
        )}
        {next && next.body !== null && <Button onClick={() => onNext(next.id)}>{t('course.next')}</Button>}
      </span>
    </Card>
  );
}
