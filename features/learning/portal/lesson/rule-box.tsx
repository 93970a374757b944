import { CertificateButton } from '#features/learning/kit/certificate-button.tsx';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useLearningWords } from '../words.ts';
import styles from './contents.module.css';
import { isLearnerOf, type OneCourse } from './lesson.ts';

/** What the certificate asks for, each met or with the rest, and the way to the exam. */
export function RuleBox({ course }: { course: OneCourse }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const { needed, mine, exam, credit } = course;
  const left = needed - (mine?.progress ?? 0);
  const isPassed = exam?.last?.isPassed === true;
  return (
    <section className={`small ${styles.rule}`} aria-labelledby="rule">
      <h2 id="rule" className={`below-8 ${styles.title}`}>
        {t('lesson.rule')}
      </h2>
      <ul className="column gap-4">
        <Rule isMet={left <= 0}>
          {left <= 0 ? t('lesson.ruleMet', { needed }) : t('lesson.ruleLeft', { needed, left })}
        </Rule>
        {exam && (
          <Rule isMet={isPassed}>
            {exam.state === 'coming' && exam.opensAt
              ? t('lesson.ruleExamOpens', { pass: exam.pass, date: showDate(exam.opensAt, locale) })
              : t('lesson.ruleExam', { pass: exam.pass })}
          </Rule>
        )}
      </ul>
      <p className="muted above-8">{t('lesson.ruleNote', { count: credit })}</p>
      {mine?.certNo && (
        <p className="row wraps gap-8 above-8">
          <b>{t('course.certificate', { no: mine.certNo })}</b>
          <CertificateButton no={mine.certNo} />
        </p>
      )}
      {exam && isLearnerOf(course) && !isPassed && exam.state === 'open' && (
        <ButtonLink kind="line" block className="above-12" to={`/phenixcoll/exam/${exam.id}`}>
          {t('course.toExam')}
        </ButtonLink>
      )}
    </section>
  );
}

function Rule({ isMet, children }: { isMet: boolean; children: React.ReactNode }) {
  return (
    <li className="row gap-8" data-met={isMet || undefined}>
      <Icon name={isMet ? 'check' : 'clock'} size={16} />
      <span>{children}</span>
    </li>
  );
}
