import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { collegeCall, coursesCall } from '#features/learning/calls.ts';
import { courseCategories } from '#features/learning/shared/course.ts';
import { textbookKinds } from '#features/learning/shared/textbook.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { MoreLink, SectionHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './college.module.css';
import { CourseCard } from './course-card.tsx';
import { GoOn } from './go-on.tsx';
import { useCollegeWords } from './words.ts';

/** What the home of the college has of learning: one's own courses, all courses, who teaches, what is read. */
export function CollegeHome({ className }: { className: string | undefined }) {
  const isKnown = useSession((state) => state.user !== null);
  return (
    <>
      {isKnown && (
        <div className={className}>
          <GoOn />
        </div>
      )}
      <section className={className}>
        <Courses />
      </section>
      <Books className={className} />
    </>
  );
}

/** As many as stand in two rows. */
const size = 6;

function Courses() {
  const t = useCollegeWords();
  const locale = useSession((state) => state.locale);
  const [category, setCategory] = useState('');
  const asked = { size, ...(category && { category }) };
  const { data, error, refetch } = useCall(coursesCall, asked, {
    staleTime: 60_000,
    quiet: true,
    placeholderData: (before) => before,
  });
  const all = useCall(collegeCall, {}, { quiet: true, staleTime: 300_000 });
  return (
    <>
      <SectionHead
        title={t('courses')}
        {...(all.data && { note: t('coursesNote', { count: all.data.figures.courses }) })}
        more={<MoreLink to="/phenixcoll/course">{t('allCourses')}</MoreLink>}
      />
      <fieldset className="row wraps gap-8 below-20" aria-label={t('courses')}>
        <ChipButton chosen={category === ''} onClick={() => setCategory('')}>
          {t('all')}
        </ChipButton>
        {courseCategories.map(({ value, label }) => (
          <ChipButton key={value} chosen={category === value} onClick={() => setCategory(value)}>
            {textIn(label, locale)}
          </ChipButton>
        ))}
      </fieldset>
      {data ? (
        <ul className={`stack gap-24 ${styles.cards}`}>
          {data.rows.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <Card boxed>
          <SkeletonRows rows={6} />
        </Card>
      )}
    </>
  );
}

/** Who teaches, and the textbooks; nothing while it is not there. */
function Books({ className }: { className: string | undefined }) {
  const t = useCollegeWords();
  const locale = useSession((state) => state.locale);
  const { data } = useCall(collegeCall, {}, { quiet: true, staleTime: 300_000 });
  const { hash } = useLocation();
  // Who comes for a section from another page finds it once it is there.
  useEffect(() => {
    if (data && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [data, hash]);
  if (!data) return null;
  const { teachers, textbooks } = data;
  return (
    <>
      {teachers.length > 0 && (
        <section className={className} id="teachers">
          <SectionHead title={t('teachers')} note={t('teachersNote')} />
          <ul className={`stack gap-24 ${styles.teachers}`}>
            {teachers.map(({ id, name, title, org, courses }) => (
              <li key={id} className="row gap-16 top">
                <span className={`middle rigid ${styles.face}`} aria-hidden="true">
                  {textIn(name, locale).slice(0, 1)}
                </span>
                <span className="slim">
                  <b className="block title-20">{textIn(name, locale)}</b>
                  <span className="block small breaks">
                    {textIn(org, locale)} {textIn(title, locale)}
                  </span>
                  <span className={`block small ${styles.rating}`}>{t('teaches', { count: courses })}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {textbooks.length > 0 && (
        <section className={className} id="textbooks">
          <SectionHead title={t('textbooks')} />
          <Card boxed>
            <ul>
              {textbooks.map(({ id, title, kind, author, edition, isForAll }) => (
                <li key={id} className={`parted row wraps apart gap-8-16 ${styles.line}`}>
                  <span className="slim">
                    <Link className="block breaks strong" to={`/phenixcoll/textbook/${id}`}>
                      {textIn(title, locale)}
                    </Link>
                    <span className="small muted breaks">
                      {[kindOf(kind, locale), author, edition].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <Tag tone={isForAll ? 'open' : 'plain'}>{t(isForAll ? 'forAll' : 'forLearners')}</Tag>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
    </>
  );
}

function kindOf(kind: string, locale: Parameters<typeof textIn>[1]): string {
  const found = textbookKinds.find(({ value }) => value === kind);
  return found ? textIn(found.label, locale) : '';
}
