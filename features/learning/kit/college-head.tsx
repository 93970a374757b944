import { useNavigate } from 'react-router';
import { collegeCall } from '#features/learning/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import styles from './college.module.css';
import { CourseSearch } from './course-search.tsx';
import { useCollegeWords } from './words.ts';

/** In the head of the college's home: a search, and its figures as they are counted. */
export function CollegeHead() {
  const t = useCollegeWords();
  const navigate = useNavigate();
  const { data } = useCall(collegeCall, {}, { quiet: true, staleTime: 300_000 });
  const find = (keyword: string) =>
    navigate(keyword ? `/phenixcoll/course?keyword=${encodeURIComponent(keyword)}` : '/phenixcoll/course');
  return (
    <>
      <CourseSearch className="above-28" onFind={find} />
      {data && (
        <dl className={`line wraps gap-8-16 above-24 ${styles.figures}`} aria-label={t('figures')}>
          {(
            [
              ['ofCourses', data.figures.courses],
              ['ofTeachers', data.figures.teachers],
              ['ofLearners', data.figures.learners],
              ['ofGraduates', data.figures.graduates],
            ] as const
          ).map(([words, count]) => (
            <div key={words}>
              <dt>{t(words)}</dt>
              <dd>{count.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
