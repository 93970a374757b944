import type { BirdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import type { ScaleKey } from '#features/flock/shared/sections/sections.ts';
import { ammoniaLevelScene } from './ammonia.ts';
import { cecalColour, cecalTexture } from './cecal.ts';
import { type DrawingKey, type PlainDrawing, partsOf } from './drawing-keys.ts';
import { featherCleanliness } from './feather.ts';
import { footPad } from './foot.ts';
import { intestinalColour } from './intestinal-colour.ts';
import { intestinalTexture } from './intestinal-texture.ts';
import { litterCondition } from './litter.ts';
import { tipScene } from './tips.ts';

/** A reference drawing as SVG of 800 × 600 units: the same text for a key wherever it is made, and no words but "5 cm". */
export function drawSvg(key: DrawingKey): string {
  const { plain, kind } = partsOf(key);
  const draw = others[plain];
  if (draw) return draw();
  const [scale, score] = plain.split('-') as [ScaleKey, string];
  return scales[scale](Number(score), kind ?? 'white');
}

/** Draws the scores that its scale has, and no other. */
type DrawScore = { of(score: number, kind: BirdKind): string }['of'];

const scales: Readonly<Record<ScaleKey, DrawScore>> = {
  litter: litterCondition,
  int_colour: intestinalColour,
  int_texture: intestinalTexture,
  cec_colour: cecalColour,
  cec_texture: (score) => cecalTexture((['pasty', 'loose', 'foamy-or-liquid', 'liquid'] as const)[score]!),
  fpd: footPad,
  feather: featherCleanliness,
  nh3: ammoniaLevelScene,
};

const others: Readonly<Partial<Record<PlainDrawing, () => string>>> = {
  'cec_texture-2-foamy': () => cecalTexture('foamy'),
  'tip-birds': () => tipScene('birds'),
  'tip-manure': () => tipScene('manure'),
  'tip-litter': () => tipScene('litter'),
  'tip-ammonia': () => tipScene('ammonia'),
};
