import { Button, Segmented, Select } from 'antd';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { dashboardCall } from '#core/contracts/office.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { useSession } from '#web/kit/call/session.ts';
import { piecesOf } from '#web/kit/tagged-text.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { momentOf } from '#web/office/pieces/time.ts';
import { Can } from '#web/office/session.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './dashboard.module.css';
import { ExpiringList } from './expiring-list.tsx';
import { Figures } from './figures.tsx';
import { Funnel } from './funnel.tsx';
import { NoticeList } from './notice-list.tsx';
import { ToDoList } from './to-do-list.tsx';
import { TrendChart } from './trend-chart.tsx';

export type DashboardData = OutputOf<typeof dashboardCall>;

const periods = ['today', '30d', 'year'] as const;
type Period = (typeof periods)[number];

/** What needs attention now, figures, trend, funnel, own cases, what falls due. */
export function Page() {
  const t = useTexts();
  const read = useTextIn();
  const navigate = useNavigate();
  const [params, setParams] = usePageQuery();
  const period = periods.find((each) => each === params.get('period')) ?? '30d';
  const programme = params.get('programme') ?? '';
  const found = useOfficeCall(
    dashboardCall,
    { period, ...(programme ? { programme } : {}) },
    { refetchInterval: 120_000, placeholderData: (before) => before },
  );
  const set = (name: string, value: string, standard: string) => {
    const next = new URLSearchParams(params);
    if (value === standard) next.delete(name);
    else next.set(name, value);
    setParams(next);
  };
  const data = found.data;
  const names: Record<Period, string> = {
    today: t('dashboard.today'),
    '30d': t('dashboard.days30'),
    year: t('dashboard.year'),
  };
  const next = data?.toDo.find((item) => item.mine) ?? data?.toDo[0];
  return (
    <>
      <header className={`row gap-8 rigid ${styles.head}`}>
        <div>
          <h2>{useGreeting()}</h2>
          <Summary data={data} />
        </div>
        <span className="grow wide-only" />
        <Segmented<Period>
          aria-label={t('logs.time')}
          className="wide-only"
          value={period}
          options={periods.map((each) => ({ value: each, label: names[each] }))}
          onChange={(value) => set('period', value, '30d')}
        />
        <Select
          className={`wide-only ${styles.programme}`}
          aria-label={t('dashboard.programme')}
          suffixIcon={<Icon name="down" size={12} />}
          value={programme}
          options={[
            { value: '', label: t('dashboard.allProgrammes') },
            ...programmes.map((each) => ({ value: each.code, label: read(each.short) })),
          ]}
          onChange={(value) => set('programme', value, '')}
        />
        <Can code="Mgr.Apply">
          <Button
            type="primary"
            icon={<Icon name="bolt" />}
            disabled={!next}
            onClick={() => next && void navigate(`/apply/task?id=${next.id}`)}
          >
            {t('dashboard.nextCase')}
          </Button>
        </Can>
      </header>
      {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
      {found.isPending && (
        <section className="card">
          <RowSkeleton rows={12} height={48} />
        </section>
      )}
      {data && (
        <>
          {data.figures.length > 0 && <Figures figures={data.figures} />}
          <div className={`stack gap-12 rigid ${styles.pair}`}>
            <TrendChart trend={data.trend} />
            <Funnel funnel={data.funnel} period={names[period]} />
          </div>
          <div className={`stack gap-12 rigid ${styles.pair} ${styles.lower}`}>
            <ToDoList items={data.toDo} />
            <div className={`column gap-12 ${styles.stack}`}>
              <ExpiringList items={data.expiring} />
              <NoticeList notices={data.notices} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** Good morning, afternoon or evening, by the clock in Asia/Shanghai. */
function useGreeting(): string {
  const t = useTexts();
  const name = useSession((session) => session.user?.nickname ?? '');
  const hour = Number(momentOf(new Date()).clock.slice(0, 2));
  return t(hour < 12 ? 'dashboard.morning' : hour < 18 ? 'dashboard.afternoon' : 'dashboard.evening', { name });
}

function Summary({ data }: { data: DashboardData | undefined }) {
  const t = useTexts();
  if (!data) return null;
  const today = momentOf(new Date()).day;
  const overdue = data.figures.find((figure) => figure.key === 'overdue')?.value ?? 0;
  const dueToday = data.toDo.filter(
    (item) => item.dueAt !== null && momentOf(item.dueAt).day === today && new Date(item.dueAt) > new Date(),
  ).length;
  if (overdue + dueToday === 0) return <p className="size-13 muted">{t('dashboard.clear')}</p>;
  const share = data.onTimeShare === null ? null : `${(data.onTimeShare * 100).toFixed(1)}%`;
  const figures = { overdue, today: dueToday };
  const sentence = share === null ? t('dashboard.lateNoShare', figures) : t('dashboard.late', { ...figures, share });
  return (
    <p className="size-13 muted">
      {piecesOf(sentence).map(({ words, tag }, at) =>
        tag ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
          <b className="ink" key={at}>
            {words}
          </b>
        ) : (
          words
        ),
      )}
    </p>
  );
}
