import styles from '#features/companies/office/check-panel.module.css';
import { FactList, Papers } from '#features/companies/office/check-panel.tsx';
import { supporterCheckCall } from '#features/supporters/calls.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTexts } from '#web/office/texts.ts';

/** The proofs of a supporter beside what the form says. */
export function SupporterPanel({ id }: { id: string }) {
  const t = useTexts();
  const found = useOfficeCall(supporterCheckCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={9} height={44} />;
  const { files, facts } = found.data;
  return (
    <div className={`stack gap-20 ${styles.desk} folds`}>
      {files.length > 0 ? <Papers files={files} /> : <StatePanel icon="attachment" title={t('papers.noFiles')} />}
      <section className={`slim ${styles.facts}`} aria-label={t('record.facts')}>
        <FactList facts={facts} />
      </section>
    </div>
  );
}
