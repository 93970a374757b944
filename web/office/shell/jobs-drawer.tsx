import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { jobFileCall, jobListCall, jobRemoveCall, jobRetryCall } from '#core/contracts/jobs.ts';
import { CallError } from '#web/kit/call/call.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { StatusTag, type Tone } from '#web/office/pieces/status-tag.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTenantId } from '#web/office/session.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './jobs-drawer.module.css';

type Job = OutputOf<typeof jobListCall>['rows'][number];

const isUnderWay = (job: Job) => job.state === 'QUEUED' || job.state === 'RUNNING';

/** The own background jobs: how far each is, its file while it is kept, and what can be done with it. */
export function JobsDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const found = useOfficeCall(
    jobListCall,
    {},
    { staleTime: 0, refetchInterval: ({ state }) => (state.data?.rows.some(isUnderWay) ? pollMs : false) },
  );
  const rows = found.data?.rows ?? [];
  return (
    <Drawer
      open
      onClose={onClose}
      size={420}
      closable={false}
      getContainer={false}
      rootClassName={styles.drawer ?? ''}
      aria-label={t('jobs.title')}
    >
      <div className={`row ${styles.bar}`}>
        <h2>{t('jobs.title')}</h2>
        <span className="grow" />
        <IconButton name="close" label={t('app.close')} onClick={onClose} />
      </div>
      <p className={`size-12-5 muted ${styles.note}`}>{t('jobs.note')}</p>
      {found.isPending && <RowSkeleton rows={4} height={72} />}
      {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
      {found.isSuccess && rows.length === 0 && (
        <StatePanel icon="jobs" title={t('jobs.none')} hint={t('jobs.noneHint')} />
      )}
      <ul className={styles.jobs}>
        {rows.map((job) => (
          <JobItem key={job.id} job={job} />
        ))}
      </ul>
    </Drawer>
  );
}

const pollMs = 1500;

function JobItem({ job }: { job: Job }) {
  const t = useTexts();
  const read = useTextIn();
  const client = useQueryClient();
  const tenantId = useTenantId();
  const retry = useOfficeSend(jobRetryCall);
  const remove = useOfficeSend(jobRemoveCall);
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // The call has already said why.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: [jobListCall.path] });
    }
  };
  const title = `${read(job.title)} · ${job.format.toUpperCase()}`;
  return (
    <li>
      <div className={`row apart gap-8 ${styles.head}`}>
        <b className="cut" title={job.fileName ?? title}>
          {title}
        </b>
        <StatusTag tone={tones[job.state]}>{t(`jobs.${job.state}`)}</StatusTag>
      </div>
      {isUnderWay(job) && (
        <progress
          className={`whole clip block ${styles.progress}`}
          aria-label={title}
          max={Math.max(job.total, 1)}
          value={job.state === 'QUEUED' ? 0 : job.done}
        />
      )}
      <div className={`row gap-8 size-12-5 muted above-4 ${styles.foot}`}>
        <span>{factsOf(job, t)}</span>
        <span className="grow" />
        {job.state === 'FAILED' && (
          <Button size="small" loading={isBusy} onClick={() => void act(() => retry.send({ id: job.id }))}>
            {t('app.retry')}
          </Button>
        )}
        {job.state === 'DONE' && (
          <Button
            size="small"
            icon={<Icon name="download" size={14} />}
            loading={isBusy}
            onClick={() => void act(() => downloadFile(jobFileCall, { tenantId, id: job.id }))}
          >
            {t('jobs.download')}
          </Button>
        )}
        <IconButton
          name="trash"
          label={t(isUnderWay(job) ? 'jobs.stop' : 'jobs.remove', { name: title })}
          disabled={isBusy}
          onClick={() => void act(() => remove.send({ id: job.id }))}
        />
      </div>
    </li>
  );
}

const tones: Readonly<Record<Job['state'], Tone>> = {
  QUEUED: 'waiting',
  RUNNING: 'working',
  DONE: 'done',
  FAILED: 'problem',
};

function factsOf(job: Job, t: ReturnType<typeof useTexts>): string {
  const count = (rows: number) => rows.toLocaleString('en-US');
  if (job.state === 'FAILED') return job.error ?? '';
  if (isUnderWay(job)) return t('jobs.progress', { done: count(job.done), total: count(job.total) });
  const days = Math.max(0, Math.ceil((Date.parse(job.expiresAt) - Date.now()) / 86_400_000));
  return [
    t('jobs.rows', { count: count(job.total) }),
    showSize(job.fileSize ?? 0),
    shortTime(job.endedAt ?? job.createdAt),
    t('jobs.kept', { days }),
  ].join(' · ');
}
