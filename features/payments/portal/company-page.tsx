import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { companyReportsCall } from '#features/payments/calls.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { CompanyReport } from './company-report.tsx';
import styles from './payments.module.css';
import { usePaymentWords } from './words.ts';

type Case = OutputOf<typeof companyReportsCall>['rows'][number];

/** The yearly reports on what the company was granted, for everybody who acts for it. */
export function Component() {
  const t = usePaymentWords();
  const { data, error, refetch } = useCall(companyReportsCall, {}, { quiet: true, ...renewed });
  return (
    <PersonalFrame>
      <h1>{t('company.title')}</h1>
      <p className="muted below-20">{t('company.note')}</p>
      {error && !data ? (
        <ErrorState title={t('company.failed')} error={error} onRetry={refetch} />
      ) : !data ? (
        <Card boxed>
          <SkeletonRows rows={5} />
        </Card>
      ) : data.rows.length === 0 ? (
        <Card>
          <EmptyState title={t('company.none')}>{t('company.noneNote')}</EmptyState>
        </Card>
      ) : (
        <ul className="stack gap-32">
          {data.rows.map((each) => (
            <li key={each.applicationId}>
              <CaseCard found={each} />
            </li>
          ))}
        </ul>
      )}
    </PersonalFrame>
  );
}

function CaseCard({ found: { no, programme, isMine, reports } }: { found: Case }) {
  const t = usePaymentWords();
  const locale = useSession((session) => session.locale);
  return (
    <Card boxed>
      <h2 className="title-20">{textIn(programme, locale)}</h2>
      <p className="meta above-4">
        {no && <span>{no}</span>}
        <span>{t(isMine ? 'company.mine' : 'company.others')}</span>
      </p>
      <ul className={styles.parts}>
        {reports.map((report) => (
          <CompanyReport key={report.id} report={report} isMine={isMine} />
        ))}
      </ul>
    </Card>
  );
}
