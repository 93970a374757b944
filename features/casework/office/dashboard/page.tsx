import { Button, Segmented, Select } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { dashboardCall } from '#core/contracts/office.ts';
import { queueCall } from '#features/casework/calls/review.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { programmeHeads } from '#features/casework/programmes/heads.ts';
import {
  type CaseScope,
  type CaseView,
  caseAddress,
  caseFigures,
  firstWithOffice,
} from '#features/casework/shared/case-views.ts';
import { useSession } from '#web/kit/call/session.ts';
import { piecesOf } from '#web/kit/tagged-text.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { momentOf } from '#web/office/pieces/time.ts';
import { useCan } from '#web/office/session.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './dashboard.module.css';
import { ExpiringList } from './expiring-list.tsx';
import { Figures } from './figures.tsx';
import { Funnel } from './funnel.tsx';
import { NoticeList } from './notice-list.tsx';
import { ToDoList } from './to-do-list.tsx';
import { TrendChart } from './trend-chart.tsx';

export type DashboardData = OutputOf<typeof dashboardCall>;
export type CaseData = NonNullable<DashboardData['cases']>;

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
  const canReview = useCan('Mgr.Apply');
  const [scope, setScope] = useState<CaseScope>();
  // The queue itself, by its own call: what stands here is what the review tasks show.
  const toDo = useOfficeCall(
    queueCall,
    { size: toDoRows, ...(scope ? { scope } : {}), ...(programme ? { programme } : {}) },
    { enabled: canReview, refetchInterval: 120_000, placeholderData: (before) => before },
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
  const next = toDo.data && firstWithOffice(toDo.data.rows);
  return (
    <>
      <header className={`row gap-8 rigid ${styles.head}`}>
        <div>
          <h2>{useGreeting()}</h2>
          <Summary data={data?.cases} programme={programme} />
        </div>
        <span className="grow wide-only" />
        <Segmented<Period>
          aria-label={t('dashboard.period')}
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
            ...programmeHeads.map(({ code, short }) => ({ value: code, label: read(short) })),
          ]}
          onChange={(value) => set('programme', value, '')}
        />
        {canReview && (
          <Button
            type="primary"
            icon={<Icon name="bolt" />}
            disabled={!next}
            onClick={() => next && void navigate(caseAddress({ scope: toDo.data?.scope, programme }, next.id))}
          >
            {t('dashboard.nextCase')}
          </Button>
        )}
      </header>
      {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
      {found.isPending && (
        <section className="card">
          <RowSkeleton rows={12} height={48} />
        </section>
      )}
      {data && (
        <>
          {data.cases && (
            <>
              <Figures figures={data.cases.figures} programme={programme} />
              <div className={`stack gap-12 rigid ${styles.pair}`}>
                <TrendChart trend={data.cases.trend} />
                <Funnel funnel={data.cases.funnel} period={names[period]} />
              </div>
            </>
          )}
          <div className={`stack gap-12 rigid ${styles.pair} ${styles.lower}`}>
            {canReview && <ToDoList found={toDo} programme={programme} onScope={setScope} />}
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

/** Rows of the queue on the dashboard. */
const toDoRows = 8;

/** Good morning, afternoon or evening, by the clock in Asia/Shanghai. */
function useGreeting(): string {
  const t = useTexts();
  const name = useSession((session) => session.user?.nickname ?? '');
  const hour = Number(momentOf(new Date()).clock.slice(0, 2));
  return t(hour < 12 ? 'dashboard.morning' : hour < 18 ? 'dashboard.afternoon' : 'dashboard.evening', { name });
}

/** How much presses; each number opens its cases. Whoever may see no cases reads nothing about them. */
function Summary({ data, programme }: { data: CaseData | null | undefined; programme: string }) {
  const t = useTexts();
  if (!data) return null;
  const overdue = data.figures.find((figure) => figure.key === 'overdue')?.value ?? 0;
  if (overdue + data.dueToday === 0) return <p className="size-13 muted">{t('dashboard.clear')}</p>;
  // Rounded down: what is not wholly in time is never 100 %.
  const share = data.onTimeShare === null ? null : `${(Math.floor(data.onTimeShare * 1000) / 10).toFixed(1)}%`;
  const figures = { overdue, today: data.dueToday };
  const sentence = share === null ? t('dashboard.lateNoShare', figures) : t('dashboard.late', { ...figures, share });
  const views: Readonly<Record<string, CaseView>> = { late: caseFigures.overdue, today: caseFigures.dueToday };
  return (
    <p className="size-13 muted">
      {piecesOf(sentence).map(({ words, tag }, at) => {
        const view = tag && views[tag];
        if (view)
          return (
            <Link className="link strong" key={tag} to={caseAddress({ ...view, programme })}>
              {words}
            </Link>
          );
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
        return tag ? <b key={at}>{words}</b> : words;
      })}
    </p>
  );
}
