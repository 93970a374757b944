import { type PointerEvent, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { apilogCalls } from '#features/platform/calls/logs.ts';
import { type RoomWords, useTexts } from '#features/platform/office/words.ts';
import { DataTable } from '#web/office/charts/data-table.tsx';
import { niceTop, smoothPath, ticksOf } from '#web/office/charts/scale.ts';
import { momentOf } from '#web/office/pieces/time.ts';
import { useNarrow } from '#web/office/pieces/use-narrow.ts';
import styles from './logs.module.css';

type ChartData = OutputOf<(typeof apilogCalls)['chart']>;

interface CallChartProps {
  data: ChartData | undefined;
  /** The range asked for; steps without calls stand empty. */
  range: { from: string; to: string };
  selection: { from: string; to: string } | null;
  onSelect: (span: { from: string; to: string } | null) => void;
}

const frame = { left: 36, right: 36, top: 8, bottom: 22 };

/** Calls as bars, errors in red on them, p95 as a line on its own scale; dragging selects a span. */
export function CallChart({ data, range, selection, onSelect }: CallChartProps) {
  const t = useTexts();
  const isNarrow = useNarrow();
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const width = isNarrow ? 366 : 1156;
  const height = isNarrow ? 150 : 168;
  const points = fillSteps(data, range);
  const inner = { width: width - frame.left - frame.right, height: height - frame.top - frame.bottom };
  const step = inner.width / Math.max(points.length, 1);
  const topCalls = niceTop(Math.max(4, ...points.map((point) => point.calls)));
  const topMs = niceTop(Math.max(200, ...points.map((point) => point.p95)));
  const x = (at: number) => frame.left + at * step;
  const y = (calls: number) => frame.top + inner.height * (1 - calls / topCalls);
  const yMs = (ms: number) => frame.top + inner.height * (1 - Math.min(ms, topMs) / topMs);
  const clock = (iso: string) => ((data?.stepSeconds ?? 60) >= 3600 ? momentOf(iso).short : momentOf(iso).clock);

  const sum = (read: (point: ChartData['points'][number]) => number) =>
    points.reduce((all, point) => all + read(point), 0);
  const calls = sum((point) => point.calls);
  const errors = sum((point) => point.errors);
  const p95 = Math.max(0, ...points.map((point) => point.p95));

  const indexAt = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = (((event.clientX - box.left) / box.width) * width - frame.left) / step;
    return Math.min(Math.max(Math.floor(at), 0), points.length - 1);
  };
  const finish = () => {
    if (!drag || points.length === 0) return;
    const [first, last] = [Math.min(drag.from, drag.to), Math.max(drag.from, drag.to)];
    setDrag(null);
    const start = points[first]!.at;
    const end = new Date(new Date(points[last]!.at).getTime() + (data?.stepSeconds ?? 60) * 1000).toISOString();
    onSelect({ from: start, to: end });
  };
  const selected = drag
    ? { from: Math.min(drag.from, drag.to), to: Math.max(drag.from, drag.to) + 1 }
    : selection && {
        from: Math.max(
          0,
          points.findIndex((point) => point.at >= selection.from),
        ),
        to: points.filter((point) => point.at < selection.to).length,
      };
  const every = Math.max(1, Math.ceil(points.length / (isNarrow ? 4 : 7)));

  return (
    <>
      <div className={`line wraps baseline ${styles.sums}`}>
        <Sum colour="#BBD0C7" name={t('logs.calls')} value={calls.toLocaleString('en-US')} />
        <Sum
          colour="#B3261E"
          name={t('logs.errors')}
          value={errors.toLocaleString('en-US')}
          note={calls > 0 ? `${((errors / calls) * 100).toFixed(2)}%` : ''}
        />
        <Sum colour="#9A6F1E" name={t('logs.p95')} value={`${Math.round(p95)} ms`} />
        <span className="grow" />
        <small className="muted wide-only">{t('logs.perStep', { span: stepText(data?.stepSeconds ?? 60, t) })}</small>
      </div>
      <div className={`anchor ${styles.chart}`}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width="100%"
          role="img"
          aria-label={t('logs.chart')}
          onPointerDown={(event) => points.length > 0 && setDrag({ from: indexAt(event), to: indexAt(event) })}
          onPointerMove={(event) => drag && setDrag({ ...drag, to: indexAt(event) })}
          onPointerUp={finish}
          onPointerLeave={() => setDrag(null)}
        >
          {ticksOf(topCalls).map((tick) => (
            <g key={tick}>
              <line
                x1={frame.left}
                x2={width - frame.right}
                y1={y(tick)}
                y2={y(tick)}
                className={styles.grid}
                data-base={tick === 0 ? '' : undefined}
              />
              <text className={styles.axis} x={frame.left - 6} y={y(tick) + 4} textAnchor="end">
                {tick}
              </text>
              <text className={styles.axis} x={width - frame.right + 6} y={y(tick) + 4}>
                {timeText((tick / topCalls) * topMs, topMs)}
              </text>
            </g>
          ))}
          {points.map((point, at) => (
            <g key={point.at}>
              <rect
                x={x(at) + step * 0.1}
                width={step * 0.8}
                y={y(point.calls)}
                height={y(0) - y(point.calls)}
                fill="#BBD0C7"
              />
              <rect
                x={x(at) + step * 0.1}
                width={step * 0.8}
                y={y(point.errors)}
                height={y(0) - y(point.errors)}
                fill="#B3261E"
              />
              {at % every === 0 && (
                <text className={styles.axis} x={x(at) + step / 2} y={height - 6} textAnchor="middle">
                  {clock(point.at)}
                </text>
              )}
            </g>
          ))}
          {points.length > 1 && (
            <path
              d={smoothPath(points.map((point, at) => [x(at) + step / 2, yMs(point.p95)]))}
              fill="none"
              stroke="#9A6F1E"
              strokeWidth="1.6"
            />
          )}
          {selected && (
            <rect
              x={x(selected.from)}
              width={Math.max(step, (selected.to - selected.from) * step)}
              y={frame.top - 3}
              height={inner.height + 6}
              rx="3"
              className={styles.selection}
            />
          )}
        </svg>
        <DataTable
          caption={t('logs.chart')}
          head={[t('logs.time'), t('logs.calls'), t('logs.errors'), t('logs.p95')]}
          rows={points.map((point) => [clock(point.at), point.calls, point.errors, Math.round(point.p95)])}
        />
      </div>
    </>
  );
}

