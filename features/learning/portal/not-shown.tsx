import { CallError } from '#web/kit/call/call.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonArticle } from '#web/kit/feedback/skeleton.tsx';
import { useLearningWords } from './words.ts';

/** What stands in place of a page of the college: on its way, failed, or not there, with the way to what is. */
export function NotShown({
  error,
  onRetry,
  gone,
  way,
}: {
  error: unknown;
  onRetry: () => void;
  gone: string;
  way: 'courses' | 'mine';
}) {
  const t = useLearningWords();
  if (!error) return <SkeletonArticle />;
  const isGone = error instanceof CallError && (error.key === 'NOT_FOUND' || error.key === 'INVALID');
  if (!isGone) return <ErrorState error={error as CallError} onRetry={onRetry} />;
  return (
    <EmptyState
      level={1}
      drawing="lost"
      title={gone}
      actions={
        <ButtonLink kind="primary" to={way === 'courses' ? '/phenixcoll/course' : '/personal/learning'}>
          {t(way === 'courses' ? 'courses.toAll' : 'mine.title')}
        </ButtonLink>
      }
    >
      {t(way === 'courses' ? 'course.goneNote' : 'exam.goneNote')}
    </EmptyState>
  );
}
