import type { SectionResult } from '#features/flock/shared/scoring/results/section-results.ts';
import { commonestColour, type Dropping, droppingLimit, highestTexture, isBloody, ofDroppings } from './droppings.ts';
import type { ScoredSection } from './section.ts';
import { isCalm, some } from './tell-cause.ts';

const scales = {
  int_colour: {
    type: 'nominal',
    field: 'colour',
    max: 6,
    abnormalFrom: 1,
    alert: [6],
    isDrawnAsGiven: true,
    sources: ['S3', 'S4', 'S5'],
    isOwn: true,
    colours: ['#5E4B30', '#C79B6B', '#E8C63A', '#D4641E', '#6BAE3E', '#F6F3E9', '#8E1116'],
  },
  int_texture: {
    type: 'ordinal',
    field: 'texture',
    max: 3,
    abnormalFrom: 2,
    alert: [],
    sources: ['S4', 'S9', 'S10', 'S59'],
    isOwn: true,
    onPlan: 4,
  },
} as const;

const green = 4;

/** Droppings of the intestine: colour and texture. */
export const intestinal: ScoredSection<'intestinal', typeof scales, 'intestinal', Dropping> = {
  ...ofDroppings,
  key: 'intestinal',
  scales,
  size: { most: 20, least: 1, aim: 20 },
  measures: { intestinal: droppingLimit },
  picture: 'int_colour-0',
  fit: { inCages: 'onBelt', types: { duck: 'duckTexture' } },
  raises: { blood: isBloody(scales.int_colour.alert), green: ({ colour }) => colour === green },

  cause({ farm, result, items: droppings }) {
    if (isCalm(result)) return null;
    const { colour, coloured } = commonestColour(droppings);
    const texture = highestTexture(droppings);
    const loose = droppings.filter((dropping) => dropping.texture! >= scales.int_texture.abnormalFrom);
    const greens = droppings.filter((dropping) => dropping.colour === green);
    if (greens.length >= 2) return { key: 'colour4', ...some(greens, droppings) };
    if (loose.length >= coloured.length) {
      if (farm.type === 'duck' && texture < 3) return { key: 'textureDuck', ...some(loose, droppings) };
      return { key: texture === 3 ? 'texture3' : 'texture2', ...some(loose, droppings) };
    }
    const isTurkeyYellow = colour === 2 && farm.type === 'turkey';
    return { key: isTurkeyYellow ? 'colour2Turkey' : `colour${colour}`, ...some(coloured, droppings) };
  },

  tells(_, result) {
    const soft = softShare(result);
    return { isSoft: soft !== null && soft >= softFrom, isFirm: soft !== null && soft < softFrom };
  },

  hints: [
    {
      key: 'gutFloorFeet',
      sections: ['intestinal', 'litter', 'fpd'],
      weight: 90,
      isSeen: ({ signs, isOff }) => signs.isSoft === true && isOff('litter') && isOff('fpd'),
    },
    {
      key: 'gutFloorAir',
      sections: ['intestinal', 'litter', 'nh3'],
      weight: 80,
      isSeen: ({ signs, isOff }) => signs.isSoft === true && isOff('litter') && isOff('nh3'),
    },
    {
      key: 'drinkerFloor',
      sections: ['intestinal', 'litter'],
      weight: 70,
      isSeen: ({ signs, isOff }) => signs.isFirm === true && signs.isWetAtDrinkers === true && isOff('litter'),
    },
  ],
};

/** From this share of loose droppings on they count as soft: where the light leaves good. */
const softFrom = 0.1;

/** Share of intestinal droppings that lost their outline; null when not assessed. */
function softShare(result: SectionResult): number | null {
  return result.scales.find(({ key }) => key === 'int_texture')?.atLeast[0]?.value ?? null;
}
