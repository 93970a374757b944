import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import type { companyReportsCall } from '#features/payments/calls.ts';
import { formOf } from '#features/payments/shared/report.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { isoDay } from '#web/kit/dates.ts';
import { SectionAnswers } from '#web/kit/form/answers.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import styles from './payments.module.css';
import { type ReportState, reportDay, reportTones } from './report-line.ts';
import { usePaymentWords } from './words.ts';

type Report = OutputOf<typeof companyReportsCall>['rows'][number]['reports'][number];

/** One report of the company: where it stands, what was reported and decided; whoever applied hands it in. */
export function CompanyReport({ report, isMine }: { report: Report; isMine: boolean }) {
  const t = usePaymentWords();
  const locale = useSession((session) => session.locale);
  const [isOpen, setOpen] = useState(false);
  const { name, opensOn, reportedOn, share, reason, values } = report;
  const state = report.state as ReportState;
  const section = formOf(report);
  const means = { data: { [section.key]: values }, dictionaries: {}, locale, today: isoDay(now()) };
  return (
    <li className={styles.part}>
      <div className="fills">
        <div className="row wraps apart gap-4-12">
          <h3 className="line-title">{textIn(name, locale)}</h3>
          <Tag tone={reportTones[state]}>{t(`reports.states.${state}`)}</Tag>
        </div>
        <p className="small muted">{reportDay(t, report, locale)}</p>
        {reason && (
          <p className="small breaks">
            {share !== null && t('reports.share', { share })} {t('reports.decided', { reason })}
          </p>
        )}
        {reportedOn && (
          <div className="above-8">
            <Button kind="text" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? 'company.fold' : 'company.read')}
            </Button>
            {isOpen && (
              <div className="above-8">
                <SectionAnswers section={section} values={values} means={means} />
              </div>
            )}
          </div>
        )}
        {isMine && opensOn !== null && opensOn <= isoDay(now()) && (
          <div className="above-8">
            <ButtonLink small kind="primary" to="/personal/payment">
              {t('reports.handIn')}
            </ButtonLink>
          </div>
        )}
      </div>
    </li>
  );
}
