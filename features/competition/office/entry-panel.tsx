import { Button } from 'antd';
import { showAmount } from '#core/texts/amount.ts';
import styles from '#features/companies/office/check-panel.module.css';
import { FactList, Papers } from '#features/companies/office/check-panel.tsx';
import { entryCertificateCall, entryCheckCall, entryPacketCall } from '#features/competition/organiser-calls.ts';
import { useSession } from '#web/kit/call/session.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { momentOf } from '#web/office/pieces/time.ts';
import { usePermCodes, useTenantId } from '#web/office/session.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { CommitmentsBeside } from './commitments-beside.tsx';
import { CounterBeside } from './counter-beside.tsx';

const words = {
  AWARD: { CN: '获奖证书', EN: 'Certificate of award' },
  SUPPORTER: { CN: '赋能者证书', EN: 'Certificate of the supporter' },
  packet: { CN: '办理卷宗（ZIP）', EN: 'Decision packet (ZIP)' },
  claims: { CN: '奖励兑现', EN: 'Cash-out' },
  timeline: { CN: '办理进度', EN: 'Steps' },
  approvals: { CN: '人已审批', EN: 'have approved' },
  paid: { CN: '已拨付', EN: 'paid' },
};

/** What was handed in with an entry, its papers, claims, commitments, changes and steps. */
export function EntryPanel({ id }: { id: string }) {
  const t = useTexts();
  const read = useTextIn();
  const locale = useSession((session) => session.locale);
  const tenantId = useTenantId();
  const canExport = usePermCodes().includes('Mgr.Itec.export');
  const found = useOfficeCall(entryCheckCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={9} height={44} />;
  const { forms, claims, commitments, changes, timeline, certificates, counter } = found.data;
  const files = forms.flatMap((form) => form.files);
  const dayOf = (at: string) => momentOf(at).day;
  return (
    <div className={files.length > 0 ? `stack gap-20 ${styles.desk} folds` : 'slim'}>
      {files.length > 0 ? <Papers files={files} /> : <p className="muted size-13">{t('papers.noFiles')}</p>}
      <section className={`slim ${styles.facts}`} aria-label={t('record.facts')}>
        {(canExport || certificates.length > 0) && (
          <div className="row wraps gap-8">
            {canExport && (
              <Button
                icon={<Icon name="download" size={14} />}
                onClick={() => void downloadFile(entryPacketCall, { tenantId, id }).catch(() => undefined)}
              >
                {read(words.packet)}
              </Button>
            )}
            {certificates.map((kind) => (
              <Button
                key={kind}
                icon={<Icon name="download" size={14} />}
                onClick={() => void downloadFile(entryCertificateCall, { tenantId, id, kind }).catch(() => undefined)}
              >
                {read(words[kind])}
              </Button>
            ))}
          </div>
        )}
        {counter && <CounterBeside counter={counter} />}
        {claims.length > 0 && (
          <>
            <h3>{read(words.claims)}</h3>
            <ul className="size-13">
              {claims.map((claim) => (
                <li key={claim.no}>
                  {read(claim.name)} {showAmount(claim.amount, locale)} ·{' '}
                  {claim.paidOn
                    ? `${read(words.paid)} ${claim.paidOn}`
                    : `${claim.approvals}/2 ${read(words.approvals)}`}
                </li>
              ))}
            </ul>
          </>
        )}
        <CommitmentsBeside commitments={commitments} changes={changes} />
        {forms.map(({ form, name, at, facts }) => (
          <div key={form}>
            <h3>
              {read(name)} <small className="muted">{dayOf(at)}</small>
            </h3>
            <FactList facts={facts} />
          </div>
        ))}
        <h3>{read(words.timeline)}</h3>
        <ol className="size-13">
          {timeline.map(({ step, at, reason }) => (
            <li key={`${at} ${step.EN}`}>
              {dayOf(at)} {read(step)} {reason && <span className="muted">{reason}</span>}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
