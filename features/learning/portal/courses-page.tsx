import { useSearchParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { coursesCall } from '#features/learning/calls.ts';
import styles from '#features/learning/kit/college.module.css';
import { CourseCard } from '#features/learning/kit/course-card.tsx';
import { CourseSearch } from '#features/learning/kit/course-search.tsx';
import { courseCategories } from '#features/learning/shared/course.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { usePaged } from '#web/kit/controls/paged.ts';
import { Pager } from '#web/kit/controls/pager.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { useLearningWords } from './words.ts';

const size = 12;

/** The courses of the college, one category or all; both stand in the address. */
export function Component() {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const [query, setQuery] = useSearchParams();
  const asked = query.get('category');
  const category = courseCategories.find(({ value }) => value === asked)?.value;
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 60);
  const wanted = { size, ...(category && { category }), ...(keyword && { keyword }) };
  const list = usePaged(coursesCall, wanted, { size, quiet: true, staleTime: 60_000 });
  const choose = (value: string | undefined, word: string) =>
    setQuery({ ...(value && { category: value }), ...(word && { keyword: word }) }, { preventScrollReset: true });
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('courses.title')} note={t('courses.note')} />
      <div className="wrap above-24 below-32">
        <div className="row wraps apart gap-12 below-20">
          <fieldset className="row wraps gap-8" aria-label={t('courses.list')}>
            <ChipButton chosen={!category} onClick={() => choose(undefined, keyword)}>
              {t('courses.all')}
            </ChipButton>
            {courseCategories.map(({ value, label }) => (
              <ChipButton key={value} chosen={category === value} onClick={() => choose(value, keyword)}>
                {textIn(label, locale)}
              </ChipButton>
            ))}
          </fieldset>
          <CourseSearch keyword={keyword} onFind={(word) => choose(category, word)} />
        </div>
        <h2 className="vh">{t('courses.list')}</h2>
        {list.isPending ? (
          <Card boxed>
            <SkeletonRows rows={6} />
          </Card>
        ) : list.error && !list.answer ? (
          <ErrorState error={list.error} onRetry={list.refetch} />
        ) : list.answer!.rows.length === 0 ? (
          <Card>
            <EmptyState title={t('courses.none')}>{t('courses.noneNote')}</EmptyState>
          </Card>
        ) : (
          <div ref={list.top} aria-busy={list.isLeaving || undefined}>
            <ul className={`stack gap-24 ${styles.cards}`}>
              {list.answer!.rows.map((course) => (
                <CourseCard key={course.id} course={course} />
              ))}
            </ul>
            <Pager page={list.page} size={list.size} total={list.answer!.total} />
          </div>
        )}
      </div>
    </>
  );
}