/** Every step of the range, the ones without calls as zeros. */
export function fillSteps(data: ChartData | undefined, range: { from: string; to: string }): ChartData['points'] {
  if (!data) return [];
  const step = data.stepSeconds * 1000;
  const known = new Map(data.points.map((point) => [Math.floor(Date.parse(point.at) / step), point]));
  const first = Math.floor(Date.parse(range.from) / step);
  const last = Math.min(Math.floor(Date.parse(range.to) / step), first + mostSteps);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, at) =>
      known.get(first + at) ?? { at: new Date((first + at) * step).toISOString(), calls: 0, errors: 0, p95: 0 },
  );
}

/** Bars that a chart can hold. */
const mostSteps = 200;

function Sum({ colour, name, value, note = '' }: { colour?: string; name: string; value: string; note?: string }) {
  return (
    <div className={`size-12-5 muted on-one-line ${styles.sum}`}>
      {colour && <i style={{ background: colour }} />}
      {name}
      <b className="ink">{value}</b> {note}
    </div>
  );
}

/** A mark of the time axis, in seconds when the axis reaches a second. */
function timeText(ms: number, top: number): string {
  return top >= 1000 ? `${Number((ms / 1000).toFixed(2))}s` : `${Math.round(ms)}`;
}

function stepText(seconds: number, t: RoomWords): string {
  if (seconds < 60) return t('logs.second', { count: seconds });
  return seconds < 3600
    ? t('logs.minute', { count: Math.round(seconds / 60) })
    : t('logs.hour', { count: Math.round(seconds / 3600) });
}
