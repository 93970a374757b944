import { BarChart, HeatmapChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, LegendComponent, VisualMapPiecewiseComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { chartOption } from '#features/data-centre/shared/chart-option.ts';

use([
  BarChart,
  HeatmapChart,
  LineChart,
  PieChart,
  GridComponent,
  LegendComponent,
  VisualMapPiecewiseComponent,
  SVGRenderer,
]);

/** What draws a chart in an element; `option` is that of `chartOption`. */
export interface Drawing {
  set(option: ReturnType<typeof chartOption>): void;
  resize(): void;
  end(): void;
}

/** Begins a chart in an element that has a size. */
export function drawIn(element: HTMLElement): Drawing {
  const chart = init(element, null, { renderer: 'svg' });
  return {
    set: (option) => chart.setOption(option, { notMerge: true }),
    resize: () => chart.resize(),
    end() {
      // The library empties its element by innerHTML, which Trusted Types refuse; React takes the element away itself.
      const { painter } = chart.getZr() as unknown as { painter: { root: unknown; clear: () => void } };
      painter.root = { innerHTML: '' };
      painter.clear = () => undefined;
      chart.dispose();
      element.replaceChildren();
    },
  };
}
