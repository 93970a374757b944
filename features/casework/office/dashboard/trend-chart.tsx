import { programmeName } from '#features/casework/office/case-state.tsx';
import { useTexts } from '#features/casework/office/words.ts';
import { DataTable } from '#web/office/charts/data-table.tsx';
import { niceTop, smoothPath, ticksOf } from '#web/office/charts/scale.ts';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useNarrow } from '#web/office/pieces/use-narrow.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './dashboard.module.css';
import type { CaseData } from './page.tsx';

const colours = [
  { line: '#0E5B4A', ink: '#0E5B4A' },
  { line: '#B98A3A', ink: '#775819' },
  { line: '#1F5FA8', ink: '#1F5FA8' },
  { line: '#6B7F77', ink: '#4A5954' },
  { line: '#C8452F', ink: '#A93A27' },
  { line: '#7C6BB0', ink: '#5B4B8E' },
];

/** Applications a day by programme; weekends shaded, names at the ends of the lines. */
export function TrendChart({ trend }: { trend: CaseData['trend'] }) {
  const t = useTexts();
  const read = useTextIn();
  const isNarrow = useNarrow();
  const series = trend.map((each, at) => ({
    ...each,
    name: programmeName(each.programme, read),
    colour: colours[at % colours.length]!,
  }));
  const days = series[0]?.days.map((point) => point.day) ?? [];
  const isEmpty = series.every((each) => each.days.every((point) => point.count === 0));
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('dashboard.trend')}</h2>
        <small>{t('dashboard.trendNote')}</small>
      </div>
      {isEmpty ? (
        <StatePanel icon="chart" title={t('dashboard.noTrend')} />
      ) : (
        <div className={`anchor ${styles.chart}`}>
          {isNarrow && (
            <p className={`line wraps size-13 ${styles.legend}`}>
              {series.map((each) => (
                <span key={each.programme}>
                  <i style={{ background: each.colour.line }} />
                  {each.name} <b>{each.days.at(-1)?.count}</b>
                </span>
              ))}
            </p>
          )}
          <Lines series={series} days={days} isNarrow={isNarrow} />
          <DataTable
            caption={t('dashboard.trend')}
            head={[t('dashboard.day'), ...series.map((each) => each.name)]}
            rows={days.map((day, at) => [day, ...series.map((each) => each.days[at]?.count ?? 0)])}
          />
        </div>
      )}
    </section>
  );
}

interface Series {
  programme: string;
  name: string;
  days: readonly { day: string; count: number }[];
  colour: { line: string; ink: string };
}

function Lines({ series, days, isNarrow }: { series: readonly Series[]; days: readonly string[]; isNarrow: boolean }) {
  const t = useTexts();
  const frame = isNarrow
    ? { width: 358, left: 34, right: 348, top: 14, bottom: 166, height: 190 }
    : { width: 760, left: 34, right: 630, top: 14, bottom: 184, height: 208 };
  const top = niceTop(Math.max(4, ...series.flatMap((each) => each.days.map((point) => point.count))));
  const x = (at: number) => frame.left + (at / Math.max(days.length - 1, 1)) * (frame.right - frame.left);
  const y = (count: number) => frame.bottom - (count / top) * (frame.bottom - frame.top);
  const step = x(1) - x(0);
  const marks = isNarrow ? 4 : 7;
  const every = Math.max(1, Math.ceil((days.length - 1) / (marks - 1)));
  const labels = spread(
    series.map((each) => y(each.days.at(-1)?.count ?? 0)),
    frame.bottom + 12,
  );
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} width="100%" role="img" aria-label={t('dashboard.trend')}>
      {ticksOf(top).map((tick) => (
        <g key={tick}>
          <line
            x1={frame.left}
            x2={frame.right}
            y1={y(tick)}
            y2={y(tick)}
            stroke={tick === 0 ? '#C2CEC8' : '#EAF0ED'}
          />
          <text className={styles.axis} x={frame.left - 8} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {days.map((day, at) =>
        new Date(`${day}T00:00:00Z`).getUTCDay() === 6 ? (
          <rect
            key={day}
            x={Math.max(frame.left, x(at) - step / 2)}
            width={Math.min(step * 2, frame.right - x(at) + step / 2)}
            y={frame.top}
            height={frame.bottom - frame.top}
            fill="#F5F8F6"
          />
        ) : null,
      )}
      {days.map((day, at) =>
        at % every === 0 || at === days.length - 1 ? (
          <text
            key={day}
            className={styles.axis}
            x={x(at)}
            y={frame.bottom + 18}
            textAnchor={at === days.length - 1 ? 'end' : 'middle'}
            // The last mark keeps its index; one that would touch it stays away.
            visibility={at !== days.length - 1 && days.length - 1 - at < every / 2 ? 'hidden' : undefined}
          >
            {day.slice(5)}
          </text>
        ) : null,
      )}
      {series.map((each, at) => {
        const points = each.days.map((point, index) => [x(index), y(point.count)] as const);
        const line = smoothPath(points);
        const end = points.at(-1)!;
        return (
          <g key={each.programme}>
            {at === 0 && (
              <path
                d={`${line}L${frame.right} ${frame.bottom}L${frame.left} ${frame.bottom}Z`}
                fill={each.colour.line}
                opacity="0.06"
              />
            )}
            <path d={line} fill="none" stroke={each.colour.line} strokeWidth="1.8" />
            <circle cx={end[0]} cy={end[1]} r="3.2" fill="#fff" stroke={each.colour.line} strokeWidth="1.8" />
            {!isNarrow && (
              <text className={styles.lineName} x={end[0] + 10} y={labels[at]! + 4} fill={each.colour.ink}>
                {each.name} {each.days.at(-1)?.count}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Moves labels apart that would lie on each other, keeping their order, and none below the lowest. */
function spread(heights: readonly number[], lowest: number): number[] {
  const least = 15;
  const sorted = heights.map((y, at) => ({ y, at })).sort((one, other) => one.y - other.y);
  for (const [at, each] of sorted.entries()) {
    const above = sorted[at - 1];
    if (above && each.y - above.y < least) each.y = above.y + least;
  }
  for (const [up, each] of sorted.toReversed().entries()) each.y = Math.min(each.y, lowest - up * least);
  return heights.map((_, at) => sorted.find((each) => each.at === at)!.y);
}
