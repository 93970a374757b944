import { Link } from 'react-router';
import { courseOneCall, enrolCall, myLearningCall } from '#features/learning/calls.ts';
import { CourseState } from '#features/learning/kit/course-card.tsx';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { isSignedIn, useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { signInPath } from '#web/portal/shell/redirect.ts';
import { useLearningWords } from '../words.ts';
import { isLearnerOf, type OneCourse } from './lesson.ts';

/** The way into a course for whoever does not take it. */
export function JoinCard({ course }: { course: OneCourse }) {
  const t = useLearningWords();
  const hasSignedIn = useSession((state) => isSignedIn(state));
  const joining = useSend(enrolCall, { invalidates: [courseOneCall, myLearningCall] });
  const { id, mine } = course;
  if (isLearnerOf(course)) return null;
  const join = async () => {
    await joining.mutateAsync({ id, reqId: newRequestId() });
    toast('success', t('course.joined'));
  };
  return (
    <Card boxed className="column gap-12">
      <span className="row wraps gap-8">
        <CourseState course={course} />
        <span className="small muted">{t('course.credit', { count: course.credit })}</span>
        {course.rating !== null && <span className="small muted">{t('courses.rating', { score: course.rating })}</span>}
      </span>
      {hasSignedIn ? (
        <Button
          kind="accent"
          block
          busy={joining.isPending}
          disabled={course.seats === 0}
          onClick={() => void join().catch(() => undefined)}
        >
          {t(course.seats === 0 ? 'courses.full' : mine ? 'course.again' : 'course.join')}
        </Button>
      ) : (
        <ButtonLink kind="accent" block to={signInPath(`/phenixcoll/course/${id}`)}>
          {t('course.signIn')}
        </ButtonLink>
      )}
      <Link className="small" to="/personal/code">
        {t('course.byCode')}
      </Link>
    </Card>
  );
}
