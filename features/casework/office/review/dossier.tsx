import { Button, Modal } from 'antd';
import { useState } from 'react';
import { dossierCall, verdictCall, verdictDays } from '#features/casework/calls/dossier.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useCan } from '#web/office/session.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './fields.module.css';
import type { Desk } from './use-case.ts';

/** What a machine objects to, found with the case; it informs and never decides. */
export function DossierButton({ desk }: { desk: Desk }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { id, isPayer } = desk.data!;
  const { data } = useOfficeCall(dossierCall, { id }, { enabled: !isPayer, quiet: true });
  if (isPayer) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {data ? t('review.dossier', { count: data.findings.length }) : t('review.dossierTitle')}
      </Button>
      {isOpen && <Dossier id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function Dossier({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const canJudge = useCan('Mgr.Apply.audit');
  const found = useOfficeCall(dossierCall, { id });
  const judging = useOfficeSend(verdictCall);
  const judge = async (rule: string, path: string, isFalse: boolean) => {
    await judging.send({ id, rule, path, isFalse });
    await invalidate(dossierCall);
  };
  const { data } = found;
  return (
    <Modal open width={720} footer={null} title={t('review.dossierTitle')} getContainer={false} onCancel={onClose}>
      {found.isPending && <RowSkeleton rows={6} height={44} />}
      {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
      {data && (
        <p className="size-13 muted below-8">{t('review.dossierNote', { count: data.passed, days: verdictDays })}</p>
      )}
      {data?.findings.length === 0 && <StatePanel icon="check" title={t('review.dossierNone')} />}
      <ul className="size-13">
        {data?.findings.map(({ rule, path, label, evidence, falseAlarms, verdicts, isFalse, by }) => (
          <li key={`${rule} ${path}`} className={`row wraps gap-8-12 parted ${styles.finding}`}>
            <p className="whole breaks">
              <b>{read(label)}</b> {read(evidence)}
            </p>
            <span className="fills size-12 muted">
              {verdicts === 0
                ? t('review.rateNone')
                : t('review.rate', { share: Math.round((falseAlarms / verdicts) * 100), count: verdicts })}
            </span>
            {isFalse !== null && (
              <StatusTag tone={isFalse ? 'off' : 'problem'}>
                {t(isFalse ? 'review.calledFalse' : 'review.calledReal', { name: by ?? '' })}
              </StatusTag>
            )}
            {canJudge &&
              ([false, true] as const).map((each) => (
                <Button
                  key={String(each)}
                  size="small"
                  disabled={isFalse === each}
                  loading={judging.isPending}
                  onClick={() => void judge(rule, path, each).catch(() => undefined)}
                >
                  {t(each ? 'review.callFalse' : 'review.callReal')}
                </Button>
              ))}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
