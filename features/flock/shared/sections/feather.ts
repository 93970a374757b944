import type { Item, ScoredSection } from './section.ts';
import { areasOf, headline, isCalm } from './tell-cause.ts';

export interface Plumage extends Item {
  readonly score: number | null;
  readonly isVentDirty: boolean;
}

const scales = {
  feather: {
    type: 'ordinal',
    field: 'score',
    max: 3,
    abnormalFrom: 2,
    alert: [],
    sources: ['S27', 'S60'],
    isOwn: false,
    onPlan: 3,
  },
} as const;

/** Feathers, of birds that were caught; or, where none was, of those seen on the walk. */
export const feather: ScoredSection<'feather', typeof scales, 'feather', Plumage> = {
  kind: 'scored',
  key: 'feather',
  noun: 'bird',
  scales,
  size: { most: 20, least: 1, aim: 20 },
  isWalked: true,
  notes: [{ kind: 'tick', field: 'isVentDirty', csv: 'vent_dirty' }],
  measures: {
    feather: {
      unit: 'percent',
      limit: { good: 10, act: 25, isGoodIncluded: true, isActIncluded: false, source: 'PD' },
    },
  },
  picture: 'feather-0',
  ranks: { row: 'median', detail: ['median'] },
  fit: { types: { duck: 'duckFeather' } },

  cause({ result, abnormal: dirty }) {
    if (isCalm(result)) return null;
    const told = { params: headline(result), areas: areasOf(dirty) };
    const vents = dirty.filter((bird) => 'isVentDirty' in bird && bird.isVentDirty).length;
    if (dirty.length > 0 && vents * 2 >= dirty.length) return { key: 'featherVent', ...told };
    const worst = (result.scales[0] ?? result.walk)?.ranks?.worst;
    return { key: worst === 3 ? 'feather3' : 'feather2', ...told };
  },

  tells(birds) {
    const dirty = birds.filter(({ score }) => score! >= scales.feather.abnormalFrom);
    return {
      areVentsDirty: dirty.length > 0 && dirty.filter(({ isVentDirty }) => isVentDirty).length * 2 >= dirty.length,
    };
  },

  hints: [
    {
      key: 'ventGut',
      sections: ['feather', 'intestinal'],
      weight: 40,
      isSeen: ({ signs, isOff }) => signs.areVentsDirty === true && signs.isSoft === true && isOff('feather'),
    },
    {
      key: 'floorFeathers',
      sections: ['litter', 'feather'],
      weight: 30,
      isSeen: ({ signs, isOff }) => isOff('litter') && isOff('feather') && !(signs.areVentsDirty && signs.isSoft),
    },
  ],
};
