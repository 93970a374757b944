import { Button } from 'antd';
import { callsOf } from '#core/resources/resource-calls.ts';
import { badgesCall, handOutCall, signInSheetCall } from '#features/activities/calls/activities.ts';
import { useTexts } from '#features/activities/office/words.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { AskReason, useAskReason } from '#web/office/pieces/ask-reason.tsx';
import { QrShare } from '#web/office/pieces/qr-share.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { loadedResource } from '#web/office/resource/definitions.ts';
import { useCan, useTenantId } from '#web/office/session.tsx';
import styles from './hand-out-panel.module.css';

/** What of an activity is hung up, put on the door or worn: its QR codes, the sign-in sheet and the name badges. */
export function HandOutPanel({ id }: { id: string }) {
  const t = useTexts();
  const found = useOfficeCall(callsOf(loadedResource('activity')).one, { id });
  const canPrint = useCan('Mgr.Activity.audit');
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={4} height={44} />;
  const { row } = found.data;
  if (row.phase === null || row.status === 'OFFLINE' || row.status === 'SCHEDULED')
    return <StatePanel icon="calendar" title={t('handOut.none')} hint={t('handOut.noneHint')} />;
  return (
    <AskReason>
      <Codes id={id} canPrint={canPrint} />
      {canPrint && <Papers id={id} />}
    </AskReason>
  );
}

/** The code that leads to its page, and the one with which those who come check themselves in. */
function Codes({ id, canPrint }: { id: string; canPrint: boolean }) {
  const t = useTexts();
  const found = useOfficeCall(handOutCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={4} height={44} />;
  // The server knows the portal's address; before one is configured both are reached by the same.
  const addressOf = (link: string) => new URL(link, window.location.origin).toString();
  const { page, door } = found.data;
  return (
    <>
      <section className={styles.part} aria-labelledby="hand-out-poster">
        <h3 id="hand-out-poster">{t('handOut.poster')}</h3>
        <QrShare link={addressOf(page)} name={`activity-${id}`} note={t('handOut.posterNote')} />
      </section>
      {canPrint && (
        <section className={styles.part} aria-labelledby="hand-out-door">
          <h3 id="hand-out-door">{t('handOut.door')}</h3>
          {door === null ? (
            <p className="muted">{t('handOut.noDoor')}</p>
          ) : (
            <QrShare link={addressOf(door)} name={`check-in-${id}`} note={t('handOut.doorNote')} />
          )}
        </section>
      )}
    </>
  );
}

function Papers({ id }: { id: string }) {
  const t = useTexts();
  const ask = useAskReason();
  const tenantId = useTenantId();
  const isFull = useCan('Mgr.Pii.view');
  const print = (contract: typeof signInSheetCall | typeof badgesCall, title: string) =>
    ask({
      title,
      hint: t('checkIn.sheetHint'),
      ok: t('checkIn.sheetOk'),
      give: async (reason) => void (await downloadFile(contract, { tenantId, id, reason })),
    });
  return (
    <section className={styles.part} aria-labelledby="hand-out-papers">
      <h3 id="hand-out-papers">{t('handOut.papers')}</h3>
      <div className="line wraps gap-8 below-8">
        <Button onClick={() => print(signInSheetCall, t('checkIn.sheet'))}>{t('checkIn.sheet')}</Button>
        {isFull && <Button onClick={() => print(badgesCall, t('handOut.badges'))}>{t('handOut.badges')}</Button>}
      </div>
      <p className="muted">{isFull ? t('handOut.badgesNote') : t('handOut.noBadges')}</p>
    </section>
  );
}
