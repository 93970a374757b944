import { type AmmoniaBar, ammoniaBarsScene } from '#core/charts/ammonia-bars.ts';
import { type IntervalBar, intervalBarScene } from '#core/charts/interval-bar.ts';
import { type PlaceMap, type PlaceMapWords, placeMapScene } from '#core/charts/place-map.ts';
import { type ShareBar, shareBarScene } from '#core/charts/share-bar.ts';
import { WideScene } from './scene-view.tsx';

/** Words for those who do not see the chart. */
interface Told {
  readonly label: string;
}

export function IntervalChart({ bar, label }: Told & { bar: IntervalBar }) {
  return <WideScene draw={(width) => intervalBarScene(bar, { width })} label={label} />;
}

export function ShareChart({ bar, label, height = 44 }: Told & { bar: ShareBar; height?: number }) {
  return <WideScene first={240} draw={(width) => shareBarScene(bar, { width, height })} label={label} />;
}

export function AmmoniaChart({
  bars,
  limit,
  limitLabel,
  label,
}: Told & { bars: readonly AmmoniaBar[]; limit: number; limitLabel: string }) {
  return <WideScene draw={(width) => ammoniaBarsScene(bars, { width, limit, limitLabel })} label={label} />;
}

export function PlaceChart({ map, words, label }: Told & { map: PlaceMap; words: PlaceMapWords }) {
  return <WideScene draw={(width) => placeMapScene(map, { width, words })} label={label} />;
}
