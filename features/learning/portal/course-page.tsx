import { useParams, useSearchParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { courseOneCall } from '#features/learning/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import { currentLesson } from './lesson/lesson.ts';
import { LessonPage } from './lesson/lesson-page.tsx';
import { NotShown } from './not-shown.tsx';
import { useLearningWords } from './words.ts';

/** One course: the lesson that is learnt, all others beside it, its exam, and what was asked. */
export function Component() {
  const { id = '' } = useParams();
  const t = useLearningWords();
  const [query] = useSearchParams();
  const locale = useSession((state) => state.locale);
  const { data, error, refetch } = useCall(courseOneCall, { id }, { quiet: true });
  const name = data && textIn(data.title, locale);
  usePageTitle(name);
  const crumbs = useCrumbs(name);
  return (
    <div className="wrap below-32">
      <Breadcrumb crumbs={crumbs} />
      {data ? (
        <LessonPage course={data} lesson={currentLesson(data, query.get('lesson'))} />
      ) : (
        <NotShown error={error} onRetry={refetch} gone={t('course.gone')} way="courses" />
      )}
    </div>
  );
}
