import { type AmmoniaLevel, ammoniaLevelScene } from './ammonia.ts';
import { type CecalColourScore, type CecalTexture, cecalColour, cecalTexture } from './cecal.ts';
import type { DrawingKey } from './drawing-keys.ts';
import { type FeatherScore, featherCleanliness } from './feather.ts';
import { type FootScore, footPad } from './foot.ts';
import { type ColourScore, intestinalColour } from './intestinal-colour.ts';
import { intestinalTexture, type TextureScore } from './intestinal-texture.ts';
import { type LitterScore, litterCondition } from './litter.ts';
import { tipScene } from './tips.ts';

/** A reference drawing as SVG of 800 × 600 units: the same text for a key wherever it is made, and no words but "5 cm". */
export function drawSvg(key: DrawingKey): string {
  return drawings[key]();
}

const drawings: Record<DrawingKey, () => string> = {
  ...byScore<'litter', LitterScore>('litter', [0, 1, 2, 3, 4, 5], litterCondition),
  ...byScore<'int_colour', ColourScore>('int_colour', [0, 1, 2, 3, 4, 5, 6], intestinalColour),
  ...byScore<'int_texture', TextureScore>('int_texture', [0, 1, 2, 3], intestinalTexture),
  ...byScore<'cec_colour', CecalColourScore>('cec_colour', [0, 1, 2, 3], cecalColour),
  ...byScore<'cec_texture', 0 | 1 | 2 | 3>('cec_texture', [0, 1, 2, 3], (score) => cecalTexture(cecalTextures[score])),
  ...byScore<'fpd', FootScore>('fpd', [0, 1, 2, 3, 4], footPad),
  ...byScore<'feather', FeatherScore>('feather', [0, 1, 2, 3], featherCleanliness),
  ...byScore<'nh3', AmmoniaLevel>('nh3', [0, 1, 2, 3, 4, 5, 6, 7, 8], ammoniaLevelScene),
  'cec_texture-2-foamy': () => cecalTexture('foamy'),
  'tip-birds': () => tipScene('birds'),
  'tip-manure': () => tipScene('manure'),
  'tip-litter': () => tipScene('litter'),
  'tip-ammonia': () => tipScene('ammonia'),
};

const cecalTextures: Record<0 | 1 | 2 | 3, CecalTexture> = {
  0: 'pasty',
  1: 'loose',
  2: 'foamy-or-liquid',
  3: 'liquid',
};

function byScore<Scale extends string, Score extends number>(
  scale: Scale,
  scores: readonly Score[],
  draw: (score: Score) => string,
): Record<`${Scale}-${Score}`, () => string> {
  const entries = scores.map((score) => [`${scale}-${score}`, () => draw(score)]);
  return Object.fromEntries(entries) as Record<`${Scale}-${Score}`, () => string>;
}
