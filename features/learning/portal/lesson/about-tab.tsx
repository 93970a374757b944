import { useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { courseOneCall, dropCall, myLearningCall, rateCourseCall } from '#features/learning/calls.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import learning from '../learning.module.css';
import { useLearningWords } from '../words.ts';
import { isLearnerOf, type OneCourse } from './lesson.ts';
import styles from './tabs.module.css';

/** What a course is, who teaches it; rating and leaving it. */
export function AboutTab({ course }: { course: OneCourse }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const [isAsking, setAsking] = useState(false);
  const changes = { invalidates: [courseOneCall, myLearningCall] };
  const leaving = useSend(dropCall, changes);
  const rating = useSend(rateCourseCall, changes);
  const { id, mine } = course;
  return (
    <div className="column gap-24">
      <p className={`as-typed breaks ${learning.text}`}>{textIn(course.intro, locale)}</p>
      <section aria-labelledby="teachers" className="column gap-12">
        <h2 id="teachers" className={styles.title}>
          {t('course.teachers')}
        </h2>
        {course.teachers.map((teacher) => (
          <div key={teacher.id}>
            <b className="block">{textIn(teacher.name, locale)}</b>
            <span className="small muted block">
              {textIn(teacher.title, locale)} · {textIn(teacher.org, locale)}
            </span>
            <p className={`small above-4 ${learning.text}`}>{textIn(teacher.intro, locale)}</p>
          </div>
        ))}
      </section>
      {isLearnerOf(course) && (
        <fieldset className="row wraps gap-4" aria-label={t('course.rate')}>
          <span className="small muted">{t('course.rate')}</span>
          {[1, 2, 3, 4, 5].map((stars) => (
            <Button
              key={stars}
              small
              kind={(mine?.rating ?? 0) >= stars ? 'primary' : 'line'}
              aria-label={t('course.stars', { count: stars })}
              aria-pressed={mine?.rating === stars}
              onClick={() =>
                void rating.mutateAsync({ id, rating: stars }).then(() => toast('success', t('course.rated')))
              }
            >
              {stars}
            </Button>
          ))}
        </fieldset>
      )}
      {mine?.state === 'LEARNING' && (
        <span>
          <Button kind="danger" small onClick={() => setAsking(true)}>
            {t('course.leave')}
          </Button>
        </span>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          title={t('course.leave')}
          confirm={t('course.leave')}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void leaving.mutateAsync({ id }).then(() => toast('success', t('course.left')));
          }}
        >
          {t('course.leaveNote')}
        </ConfirmDialog>
      )}
    </div>
  );
}
