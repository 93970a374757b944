import { useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { courseOneCall, dropCall, enrolCall, myLearningCall, rateCourseCall } from '#features/learning/calls.ts';
import { CertificateButton } from '#features/learning/kit/certificate-button.tsx';
import { CourseState } from '#features/learning/kit/course-card.tsx';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/query.ts';
import { isSignedIn, useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { signInPath } from '#web/portal/shell/redirect.ts';
import type { OneCourse } from './course-page.tsx';
import { useLearningWords } from './words.ts';

/** Joining and leaving, what finishes the course, its exam, its teachers and its book. */
export function CourseSide({ course }: { course: OneCourse }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const hasSignedIn = useSession((state) => isSignedIn(state));
  const [isAsking, setAsking] = useState(false);
  const changes = { invalidates: [courseOneCall, myLearningCall] };
  const joining = useSend(enrolCall, changes);
  const leaving = useSend(dropCall, changes);
  const rating = useSend(rateCourseCall, changes);
  const { id, mine, exam } = course;
  const isLearner = mine !== null && mine.state !== 'DROPPED';
  const isDone = (mine?.progress ?? 0) >= course.needed;
  const join = async () => {
    await joining.mutateAsync({ id, reqId: newRequestId() });
    toast('success', t('course.joined'));
  };
  return (
    <aside className="column gap-20">
      <Card boxed className="column gap-12">
        <span className="row wraps gap-8">
          <CourseState course={course} />
          <span className="small muted">{t('course.credit', { count: course.credit })}</span>
          {course.rating !== null && (
            <span className="small muted">{t('courses.rating', { score: course.rating })}</span>
          )}
        </span>
        {!hasSignedIn ? (
          <ButtonLink kind="accent" block to={signInPath(`/phenixcoll/course/${id}`)}>
            {t('course.signIn')}
          </ButtonLink>
        ) : !isLearner ? (
          <Button
            kind="accent"
            block
            busy={joining.isPending}
            disabled={course.seats === 0}
            onClick={() => void join()}
          >
            {t(course.seats === 0 ? 'courses.full' : mine ? 'course.again' : 'course.join')}
          </Button>
        ) : null}
        <h2 className="line-title">{t('course.rule')}</h2>
        <ul className="column gap-8 small">
          <li className="row gap-8">
            <Icon name={isDone ? 'check' : 'clock'} size={16} />
            {t('course.ruleRead', { needed: course.needed, progress: mine?.progress ?? 0 })}
          </li>
          {exam && (
            <li className="row gap-8">
              <Icon name={exam.last?.isPassed ? 'check' : 'clock'} size={16} />
              {t('course.ruleExam')}
            </li>
          )}
        </ul>
        {mine?.certNo && (
          <p className="row wraps gap-8">
            <b>{t('course.certificate', { no: mine.certNo })}</b>
            <CertificateButton no={mine.certNo} />
          </p>
        )}
        {exam && isLearner && (
          <ButtonLink kind="primary" block to={`/phenixcoll/exam/${exam.id}`}>
            {t('course.toExam')}
          </ButtonLink>
        )}
        {isLearner && (
          <fieldset className="row gap-4" aria-label={t('course.rate')}>
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
          <Button kind="text" small onClick={() => setAsking(true)}>
            {t('course.leave')}
          </Button>
        )}
      </Card>
      <Card boxed className="column gap-12">
        <h2 className="line-title">{t('course.teachers')}</h2>
        {course.teachers.map((teacher) => (
          <div key={teacher.id}>
            <b className="block">{textIn(teacher.name, locale)}</b>
            <span className="small muted block">
              {textIn(teacher.title, locale)} · {textIn(teacher.org, locale)}
            </span>
            <p className="small above-4">{textIn(teacher.intro, locale)}</p>
          </div>
        ))}
        {course.textbook && (
          <>
            <h2 className="line-title">{t('course.textbook')}</h2>
            {course.textbook.file ? (
              <a href={`/files/${course.textbook.file}`}>{textIn(course.textbook.title, locale)}</a>
            ) : (
              <p>{textIn(course.textbook.title, locale)}</p>
            )}
          </>
        )}
      </Card>
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
    </aside>
  );
}
