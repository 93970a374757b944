import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { myLearningCall } from '#features/learning/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { dayAndMonth, daysUntil, showDate, showDateTime } from '#web/kit/dates.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { DateBlock } from '#web/kit/pieces/date-block.tsx';
import { MoreLink, SectionHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { CertificateButton } from './certificate-button.tsx';
import styles from './college.module.css';
import { CourseCover, teachersOf } from './course-card.tsx';
import { useCollegeWords } from './words.ts';

type Mine = OutputOf<typeof myLearningCall>;
type OwnCourse = Mine['courses'][number];

/** Courses, exams and certificates that the section shows at most. */
const most = 3;
/** Days from which on the day of an exam stands out. */
const near = 10;

/** Where somebody who learns goes on: the course under way that was touched last, the others, exams and certificates; nothing for who takes none. */
export function GoOn() {
  const t = useCollegeWords();
  const { data } = useCall(myLearningCall, {}, { quiet: true, staleTime: 30_000 });
  if (!data || data.courses.length === 0) return null;
  const [lead, ...others] = data.courses.toSorted((a, b) => rankOf(a) - rankOf(b));
  return (
    <>
      <SectionHead
        title={t('goOn')}
        note={t('goOnNote')}
        more={<MoreLink to="/personal/learning">{t('mine')}</MoreLink>}
      />
      <div className={`stack top gap-24 ${styles.goOn}`}>
        <Card boxed>
          <Lead course={lead!} />
          <ul className="above-16">
            {others.slice(0, most).map((course) => (
              <Other key={course.id} course={course} />
            ))}
          </ul>
        </Card>
        <div className="stack gap-24">
          <Exams exams={data.exams} ahead={data.ahead} />
          <Certificates mine={data} />
        </div>
      </div>
    </>
  );
}

function Lead({ course }: { course: OwnCourse }) {
  const t = useCollegeWords();
  const locale = useSession((state) => state.locale);
  const { mine, lessonCount } = course;
  const progress = mine?.progress ?? 0;
  return (
    <div className={`stack top gap-20 ${styles.lead}`}>
      <span className={`block clip ${styles.picture}`}>
        <CourseCover course={course} />
        <Bar progress={progress} />
      </span>
      <div className="stack gap-8 to-start">
        <Tag tone="gold">
          {t('progress', { count: progress })} · {t('done', { done: mine?.done.length ?? 0, count: lessonCount })}
        </Tag>
        <h3 className="title-20 breaks">{textIn(course.title, locale)}</h3>
        <p className="small muted">{teachersOf(course, locale)}</p>
        <ButtonLink kind="accent" to={`/phenixcoll/course/${course.id}`}>
          {t(isFinished(course) ? 'lookBack' : 'resume')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Other({ course }: { course: OwnCourse }) {
  const t = useCollegeWords();
  const locale = useSession((state) => state.locale);
  const { mine, lessonCount } = course;
  const title = textIn(course.title, locale);
  return (
    <li className={`parted stack gap-16 ${styles.more}`}>
      <span className={`block clip ${styles.picture}`}>
        <CourseCover course={course} />
      </span>
      <span className="column gap-4 slim">
        <b className="breaks">{title}</b>
        <Bar progress={mine?.progress ?? 0} />
        <span className="small muted">{t('done', { done: mine?.done.length ?? 0, count: lessonCount })}</span>
      </span>
      <ButtonLink small to={`/phenixcoll/course/${course.id}`}>
        {t(isFinished(course) ? 'lookBack' : 'open')}
        <span className="vh">{title}</span>
      </ButtonLink>
    </li>
  );
}

function Bar({ progress }: { progress: number }) {
  return (
    <span className={`block clip ${styles.bar}`} aria-hidden="true">
      <span style={{ width: `${progress}%` }} />
    </span>
  );
}

function Exams({ exams, ahead }: Pick<Mine, 'exams' | 'ahead'>) {
  const t = useCollegeWords();
  const locale = useSession((state) => state.locale);
  return (
    <Card boxed>
      <h3 className="title-20 below-12">{t('exams')}</h3>
      {exams.length + ahead.length === 0 && <p className="small muted">{t('noExams')}</p>}
      <ul>
        {ahead.slice(0, most).map((exam) => (
          <ExamAhead key={exam.paper} exam={exam} />
        ))}
        {exams.slice(0, most).map(({ id, paper, title, state, score, total, isPassed, at }) => (
          <li key={id} className={`parted ${styles.line}`}>
            <Link
              className="strong breaks"
              to={state === 'DOING' ? `/phenixcoll/exam/${paper}` : `/phenixcoll/exam/result/${id}`}
            >
              {textIn(title, locale)}
            </Link>
            <span className="block small muted">
              {showDate(at, locale)} ·{' '}
              {state === 'DOING'
                ? t('doing')
                : score === null
                  ? t('marking')
                  : t(isPassed ? 'passed' : 'failed', { score, total })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** An exam that can still be sat: until when, and how long it takes. */
export function ExamAhead({
  exam: { paper, title, questions, minutes, opensAt, closesAt },
}: {
  exam: Mine['ahead'][number];
}) {
  const t = useCollegeWords();
  const locale = useSession((state) => state.locale);
  const isComing = opensAt !== null && Date.parse(opensAt) > now();
  const at = isComing ? opensAt : closesAt;
  return (
    <li className={`parted row gap-16 top ${styles.line}`}>
      <DateBlock look="list" iso={at} {...dayAndMonth(at, locale)} urgent={daysUntil(at, now()) < near} />
      <span className="slim">
        <Link className="strong breaks" to={`/phenixcoll/exam/${paper}`}>
          {textIn(title, locale)}
        </Link>
        <span className="block small muted">
          {t(isComing ? 'opensAt' : 'until', { time: showDateTime(at, locale) })} ·{' '}
          {t('examAt', { count: questions, minutes })}
        </span>
      </span>
    </li>
  );
}

function Certificates({ mine: { courses, exams } }: { mine: Mine }) {
  const t = useCollegeWords();
  const locale = useSession((state) => state.locale);
  const own = [
    ...courses.map(({ title, mine }) => ({ title, no: mine?.certNo ?? null })),
    ...exams.map(({ title, certNo }) => ({ title, no: certNo })),
  ].flatMap(({ title, no }) => (no ? [{ title, no }] : []));
  return (
    <Card boxed>
      <h3 className="title-20 below-12">{t('certificates')}</h3>
      {own.length === 0 && <p className="small muted">{t('noCertificates')}</p>}
      <ul>
        {own.slice(0, most).map(({ title, no }) => (
          <li key={no} className={`parted ${styles.line}`}>
            <b className="block breaks">{textIn(title, locale)}</b>
            <span className="row wraps apart gap-8">
              <span className={`muted ${styles.certificate}`}>{no}</span>
              <CertificateButton no={no} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What is under way comes first, then what was not begun or waits for its exam, then what is finished. */
function rankOf(course: OwnCourse): number {
  if (isFinished(course)) return 2;
  const progress = course.mine?.progress ?? 0;
  return progress > 0 && progress < 100 ? 0 : 1;
}

function isFinished({ mine }: OwnCourse): boolean {
  return mine?.state === 'FINISHED';
}
