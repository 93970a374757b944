import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { moveDate } from '#core/calendar/dates.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { shopLinkCall, statementCall, statementPdfCall } from '#features/benefits/calls/statement.ts';
import { StatementLines } from '#features/benefits/kit/statement-lines.tsx';
import { shop } from '#features/benefits/resources/shop.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { QrShare } from '#web/office/pieces/qr-share.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { dayOf } from '#web/office/pieces/time.ts';
import { useCan, useTenantId } from '#web/office/session.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { Settlement } from './settlement.tsx';
import styles from './shop-panel.module.css';
import { useTexts } from './words.ts';

/** What a shop redeemed in a month, as a table and as PDF, and the link with which its staff redeems. */
export function ShopPanel({ id }: { id: string }) {
  const t = useTexts();
  const thisMonth = dayOf(new Date().toISOString()).slice(0, 7);
  const months = Array.from({ length: 13 }, (_, back) => moveDate(`${thisMonth}-01`, { months: -back }).slice(0, 7));
  // In the address, so that what tells of a month leads to it.
  const [params, setParams] = usePageQuery();
  const found = useOfficeCall(callsOf(shop).one, { id });
  const isOffered = (asked: unknown) => months.find((each) => each === asked);
  // The month that waits for somebody, unless another was asked for.
  const month = isOffered(params.get('month')) ?? isOffered(found.data?.row.dueMonth) ?? thisMonth;
  const choose = (each: string) => {
    const next = new URLSearchParams(params);
    next.set('month', each);
    setParams(next);
  };
  const canEdit = useCan('Mgr.Shop.edit');
  return (
    <div className="stack gap-20">
      <section className="stack gap-12" aria-labelledby="statement">
        <div className="row wraps gap-12">
          <h3 id="statement">{t('shop.statement')}</h3>
          <select
            className={`rounded lined on-card ${styles.month}`}
            aria-label={t('shop.month')}
            value={month}
            onChange={(event) => choose(event.target.value)}
          >
            {months.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
        {found.isPending ? <RowSkeleton rows={4} height={44} /> : <Statement id={id} month={month} />}
      </section>
      {canEdit && <StaffLink id={id} />}
    </div>
  );
}

function Statement({ id, month }: { id: string; month: string }) {
  const t = useTexts();
  const tenantId = useTenantId();
  const canPrint = useCan('Mgr.Shop.export');
  const [isBusy, setBusy] = useState(false);
  const found = useOfficeCall(statementCall, { id, month });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={4} height={44} />;
  const { lines } = found.data;
  if (lines.length === 0 && !found.data.settlement) return <StatePanel icon="file" title={t('shop.none')} />;
  const print = () => {
    setBusy(true);
    // A refusal is shown by the common reactions.
    downloadFile(statementPdfCall, { tenantId, id, month })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  const last = moveDate(moveDate(`${month}-01`, { months: 1 }), { days: -1 });
  return (
    <>
      <StatementLines lines={lines} columns={['used', 'voided', 'people', 'price', 'subtotal']} />
      <Settlement key={month} id={id} month={month} found={found.data} />
      <div className="row wraps gap-12">
        {canPrint && (
          <Button onClick={print} loading={isBusy}>
            {t('shop.pdf')}
          </Button>
        )}
        <Link className="link" to={`/shop/redemption?f.shop=${id}&f.usedAt=${month}-01&f.usedAt=${last}`}>
          {t('shop.list')}
        </Link>
      </div>
    </>
  );
}

function StaffLink({ id }: { id: string }) {
  const t = useTexts();
  const found = useOfficeCall(shopLinkCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={3} height={44} />;
  const { link } = found.data;
  return (
    <section aria-labelledby="staff-link">
      <h3 id="staff-link" className="below-8">
        {t('shop.link')}
      </h3>
      {link === null ? (
        <p className="muted">{t('shop.noLink')}</p>
      ) : (
        <QrShare
          link={new URL(link, window.location.origin).toString()}
          name={`shop-${id}`}
          note={t('shop.linkNote')}
        />
      )}
    </section>
  );
}
