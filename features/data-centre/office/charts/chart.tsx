import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ChartLook, chartOption, type DrawnChart } from '#features/data-centre/shared/chart-option.ts';
import type { Pivot } from '#features/data-centre/shared/pivot.ts';
import { useSession } from '#web/kit/call/session.ts';
import styles from './charts.module.css';
import type { Drawing } from './echarts.ts';

interface ChartProps {
  pivot: Pivot;
  last?: Pivot | null;
  chart: DrawnChart;
  /** Names of the year and the one before. */
  names?: readonly [string, string];
  /** Where the drawing stands, for whoever saves it as a picture. */
  box?: RefObject<HTMLDivElement | null>;
}

/** A chart of a pivot. Readers of screens have the table that stands with it. */
export function Chart({ pivot, last, chart, names, box }: ChartProps) {
  const own = useRef<HTMLDivElement>(null);
  const target = box ?? own;
  const [drawing, setDrawing] = useState<Drawing>();
  const locale = useSession((session) => session.locale);
  useEffect(() => {
    const element = target.current;
    let made: Drawing | undefined;
    let isGone = false;
    void import('./echarts.ts').then(({ drawIn }) => {
      if (isGone || !element) return;
      made = drawIn(element);
      setDrawing(made);
    });
    const watch = new ResizeObserver(() => made?.resize());
    if (element) watch.observe(element);
    return () => {
      isGone = true;
      watch.disconnect();
      made?.end();
    };
  }, [target]);
  useEffect(() => {
    if (drawing && target.current)
      drawing.set(chartOption({ pivot, last, chart, locale, look: lookOf(target.current), ...(names && { names }) }));
  }, [drawing, target, pivot, last, chart, locale, names]);
  return <div ref={target} className={styles.chart} aria-hidden="true" data-chart={chart} />;
}

/** Colours and letters as the page around has them. */
function lookOf(element: HTMLElement): ChartLook {
  const style = getComputedStyle(element);
  const of = (name: string) => style.getPropertyValue(name).trim();
  return {
    colours: ['--c-1', '--c-2', '--c-3', '--c-4', '--c-5', '--c-6', '--c-7'].map(of),
    ink: of('--c-ink'),
    muted: of('--c-muted'),
    line: of('--c-line'),
    ground: of('--c-ground'),
    font: style.fontFamily,
    size: Number.parseFloat(style.fontSize),
  };
}
