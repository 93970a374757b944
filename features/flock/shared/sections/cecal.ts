import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { commonestColour, type Dropping, droppingLimit, highestTexture, isBloody, ofDroppings } from './droppings.ts';
import type { ScoredSection } from './section.ts';
import { isCalm, some } from './tell-cause.ts';

const scales = {
  cec_colour: {
    type: 'nominal',
    field: 'colour',
    max: 3,
    abnormalFrom: 1,
    alert: [3],
    sources: ['S3', 'S4', 'S5', 'S59'],
    isOwn: true,
    colours: ['#241A12', '#A87748', '#E0BE57', '#8E1116'],
  },
  cec_texture: {
    type: 'ordinal',
    field: 'texture',
    max: 3,
    maxSetting: 'cecTextureMax',
    abnormalFrom: 1,
    alert: [],
    alsoFrom: [2],
    sources: ['S3', 'S7', 'S8'],
    isOwn: true,
    onPlan: 5,
  },
} as const;

/** Cecal droppings, about one in eight: as many as are found will do. */
export const cecal: ScoredSection<'cecal', typeof scales, 'cecal', Dropping> = {
  ...ofDroppings,
  key: 'cecal',
  scales,
  size: { most: 20, least: 1 },
  measures: { cecal: droppingLimit },
  picture: 'cec_colour-0',
  fit: { inCages: 'onBelt', types: { duck: 'duckCecal' } },
  raises: { blood: isBloody(scales.cec_colour.alert) },

  cause({ farm, result, items: droppings }) {
    if (isCalm(result)) return null;
    const { colour, coloured } = commonestColour(droppings);
    const loose = droppings.filter((dropping) => dropping.texture! >= scales.cec_texture.abnormalFrom);
    if (loose.length >= coloured.length)
      return { key: highestTexture(loose) >= 2 ? 'cecTexture2' : 'cecTexture1', ...some(loose, droppings) };
    const isForVet = colour === 2 && needsVetForYellow.includes(farm.type);
    return { key: isForVet ? 'cecColour2Vet' : `cecColour${colour}`, ...some(coloured, droppings) };
  },

  hints: [
    {
      key: 'bothDroppings',
      sections: ['intestinal', 'cecal'],
      weight: 10,
      isSeen: ({ isOff }) => isOff('intestinal') && isOff('cecal'),
    },
  ],
};

/** Yellow cecal droppings of these ask for a vet at once. */
const needsVetForYellow: readonly Farm['type'][] = ['turkey', 'broiler_breeder', 'layer_breeder'];
