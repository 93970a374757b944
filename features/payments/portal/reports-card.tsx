import { useRef, useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { changeReportCall, grantsCall, yearlyReportCall } from '#features/payments/calls.ts';
import { changeSection, formOf, reportPurpose } from '#features/payments/shared/report.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { isoDay } from '#web/kit/dates.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import type { Grant } from './grant.ts';
import styles from './payments.module.css';
import { type ReportState, reportDay, reportTones } from './report-line.ts';
import { usePaymentWords } from './words.ts';

type Report = Grant['reports'][number];

/** The yearly reports of a grant and the changes that were told of, with the ways to hand in another. */
export function ReportsCard({ grant }: { grant: Grant }) {
  const t = usePaymentWords();
  const [open, setOpen] = useState<Report | 'change' | null>(null);
  const reqId = useRef(newRequestId());
  const { reports, isPaused, canReport, applicationId } = grant;
  if (!canReport && reports.length === 0) return null;
  const report = open === 'change' ? null : open;
  const done = (state: string) => {
    reqId.current = newRequestId();
    toast('success', t(state === 'OPEN' ? 'reports.sentPaused' : 'reports.sent'));
    setOpen(null);
    void invalidate(grantsCall);
  };
  return (
    <Card boxed>
      <div className="row wraps apart gap-12">
        <h2 className="title-20">{t('reports.title')}</h2>
        {canReport && <Button onClick={() => setOpen('change')}>{t('reports.change')}</Button>}
      </div>
      <p className="above-4 muted">{t('reports.note')}</p>
      {isPaused && <Notice>{t('reports.paused')}</Notice>}
      <ul className={styles.parts}>
        {reports.map((each) => (
          <Line key={each.id} report={each} onHandIn={canReport ? () => setOpen(each) : undefined} />
        ))}
      </ul>
      <Dialog
        open={open !== null}
        wide
        title={report ? t('reports.handIn') : t('reports.change')}
        onClose={() => setOpen(null)}
      >
        <p className="muted below-16">{t(report ? 'reports.handInNote' : 'reports.changeNote')}</p>
        <SmallForm
          key={report?.id ?? 'change'}
          section={report ? formOf(report) : changeSection}
          label={t('reports.send')}
          purpose={reportPurpose}
          send={async (values) => {
            const { state } = report
              ? await call(yearlyReportCall, { id: report.id, values, reqId: reqId.current })
              : await call(changeReportCall, { applicationId, values, reqId: reqId.current });
            done(state);
          }}
        />
      </Dialog>
    </Card>
  );
}

function Line({ report, onHandIn }: { report: Report; onHandIn: (() => void) | undefined }) {
  const t = usePaymentWords();
  const locale = useSession((session) => session.locale);
  const { name, opensOn, share, reason } = report;
  const state = report.state as ReportState;
  const isOpen = opensOn !== null && opensOn <= isoDay(now());
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
        {isOpen && onHandIn && (
          <div className="above-8">
            <Button small kind="primary" onClick={onHandIn}>
              {t('reports.handIn')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
