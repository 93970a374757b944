import { BarChart, HeatmapChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, LegendComponent, VisualMapPiecewiseComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { colours } from '#core/documents/print.ts';
import type { Locale } from '#core/texts/text.ts';
import { chartOption, type DrawnChart, isDrawable } from '#features/data-centre/shared/chart-option.ts';
import type { Pivot } from '#features/data-centre/shared/pivot.ts';

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

/** A chart for paper, as SVG; empty where nothing can be drawn. */
export function chartSvg(pivot: Pivot, chart: DrawnChart, locale: Locale, last?: Pivot | null): string {
  if (!isDrawable(pivot)) return '';
  const drawing = init(null, null, { renderer: 'svg', ssr: true, width: 720, height: 260 });
  const look = {
    colours: [colours.primary, colours.gold, '#5F9E88', '#1F5FA8', '#A33420', '#8FBBA9', '#7A5618'],
    ink: colours.ink,
    muted: colours.muted,
    line: colours.line,
    ground: '#FFFFFF',
    font: 'Noto',
    size: 11,
  };
  const names = locale === 'CN' ? (['今年', '去年'] as const) : (['This year', 'Last year'] as const);
  drawing.setOption(chartOption({ pivot, last, chart, locale, look, names }));
  const svg = drawing.renderToSVGString();
  drawing.dispose();
  return plain(svg);
}

/** The printer reads attributes, no style sheets, and sets the font of a drawing itself. */
function plain(svg: string): string {
  return svg
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      const size = /(\d+(?:\.\d+)?)px/.exec(style)?.[1];
      return size && /font/.test(style) ? ` font-size="${size}"` : '';
    })
    .replace(/ class="[^"]*"/g, '');
}
