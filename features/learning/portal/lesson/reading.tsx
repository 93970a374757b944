import { lazy, Suspense, useEffect, useRef } from 'react';
import { textIn } from '#core/texts/text.ts';
import { CourseSessions } from '#features/form-means.ts';
import { courseOneCall, myLearningCall, readLessonCall } from '#features/learning/calls.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import learning from '../learning.module.css';
import { useLearningWords } from '../words.ts';
import { isLearnerOf, type Lesson, type OneCourse } from './lesson.ts';
import styles from './tabs.module.css';

/** Comes with what reads a PDF when a lesson has one. */
const Handout = lazy(() => import('./handout.tsx').then((found) => ({ default: found.Handout })));

/** Characters that nobody reads in less than a second. */
const perSecond = 25;
const longestMs = 60_000;

/**
 * A lesson without a film: its handout, its text, and the word that it was read, which its end says by itself; one in
 * person has its sessions instead of that word.
 */
export function Reading({ course, lesson }: { course: OneCourse; lesson: Lesson }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const isLearner = isLearnerOf(course);
  const isDone = course.mine?.done.includes(lesson.id) ?? false;
  const marking = useSend(readLessonCall, { invalidates: [courseOneCall, myLearningCall] });
  const text = lesson.body && textIn(lesson.body, locale);
  const mark = (done: boolean) =>
    void marking.mutateAsync({ id: course.id, lesson: lesson.id, done }).catch(() => undefined);
  const end = useReadToEnd(Math.min(longestMs, ((text?.length ?? 0) * 1000) / perSecond), () => {
    if (isLearner && !isDone && !lesson.isPresent && text) mark(true);
  });
  const sessions = lesson.isPresent && (
    <Suspense fallback={<Skeleton height="160px" />}>
      <CourseSessions course={course.id} lesson={lesson.id} />
    </Suspense>
  );
  if (lesson.body === null)
    return (
      <div className="column gap-16">
        <Closed icon="lock" words={t('lesson.locked')} />
        {sessions}
      </div>
    );
  return (
    <div className="column gap-16">
      {lesson.file && (
        <Suspense fallback={<Skeleton height="480px" />}>
          <Handout course={course} lesson={lesson} file={lesson.file} />
        </Suspense>
      )}
      {text ? (
        <Card boxed>
          <p className={`as-typed breaks ${learning.text}`}>{text}</p>
        </Card>
      ) : (
        !lesson.file && !lesson.isPresent && <Closed icon="place" words={t('lesson.inClass')} />
      )}
      {sessions}
      <span ref={end} />
      {isLearner && !lesson.isPresent && (
        <span className="row wraps gap-12">
          <Button kind={isDone ? 'line' : 'primary'} busy={marking.isPending} onClick={() => mark(!isDone)}>
            {t(isDone ? 'course.unread' : 'course.read')}
          </Button>
        </span>
      )}
    </div>
  );
}

/** What stands in place of a lesson that cannot be shown. */
export function Closed({ icon, words }: { icon: 'lock' | 'place'; words: string }) {
  return (
    <div className={`column middle gap-8 ${styles.closed}`}>
      <Icon name={icon} size={32} />
      <p className="strong">{words}</p>
    </div>
  );
}

/** Calls once when the element has been in sight and the page open for at least `leastMs`. */
function useReadToEnd(leastMs: number, act: () => void) {
  const end = useRef<HTMLSpanElement>(null);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begun = performance.now();
    const watcher = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = setTimeout(() => latest.current(), Math.max(1000, leastMs - (performance.now() - begun)));
    });
    watcher.observe(element);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [leastMs]);
  return end;
}
