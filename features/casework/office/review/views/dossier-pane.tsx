import { Button } from 'antd';
import { dossierCall, verdictCall, verdictDays } from '#features/casework/calls/dossier.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useCan } from '#web/office/session.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './views.module.css';

/** What a machine objects to, found with the case, for the strip of views; nothing for whoever only pays. */
export function useDossier(desk: Desk) {
  const { id, isPayer } = desk.data!;
  return useOfficeCall(dossierCall, { id }, { enabled: !isPayer, quiet: true });
}

/** Rule by rule what a machine objects to, and how often the rule was wrong lately; somebody decides on each. */
export function DossierPane({ desk, onLook }: { desk: Desk; onLook: (path: string) => void }) {
  const { id } = desk.data!;
  const t = useTexts();
  const read = useTextIn();
  const canJudge = useCan('Mgr.Apply.audit');
  const found = useDossier(desk);
  const judging = useOfficeSend(verdictCall);
  const judge = async (rule: string, path: string, isFalse: boolean) => {
    await judging.send({ id, rule, path, isFalse });
    // What is concluded decides which actions are blocked.
    await Promise.all([invalidate(dossierCall), desk.refresh()]);
  };
  const { data } = found;
  const sum = (kind: 'check' | 'notice') => data?.findings.filter(({ severity }) => severity === kind).length ?? 0;
  const totals = [
    ['check', sum('check')],
    ['notice', sum('notice')],
    ['passed', data?.passed ?? 0],
  ] as const;
  return (
    <ScrollFrame label={t('review.dossierTitle')} className={`fills-down ${styles.dossier}`}>
      {found.isPending && <RowSkeleton rows={6} height={44} />}
      {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
      {data && (
        <>
          <p className={`row wraps gap-16 below-8 ${styles.totals}`}>
            {totals.map(([key, total]) => (
              <span key={key} className="row baseline gap-8" data-kind={total > 0 ? key : undefined}>
                <b className="size-20">{total}</b>
                <span className="size-13">{t(`review.severity_${key}`)}</span>
              </span>
            ))}
          </p>
          <p className="size-13 muted below-8">{t('review.dossierNote', { days: verdictDays })}</p>
        </>
      )}
      {data?.findings.length === 0 && <StatePanel icon="check" title={t('review.dossierNone')} />}
      <ul className="size-13">
        {data?.findings.map(({ rule, severity, path, label, evidence, falseAlarms, verdicts, isFalse, by, isOpen }) => (
          <li key={`${rule} ${path}`} className={`row wraps gap-8-12 parted ${styles.finding}`}>
            <p className="whole breaks">
              <StatusTag tone={severity === 'check' ? 'problem' : 'waiting'}>
                {t(`review.severity_${severity}`)}
              </StatusTag>{' '}
              <button type="button" className="link" onClick={() => onLook(path)}>
                {read(label)}
              </button>{' '}
              {read(evidence)}
            </p>
            <span className="fills size-12 muted">
              {verdicts === 0
                ? t('review.rateNone')
                : t('review.rate', { share: Math.round((falseAlarms / verdicts) * 100), count: verdicts })}
            </span>
            {isOpen && <StatusTag tone="waiting">{t('review.notConcluded')}</StatusTag>}
            {severity === 'check' && !isOpen && isFalse === null && (
              <StatusTag tone="done">{t('review.seenAtField')}</StatusTag>
            )}
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
    </ScrollFrame>
  );
}
