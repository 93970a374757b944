import type { Percent } from '#core/charts/scene.ts';
import { type AmmoniaBar, ammoniaBarsScene } from '#features/flock/shared/charts/ammonia-bars.ts';
import { type IntervalBar, intervalBarScene } from '#features/flock/shared/charts/interval-bar.ts';
import { type PlaceMap, type PlaceMapWords, placeMapScene } from '#features/flock/shared/charts/place-map.ts';
import { type ShareBar, shareBarScene } from '#features/flock/shared/charts/share-bar.ts';
import { WideScene } from './scene-view.tsx';

/** Words for those who do not see the chart. */
interface Labelled {
  readonly label: string;
}

interface InPercent extends Labelled {
  readonly percent: Percent;
}

export function IntervalChart({ bar, percent, label }: InPercent & { bar: IntervalBar }) {
  return <WideScene draw={(width) => intervalBarScene(bar, { width, percent })} label={label} />;
}

export function ShareChart({ bar, percent, label, height = 44 }: InPercent & { bar: ShareBar; height?: number }) {
  return <WideScene first={240} draw={(width) => shareBarScene(bar, { width, height, percent })} label={label} />;
}

export function AmmoniaChart({
  bars,
  limit,
  limitLabel,
  label,
}: Labelled & { bars: readonly AmmoniaBar[]; limit: number; limitLabel: string }) {
  return <WideScene draw={(width) => ammoniaBarsScene(bars, { width, limit, limitLabel })} label={label} />;
}

export function PlaceChart({ map, words, label }: Labelled & { map: PlaceMap; words: PlaceMapWords }) {
  return <WideScene draw={(width) => placeMapScene(map, { width, words })} label={label} />;
}
