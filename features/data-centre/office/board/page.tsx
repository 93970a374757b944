import { Button, Dropdown, Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { boardCall, boardFileCall } from '#features/data-centre/calls.ts';
import { useTexts } from '#features/data-centre/office/words.ts';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { dayOf, fullTime } from '#web/office/pieces/time.ts';
import { useCan, useTenantId } from '#web/office/session.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './board.module.css';
import { Figures } from './figures.tsx';
import { Panel } from './panel.tsx';

const Wall = lazy(() => import('./wall.tsx').then((found) => ({ default: found.Wall })));

export type Board = OutputOf<typeof boardCall>;

/** Figures and charts of a year at a desk or on a wall; the address says which. */
export function Page() {
  const t = useTexts();
  const read = useTextIn();
  const [params, setParams] = usePageQuery();
  const thisYear = Number(dayOf(new Date().toISOString()).slice(0, 4));
  const year = Number(/^20\d\d$/.exec(params.get('year') ?? '')?.[0] ?? thisYear);
  const programme = params.get('programme') ?? '';
  const asked = { year, ...(programme && { programme }) };
  const found = useOfficeCall(boardCall, asked, { refetchInterval: 300_000, placeholderData: (before) => before });
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next);
  };
  const data = found.data;
  const years = data?.years ?? [year];
  const suffixIcon = <Icon name="down" size={12} />;
  if (params.get('mode') === 'wall' && data)
    return (
      <Suspense fallback={null}>
        <Wall data={data} year={year} onLeave={() => set('mode', '')} />
      </Suspense>
    );
  return (
    <>
      <header className={`row wraps gap-8 rigid ${styles.head}`}>
        <div>
          <h2>{t('data.title')}</h2>
          {data && <p className="size-13 muted">{t('data.asOf', { time: fullTime(data.at) })}</p>}
        </div>
        <Select
          aria-label={t('data.year')}
          suffixIcon={suffixIcon}
          value={year}
          options={years.map((each) => ({ value: each, label: t('data.yearOf', { year: each }) }))}
          onChange={(each) => set('year', each === thisYear ? '' : String(each))}
        />
        {data && data.programmes.length > 0 && (
          <Select
            className={styles.programme}
            aria-label={t('data.programme')}
            suffixIcon={suffixIcon}
            value={programme}
            options={[
              { value: '', label: t('data.allProgrammes') },
              ...data.programmes.map(({ value, label }) => ({ value, label: read(label) })),
            ]}
            onChange={(each) => set('programme', each)}
          />
        )}
        <Button icon={<Icon name="fullscreen" size={14} />} onClick={() => set('mode', 'wall')}>
          {t('data.wall')}
        </Button>
        <FileButton asked={asked} />
      </header>
      {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
      {found.isPending && (
        <section className="card">
          <RowSkeleton rows={12} height={48} />
        </section>
      )}
      {data && (
        <>
          <Figures figures={data.figures} />
          {data.panels.length === 0 && <StatePanel icon="chart" title={t('data.nothing')} />}
          <div className={`stack gap-12 rigid ${styles.panels}`}>
            {data.panels.map((panel) => (
              <Panel key={panel.key} panel={panel} year={year} />
            ))}
          </div>
          <p className="size-12 muted">{t('data.note')}</p>
        </>
      )}
    </>
  );
}

function FileButton({ asked }: { asked: { year: number; programme?: string } }) {
  const t = useTexts();
  const tenantId = useTenantId();
  const [isBusy, setBusy] = useState(false);
  if (!useCan('Mgr.DataCenter.export')) return null;
  const fetch = (format: 'xlsx' | 'pdf') => {
    setBusy(true);
    // A refusal is shown by the common reactions.
    downloadFile(boardFileCall, { tenantId, ...asked, format })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'xlsx', label: 'XLSX', onClick: () => fetch('xlsx') },
          { key: 'pdf', label: 'PDF', onClick: () => fetch('pdf') },
        ],
      }}
    >
      <Button loading={isBusy} icon={<Icon name="download" size={14} />}>
        {t('data.file')}
      </Button>
    </Dropdown>
  );
}
