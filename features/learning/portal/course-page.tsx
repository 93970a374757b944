import { useParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { courseOneCall } from '#features/learning/calls.ts';
import { CourseCover } from '#features/learning/kit/course-card.tsx';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import { AskBox } from './ask-box.tsx';
import { CourseSide } from './course-side.tsx';
import styles from './learning.module.css';
import { LessonList } from './lesson-list.tsx';
import { NotShown } from './not-shown.tsx';
import { useLearningWords } from './words.ts';

export type OneCourse = OutputOf<typeof courseOneCall>;

/** One course: what it is, its lessons, its exam, and what was asked. */
export function Component() {
  const { id = '' } = useParams();
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const { data, error, refetch } = useCall(courseOneCall, { id }, { quiet: true });
  const name = data && textIn(data.title, locale);
  usePageTitle(name);
  const crumbs = useCrumbs(name);
  return (
    <div className="wrap below-32">
      <Breadcrumb crumbs={crumbs} />
      {data ? (
        <div className={`stack top folds-tablet ${styles.columns}`}>
          <div className="slim column gap-24">
            <div>
              <h1 className="breaks below-12">{name}</h1>
              {data.cover && <CourseCover course={data} />}
            </div>
            <section aria-labelledby="about">
              <h2 id="about" className="title-20 below-8">
                {t('course.about')}
              </h2>
              <p className={`as-typed breaks ${styles.text}`}>{textIn(data.intro, locale)}</p>
            </section>
            <LessonList course={data} />
            <AskBox course={data} />
          </div>
          <CourseSide course={data} />
        </div>
      ) : (
        <NotShown error={error} onRetry={refetch} gone={t('course.gone')} way="courses" />
      )}
    </div>
  );
}
