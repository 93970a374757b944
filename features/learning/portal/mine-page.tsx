import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { myLearningCall } from '#features/learning/calls.ts';
import { CertificateButton } from '#features/learning/kit/certificate-button.tsx';
import cards from '#features/learning/kit/college.module.css';
import { CourseCard } from '#features/learning/kit/course-card.tsx';
import { ExamAhead } from '#features/learning/kit/go-on.tsx';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { AskedItem } from './ask-box.tsx';
import styles from './learning.module.css';
import { useLearningWords } from './words.ts';

type Mine = OutputOf<typeof myLearningCall>;

/** My courses, exams and questions. */
export function Component() {
  const t = useLearningWords();
  const { data, error, refetch } = useCall(myLearningCall, {}, { quiet: true, ...renewed });
  const toCourses = <ButtonLink to="/phenixcoll/course">{t('mine.toCourses')}</ButtonLink>;
  return (
    <PersonalFrame>
      <h1>{t('mine.title')}</h1>
      <div className="row wraps apart gap-12 below-20">
        <p className="muted">{t('mine.note')}</p>
        {data && data.courses.length > 0 && toCourses}
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <Card boxed>
          <SkeletonRows rows={5} />
        </Card>
      ) : (
        <div className="column gap-28">
          {data.courses.length === 0 ? (
            <Card>
              <EmptyState title={t('mine.none')} actions={toCourses}>
                {t('mine.noneNote')}
              </EmptyState>
            </Card>
          ) : (
            <section aria-labelledby="my-courses">
              <h2 id="my-courses" className="title-20 below-12">
                {t('mine.courses')}
              </h2>
              <ul className={`stack gap-24 ${cards.cards}`}>
                {data.courses.map((course) => (
                  <CourseCard key={course.id} course={course} />
                ))}
              </ul>
            </section>
          )}
          {data.exams.length + data.ahead.length > 0 && (
            <section aria-labelledby="my-exams">
              <h2 id="my-exams" className="title-20 below-12">
                {t('mine.exams')}
              </h2>
              <Card boxed>
                <ul>
                  {data.ahead.map((exam) => (
                    <ExamAhead key={exam.paper} exam={exam} />
                  ))}
                  {data.exams.map((exam) => (
                    <ExamRow key={exam.id} exam={exam} />
                  ))}
                </ul>
              </Card>
            </section>
          )}
          {data.asked.length > 0 && (
            <section aria-labelledby="my-questions">
              <h2 id="my-questions" className="title-20 below-12">
                {t('mine.asked')}
              </h2>
              <Card boxed>
                <ul>
                  {data.asked.map((asked) => (
                    <li key={asked.id} className="parted">
                      <AskedItem asked={asked} />
                    </li>
                  ))}
                </ul>
              </Card>
            </section>
          )}
        </div>
      )}
    </PersonalFrame>
  );
}

function ExamRow({ exam }: { exam: Mine['exams'][number] }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const isDoing = exam.state === 'DOING';
  const to = isDoing ? `/phenixcoll/exam/${exam.paper}` : `/phenixcoll/exam/result/${exam.id}`;
  return (
    <li className={`parted row wraps gap-8-16 ${styles.lesson}`}>
      <span className="fills">
        <Link className="strong breaks" to={to}>
          {textIn(exam.title, locale)}
        </Link>
        <span className="block small muted">
          {showDate(exam.at, locale)} · {t('mine.attempt', { count: exam.attempt })}
          {exam.certNo ? ` · ${t('result.certificate', { no: exam.certNo })}` : ''}
        </span>
      </span>
      {exam.score !== null && <span>{t('mine.score', { score: exam.score, total: exam.total })}</span>}
      {exam.certNo && <CertificateButton no={exam.certNo} />}
      <ExamTag exam={exam} />
    </li>
  );
}

function ExamTag({ exam: { state, isPassed } }: { exam: Mine['exams'][number] }) {
  const t = useLearningWords();
  if (state === 'DOING') return <Tag tone="open">{t('mine.doing')}</Tag>;
  if (state === 'VOID') return <Tag tone="bad">{t('result.void')}</Tag>;
  if (state === 'MARKING') return <Tag tone="warn">{t('result.marking')}</Tag>;
  return <Tag tone={isPassed ? 'green' : 'bad'}>{t(isPassed ? 'result.passed' : 'result.failed')}</Tag>;
}
