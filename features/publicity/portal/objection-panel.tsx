import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { type objectCall, publicNoticeCall } from '#features/publicity/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { showDeadline } from '#web/kit/dates.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PrintButton } from '#web/kit/pieces/copy-link.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { type About, ObjectionForm } from './objection-form.tsx';
import styles from './objection-panel.module.css';
import { usePublicityWords } from './words.ts';

type Sent = OutputOf<typeof objectCall>;

/** Beside a public notice: until when one can object, the form, and afterwards number and code. */
export function ObjectionPanel({ noticeId, about, onAbout }: { noticeId: string } & About) {
  const t = usePublicityWords();
  const locale = useSession((session) => session.locale);
  const [sent, setSent] = useState<Sent>();
  const { data, error, refetch } = useCall(publicNoticeCall, { id: noticeId }, { quiet: true, staleTime: 60_000 });
  return (
    <Card id="object" className={`clip ${styles.panel}`}>
      <header className={`on-dark ${styles.head}`}>
        <h2 className="title-20" tabIndex={-1}>
          {sent ? t('sent.title') : t('object.title')}
        </h2>
        {data?.isOpen && !sent && (
          <>
            <p className={styles.left}>
              {data.daysLeft > 0 ? t('object.daysLeft', { count: data.daysLeft }) : t('object.lastDay')}
            </p>
            <p className="small">{t('object.left', { date: showDeadline(data.endsAt, locale) })}</p>
          </>
        )}
      </header>
      <div className={styles.body}>
        {sent ? (
          <Receipt sent={sent} />
        ) : error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <Skeleton height="240px" />
        ) : !data.isOpen ? (
          <Notice>{t('object.over')}</Notice>
        ) : (
          <ObjectionForm noticeId={noticeId} entries={data.entries} about={about} onAbout={onAbout} onSent={setSent} />
        )}
        {!sent && (
          <p className="above-16">
            <Link to="/objection">{t('object.track')}</Link>
          </p>
        )}
      </div>
    </Card>
  );
}

function Receipt({ sent: { no, code, isHeld } }: { sent: Sent }) {
  const t = usePublicityWords();
  return (
    <div role="status">
      <p className="above-8">{t(isHeld ? 'sent.held' : 'sent.noted')}</p>
      <Facts className="above-16">
        <Fact name={t('sent.no')}>
          <b>{no}</b>
        </Fact>
        <Fact name={t('sent.code')}>
          <b>{code}</b>
        </Fact>
      </Facts>
      <p className="muted above-8">{t('sent.keep')}</p>
      <div className="line wraps gap-12 above-16">
        <ButtonLink to={`/objection?no=${no}&code=${code}`}>{t('sent.progress')}</ButtonLink>
        <PrintButton />
      </div>
    </div>
  );
}
