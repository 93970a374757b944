import { useEffect, useState } from 'react';
import { courseOneCall, myLearningCall } from '#features/learning/calls.ts';
import { readPageCall } from '#features/learning/lesson-calls.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { IconButton } from '#web/kit/controls/button.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { usePdfPage } from '#web/kit/files/use-pdf-page.ts';
import { useViewUrl } from '#web/kit/files/use-view-url.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { useLearningWords } from '../words.ts';
import styles from './handout.module.css';
import { isLearnerOf, type Lesson, type OneCourse } from './lesson.ts';

/** A page counts as read when it has been open for this long. */
const readMs = 2000;

/** The pages of a lesson's handout in place, from the one where the learner stopped; each that is read counts. */
export function Handout({
  course,
  lesson,
  file,
}: {
  course: OneCourse;
  lesson: Lesson;
  file: NonNullable<Lesson['file']>;
}) {
  const t = useLearningWords();
  const [page, setPage] = useState(Math.max(1, lesson.position));
  const { canvas, pages, isPending, isBroken } = usePdfPage({ id: file.id, page });
  const address = useViewUrl(file.id);
  useReadPages({ course, lesson, page: pages === undefined ? undefined : page });
  const last = pages ?? file.pages ?? page;
  return (
    <Card className="clip">
      <section
        aria-label={file.name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows turn the pages of what is in focus
        tabIndex={0}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight' && page < last) setPage(page + 1);
          if (key === 'ArrowLeft' && page > 1) setPage(page - 1);
        }}
      >
        <div className={`row gap-8 ${styles.bar}`}>
          <b className={`fills ${styles.name}`}>{file.name}</b>
          <IconButton label={t('lesson.previousPage')} disabled={page <= 1} onClick={() => setPage(page - 1)}>
            <Icon name="left" size={18} />
          </IconButton>
          <span className="small on-one-line" role="status">
            {t('lesson.pageOf', { page, pages: last })}
          </span>
          <IconButton label={t('lesson.nextPage')} disabled={page >= last} onClick={() => setPage(page + 1)}>
            <Icon name="right" size={18} />
          </IconButton>
          {address && (
            <a className="small on-one-line" href={address} target="_blank" rel="noopener noreferrer">
              {t('lesson.openHandout')}
            </a>
          )}
        </div>
        {isBroken ? (
          <ErrorState error={null} title={t('lesson.handoutBroken')} />
        ) : (
          <div className={styles.sheet}>
            {isPending && <Skeleton height="480px" />}
            <canvas
              ref={canvas}
              role="img"
              aria-label={t('lesson.pageOf', { page, pages: last })}
              hidden={pages === undefined}
            />
          </div>
        )}
      </section>
    </Card>
  );
}

/** Keeps for a learner each page that was open long enough; undefined while none is shown. */
function useReadPages({ course, lesson, page }: { course: OneCourse; lesson: Lesson; page: number | undefined }) {
  const isLearner = isLearnerOf(course);
  const { mutateAsync: keep } = useSend(readPageCall);
  useEffect(() => {
    if (!isLearner || page === undefined) return;
    const timer = setTimeout(() => {
      void keep({ id: course.id, lesson: lesson.id, page })
        .then(() => Promise.all([invalidate(courseOneCall), invalidate(myLearningCall)]))
        .catch(() => undefined);
    }, readMs);
    return () => clearTimeout(timer);
  }, [isLearner, page, course.id, lesson.id, keep]);
}
