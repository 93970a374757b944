import { type Board, dueShare, percent, shareOf } from '#features/judging/office/shares.ts';
import { TrackTable } from '#features/judging/office/track-table.tsx';
import { useTexts } from '#features/judging/office/words.ts';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { Behind } from './behind.tsx';
import styles from './overview.module.css';

/** How far judges are against what should be in by today: a column each, tracks, and who is furthest behind. */
export function Progress({ board }: { board: Board }) {
  const t = useTexts();
  const due = dueShare(board);
  const judges = board.judges.filter(({ given }) => given > 0).toSorted((a, b) => shareOf(a) - shareOf(b));
  if (judges.length === 0)
    return (
      <section className="card">
        <StatePanel icon="team" title={t('board.noJudges')} />
      </section>
    );
  return (
    <div className={`column gap-12 ${styles.progress}`}>
      <section className="card">
        <div className="card-head">
          <h2>{t('overview.progress')}</h2>
          <span className="muted size-13">
            {t('overview.progressNote', {
              judges: judges.length,
              given: board.given,
              submitted: board.submitted,
              share: percent(shareOf(board)),
            })}
          </span>
        </div>
        <Columns judges={judges} due={due} />
        <TrackTable board={board} />
      </section>
      <Behind board={board} />
    </div>
  );
}

const chart = { width: 600, height: 92, top: 12, foot: 4 };

function Columns({ judges, due }: { judges: Board['judges']; due: number }) {
  const t = useTexts();
  const each = chart.width / judges.length;
  const tall = chart.height - chart.top - chart.foot;
  const y = (share: number) => chart.top + tall * (1 - share);
  const told = (judge: Board['judges'][number]) =>
    t('overview.columns', {
      name: judge.name,
      submitted: judge.submitted,
      given: judge.given,
      share: percent(shareOf(judge)),
    });
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={judges.map(told).join('; ')}
      >
        {judges.map((judge, at) => (
          <rect
            key={judge.accountId}
            x={at * each + each * 0.15}
            width={Math.min(each * 0.7, 32)}
            y={Math.min(y(shareOf(judge)), y(0) - 2)}
            height={Math.max(2, y(0) - y(shareOf(judge)))}
            data-tone={toneOf(judge, due)}
          >
            <title>{told(judge)}</title>
          </rect>
        ))}
        <line x1={0} x2={chart.width} y1={y(due)} y2={y(due)} />
      </svg>
      <figcaption className="row wraps apart gap-8 size-12 muted">
        <span>{t('overview.columnsNote')}</span>
        <span className={styles.due}>{t('overview.due', { share: percent(due) })}</span>
        <span className="row gap-12">
          {(['fine', 'late', 'idle'] as const).map((tone) => (
            <span key={tone} className={`inline-row gap-6 ${styles.key}`} data-tone={tone}>
              {t(`overview.${tone}`, { count: judges.filter((judge) => toneOf(judge, due) === tone).length })}
            </span>
          ))}
        </span>
      </figcaption>
    </figure>
  );
}

function toneOf(judge: Board['judges'][number], due: number): 'fine' | 'late' | 'idle' {
  if (judge.submitted === 0 && judge.drafts === 0 && due > 0) return 'idle';
  return shareOf(judge) < due ? 'late' : 'fine';
}
