import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { helpCasesCall, helpEndCall } from '#features/casework/calls/helping.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { renewed, useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { showDateTime, showDeadline } from '#web/kit/dates.ts';
import { ConfirmDialog } from '#web/kit/feedback/dialog.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { grantTones } from './grant-list.tsx';
import styles from './helping.module.css';
import { RedeemForm } from './redeem-form.tsx';
import { useHelpingWords } from './words.ts';

type Row = OutputOf<typeof helpCasesCall>['rows'][number];

/** Applications of others that one helps with, and the way in: a code. */
export function Component() {
  const t = useHelpingWords();
  const { data, error, refetch } = useCall(helpCasesCall, {}, { quiet: true, ...renewed });
  return (
    <PersonalFrame>
      <h1>{t('own.title')}</h1>
      <p className="muted below-16">{t('own.intro')}</p>
      <RedeemForm />
      <section className="above-24" aria-labelledby="helped-title">
        <h2 id="helped-title" className="title-20 below-12">
          {t('own.list')}
        </h2>
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <Card boxed>
            <SkeletonRows rows={2} />
          </Card>
        ) : data.rows.length > 0 ? (
          <ul className="panel">
            {data.rows.map((row) => (
              <HelpedItem key={row.id} row={row} />
            ))}
          </ul>
        ) : (
          <Card boxed>
            <EmptyState title={t('own.none')}>{t('own.noneNote')}</EmptyState>
          </Card>
        )}
      </section>
    </PersonalFrame>
  );
}

function HelpedItem({ row }: { row: Row }) {
  const t = useHelpingWords();
  const locale = useSession((session) => session.locale);
  const [isAsking, setAsking] = useState(false);
  const send = useSend(helpEndCall, { invalidates: [helpCasesCall] });
  const path = `/personal/helping/${row.id}`;
  const isActive = row.state === 'ACTIVE';
  const title = `${textIn(row.title, locale)} ${row.year}`;
  const leave = () =>
    send.mutate(
      { id: row.id, reqId: newRequestId() },
      {
        onSuccess: () => toast('success', t('own.left')),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <li className={`parted ${styles.grant}`}>
      <div className="row wraps apart gap-4-12">
        <p className="row wraps gap-4-12 breaks">
          {row.isOpen ? (
            <Link className="ink unlined underlines" to={path}>
              <b>{title}</b>
            </Link>
          ) : (
            <b>{title}</b>
          )}
          <Tag tone={grantTones[row.state]}>{t(`grants.state.${row.state}`)}</Tag>
        </p>
        {row.isOpen && (
          <ButtonLink small kind="primary" to={path}>
            {t('own.fill')}
            <span className="vh"> {title}</span>
          </ButtonLink>
        )}
      </div>
      <p className="meta">
        <span>{t('own.of', { name: row.applicant })}</span>
        <span>{row.sections.map((section) => textIn(section.title, locale)).join(locale === 'CN' ? '、' : ', ')}</span>
        {isActive && (
          <span>
            {t('grants.until')} {showDeadline(row.until, locale)}
          </span>
        )}
        {row.lastWriteAt && (
          <span>
            {t('grants.wrote')} {showDateTime(row.lastWriteAt, locale)}
          </span>
        )}
        {isActive && !row.isOpen && <span>{t('own.paused')}</span>}
      </p>
      {row.note && <p className="small muted breaks as-typed">{t('form.note', { note: row.note })}</p>}
      {isActive && (
        <p>
          <Button small kind="text" onClick={() => setAsking(true)}>
            {t('own.leave')}
            <span className="vh"> {title}</span>
          </Button>
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('own.leaveTitle')}
        confirm={t('own.leave')}
        busy={send.isPending}
        onConfirm={leave}
        onClose={() => setAsking(false)}
      >
        <p>{t('own.leaveNote')}</p>
      </ConfirmDialog>
    </li>
  );
}
