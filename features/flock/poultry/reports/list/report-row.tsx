import { Link } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { Light } from '#features/flock/poultry/art/light.tsx';
import type { FarmReport } from '#features/flock/poultry/store/documents.ts';
import type { FlockWords } from '#features/flock/shared/documents/facts.ts';
import { dayWords, lightWords } from '#features/flock/shared/documents/phrases.ts';
import type { ReportResult } from '#features/flock/shared/scoring/results/results.ts';
import styles from './reports-page.module.css';

/** One report: its name, where and when, the lights of what was assessed, what waits. */
export function ReportRow({
  farm,
  report,
  result,
  words,
  isUnsent,
}: FarmReport & { result: ReportResult; words: FlockWords; isUnsent: boolean }) {
  const { report: t, terms } = words;
  const { on, ageDays } = report.head;
  const when = [dayWords(on, words), ...(ageDays === null ? [] : [terms('unit.age', { n: ageDays })])];
  const assessed = result.order.filter((section) => result.sections[section].isAssessed);
  const isAnswered = report.questions.some(({ answer }) => answer !== null);
  return (
    <li>
      <Link to={`/reports/${farm.id}/${report.id}`} className={`panel stack level gap-8-12 unlined ${styles.row}`}>
        <span className="stack breaks lines-1-3">
          <b className="size-18">{report.name}</b>
          <span className="quiet size-15">{[farm.name, ...when].join(t('comma'))}</span>
        </span>
        <span className="line wraps gap-8">
          {assessed.map((section) => {
            const told = result.sections[section];
            const label = `${terms(`section.${section}`)}${terms('colon')}${lightWords(told, words)}`;
            return <Light key={section} kind={told.light} provisional={told.isProvisional} size={28} label={label} />;
          })}
          {assessed.length === 0 && <span className="quiet size-15">{t('list.noneAssessed')}</span>}
        </span>
        {(isUnsent || report.questions.length > 0) && (
          <span className={`${styles.tags} line wraps gap-6`}>
            {isUnsent && (
              <span className="inline-row gap-6 strong">
                <FieldIcon name="cloud-off" size={20} />
                {t('list.waiting')}
              </span>
            )}
            {report.questions.length > 0 && (
              <span className="inline-row gap-6 strong">
                <FieldIcon name="question" size={20} />
                {t(isAnswered ? 'list.answered' : 'list.asked')}
              </span>
            )}
          </span>
        )}
        <FieldIcon name="next" />
      </Link>
    </li>
  );
}
