import type { BirdKind } from '#features/flock/shared/scoring/bird-kind.ts';
import type { ScaleKey } from '#features/flock/shared/sections/sections.ts';
import { type AmmoniaLevel, ammoniaLevelScene } from './ammonia.ts';
import { type CecalColourScore, cecalColour, cecalTexture } from './cecal.ts';
import { type DrawingKey, type PlainDrawing, partsOf } from './drawing-keys.ts';
import { featherCleanliness } from './feather.ts';
import { footPad } from './foot.ts';
import { type ColourScore, intestinalColour } from './intestinal-colour.ts';
import { intestinalTexture, type TextureScore } from './intestinal-texture.ts';
import { type LitterScore, litterCondition } from './litter.ts';
import { tipScene } from './tips.ts';
import { reference, seenOtherwise, type Variant } from './variant.ts';

/** A reference drawing as SVG of 800 × 600 units: the same text for a key wherever it is made, and no words but "5 cm". */
export function drawSvg(key: DrawingKey): string {
  const { plain, kind } = partsOf(key);
  const draw = others[plain];
  if (draw) return draw();
  const [scale, score] = plain.split('-') as [ScaleKey, string];
  return scales[scale](Number(score), kind ?? 'white', reference);
}

/** Another picture of what a score looks like: another case of it, seen from elsewhere in another light. */
export function drawVariant(
  { scale, score, kind }: { scale: ScaleKey; score: number; kind: BirdKind },
  variant: Variant,
): string {
  return seenOtherwise(scales[scale](score, kind, variant), variant);
}

/** Draws the scores that its scale has, and no other. */
type DrawScore = { of(score: number, kind: BirdKind, variant: Variant): string }['of'];

const scales: Readonly<Record<ScaleKey, DrawScore>> = {
  litter: (score, _, variant) => litterCondition(score as LitterScore, variant),
  int_colour: (score, _, variant) => intestinalColour(score as ColourScore, variant),
  int_texture: (score, _, variant) => intestinalTexture(score as TextureScore, variant),
  cec_colour: (score, _, variant) => cecalColour(score as CecalColourScore, variant),
  cec_texture: (score) => cecalTexture((['pasty', 'loose', 'foamy-or-liquid', 'liquid'] as const)[score]!),
  fpd: footPad,
  feather: featherCleanliness,
  nh3: (score) => ammoniaLevelScene(score as AmmoniaLevel),
};

const others: Readonly<Partial<Record<PlainDrawing, () => string>>> = {
  'cec_texture-2-foamy': () => cecalTexture('foamy'),
  'tip-birds': () => tipScene('birds'),
  'tip-manure': () => tipScene('manure'),
  'tip-litter': () => tipScene('litter'),
  'tip-ammonia': () => tipScene('ammonia'),
};
