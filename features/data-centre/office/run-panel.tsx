import { Button } from 'antd';
import { reportFileCall, reportRunsCall } from '#features/data-centre/calls.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { fullTime } from '#web/office/pieces/time.ts';
import { useTenantId } from '#web/office/session.tsx';
import { useTexts } from './words.ts';

/** The last runs of a report: when, to how many, and the file. */
export function RunPanel({ id }: { id: string }) {
  const t = useTexts();
  const tenantId = useTenantId();
  const found = useOfficeCall(reportRunsCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={4} height={44} />;
  if (found.data.rows.length === 0) return <StatePanel icon="clock" title={t('data.noRuns')} />;
  return (
    <ul className="column" aria-label={t('data.runs')}>
      {found.data.rows.map((run) => (
        <li key={run.id} className="row wraps gap-8-16 parted">
          <span className="column fills">
            <span>{fullTime(run.at)}</span>
            <span className="size-12-5 muted">
              {run.isScheduled ? t('data.scheduled') : t('data.byHand', { name: run.by })}
            </span>
          </span>
          <span className="column fills size-13">
            {run.state === 'FAILED' ? (
              <span data-tone="bad">{t('data.failed', { words: run.error ?? '' })}</span>
            ) : (
              <>
                <span>{t('data.sent', { count: run.sent })}</span>
                {run.leftOut > 0 && <span className="muted">{t('data.leftOut', { count: run.leftOut })}</span>}
              </>
            )}
          </span>
          {run.fileName && (
            <Button
              size="small"
              aria-label={run.fileName}
              onClick={() => void downloadFile(reportFileCall, { tenantId, id: run.id }).catch(() => undefined)}
            >
              {t('data.fetch')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
