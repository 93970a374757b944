import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { localDay, showDay, showMoment } from '#features/flock/poultry/local-time.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { CardSkeleton } from '#features/flock/poultry/pieces/skeleton.tsx';
import { useIsOnline } from '#features/flock/poultry/store/online.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { flockLinksCall, flockWithdrawCall } from '#features/flock/share-calls.ts';
import { CallError, newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import styles from './report-links.module.css';

type ReportLink = OutputOf<typeof flockLinksCall>['rows'][number];

/**
 * The links by which others read a report, or any report of a farm, and taking them back. Needs a network: what is
 * listed is what works at this moment.
 */
export function ReportLinks({ farmId, reportId }: { farmId: string; reportId?: string }) {
  const t = useShell();
  const isOnline = useIsOnline();
  const isSignedIn = useSession((state) => state.user !== null);
  const canAsk = isOnline && isSignedIn;
  const of = { farmId, ...(reportId && { reportId }) };
  const { data, error, refetch } = useCall(flockLinksCall, canAsk ? of : undefined, { quiet: true });
  // What has not been sent yet cannot have been shared.
  const isNew = error instanceof CallError && error.key === 'NOT_FOUND';
  if (!canAsk) return <p className="fine">{isOnline ? t('session.over') : t('links.offline')}</p>;
  if (isNew || data?.rows.length === 0) return <p className="fine">{t('links.none')}</p>;
  if (data) return <LinkList rows={data.rows} farmId={farmId} isOfFarm={reportId === undefined} />;
  if (!error) return <CardSkeleton lines={2} />;
  return (
    <>
      <p role="alert">{error.msg}</p>
      <BigButton small kind="line" icon="refresh" onClick={() => void refetch()}>
        {t('broken.again')}
      </BigButton>
    </>
  );
}

function LinkList({ rows, farmId, isOfFarm }: { rows: readonly ReportLink[]; farmId: string; isOfFarm: boolean }) {
  const t = useShell();
  const [asking, ask] = useState<ReportLink>();
  const withdraw = useSend(flockWithdrawCall, {
    invalidates: [flockLinksCall],
    onSuccess: () => {
      ask(undefined);
      toast('success', t('links.withdrawn'));
    },
  });
  return (
    <>
      <ul className={styles.links}>
        {rows.map((row) => (
          <li className="parted line wraps top" key={row.id}>
            <FieldIcon name="link" />
            <LinkFacts row={row}>
              {isOfFarm && <Link to={`/reports/${farmId}/${row.reportId}`}>{row.report}</Link>}
            </LinkFacts>
            <BigButton small kind="quiet" onClick={() => ask(row)}>
              {t('links.withdraw')}
              <span className="vh">
                {row.label || t('links.unnamed')}, {row.report}
              </span>
            </BigButton>
          </li>
        ))}
      </ul>
      <Confirm
        open={asking !== undefined}
        title={t('links.withdrawTitle')}
        confirm={t('links.withdraw')}
        kind="danger"
        busy={withdraw.isPending}
        onConfirm={() => asking && withdraw.mutate({ farmId, shareId: asking.id, reqId: newRequestId() })}
        onClose={() => ask(undefined)}
      >
        <p>
          <b>{asking?.label || t('links.unnamed')}</b>
          <br />
          {asking?.report}
        </p>
        <p className="above-12">{t('links.withdrawText')}</p>
      </Confirm>
    </>
  );
}

function LinkFacts({ row, children }: { row: ReportLink; children: ReactNode }) {
  const t = useShell();
  const locale = useSession((state) => state.locale);
  const time = showMoment(row.madeAt, locale);
  return (
    <span className={`stack slim breaks ${styles.facts}`}>
      <b>{row.label || t('links.unnamed')}</b>
      {children}
      {row.isBlind && <small className="small quiet">{t('links.blind')}</small>}
      {row.reader && <small className="small quiet">{t('links.read', { name: row.reader })}</small>}
      <small className="small quiet">
        {row.isOwn ? t('links.madeByYou', { time }) : t('links.made', { time, name: row.by })}
      </small>
      <small className="small quiet">
        {row.openedAt ? t('links.opened', { time: showMoment(row.openedAt, locale) }) : t('links.never')}
      </small>
      <small className="small quiet">
        {t('links.until', { date: showDay(localDay(new Date(row.validUntil)), locale) })}
      </small>
    </span>
  );
}
