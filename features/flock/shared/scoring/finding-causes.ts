import type { CountedReading } from './ammonia-results.ts';
import type { Farm } from './farm.ts';
import { countedItems, isAbnormal, scoreOf, wholeItems } from './items.ts';
import type { Dropping, Report, Spot } from './report.ts';
import { abnormalFrom, type ScaleKey, type SectionKey } from './scales.ts';
import type { SectionResult } from './section-results.ts';
import type { Told } from './tell.ts';

type Cause = Pick<Told, 'key'> & Partial<Told>;

/** What to look at first in a section, by what stands out in it; null when there is nothing to say. */
export function causeOf(report: Report, farm: Farm, result: SectionResult): Cause | null {
  return causes[result.section](report, farm, result);
}

type Find = (report: Report, farm: Farm, result: SectionResult) => Cause | null;

const isCalm = ({ light }: SectionResult) => light === 'good' || light === 'none';

const causes: Readonly<Record<SectionKey, Find>> = {
  litter(report, _, result) {
    const spots = wholeItems(report, 'litter');
    const wet = spots.filter(({ score }) => score! >= abnormalFrom('litter'));
    const worst = Math.max(...spots.map(({ score }) => score!));
    const told = { params: { ...headline(result), worst }, areas: areasOf(wet) };
    if (!isCalm(result)) {
      if (worst === 5) return { key: 'litter5', ...told };
      if (isByDrinkers(wet)) return { key: 'litterDrinker', ...told };
      return { key: worst === 4 ? 'litter4' : 'litter3', ...told };
    }
    const dusty = spots.filter(({ isDusty }) => isDusty);
    if (dusty.length * 2 >= spots.length)
      return { key: 'litterDusty', params: { x: dusty.length, n: spots.length }, areas: areasOf(dusty) };
    const damp = spots.filter(({ score }) => score === 2);
    if (damp.length * 4 < spots.length) return null;
    return { key: 'litter2', params: { x: damp.length, n: spots.length }, areas: areasOf(damp) };
  },

  intestinal(report, farm, result) {
    if (isCalm(result)) return null;
    const droppings = wholeItems(report, 'intestinal');
    const { colour, x: coloured } = commonestColour(droppings);
    const texture = highest(droppings, 'int_texture');
    const loose = droppings.filter((dropping) => dropping.texture! >= abnormalFrom('int_texture'));
    const told = (some: readonly Dropping[]) => ({
      params: { x: some.length, n: droppings.length },
      areas: areasOf(some),
    });
    const green = droppings.filter((dropping) => dropping.colour === 4);
    if (green.length >= 2) return { key: 'colour4', ...told(green) };
    if (loose.length >= coloured.length) {
      if (farm.type === 'duck' && texture < 3) return { key: 'textureDuck', ...told(loose) };
      return { key: texture === 3 ? 'texture3' : 'texture2', ...told(loose) };
    }
    const isTurkeyYellow = colour === 2 && farm.type === 'turkey';
    return { key: isTurkeyYellow ? 'colour2Turkey' : `colour${colour}`, ...told(coloured) };
  },

  cecal(report, farm, result) {
    if (isCalm(result)) return null;
    const droppings = wholeItems(report, 'cecal');
    const { colour, x: coloured } = commonestColour(droppings);
    const loose = droppings.filter((dropping) => dropping.texture! >= abnormalFrom('cec_texture'));
    const some = loose.length >= coloured.length ? loose : coloured;
    const told = { params: { x: some.length, n: droppings.length }, areas: areasOf(some) };
    if (some === loose) return { key: highest(loose, 'cec_texture') >= 2 ? 'cecTexture2' : 'cecTexture1', ...told };
    if (colour === 2 && needsVetForYellow.includes(farm.type)) return { key: 'cecColour2Vet', ...told };
    return { key: `cecColour${colour}`, ...told };
  },

  fpd(report, _, result) {
    if (isCalm(result)) return null;
    const feet = wholeItems(report, 'fpd');
    const isSevere = result.marks.some(({ measure, light }) => measure === 'fpdSevere' && light !== 'good');
    const from = isSevere ? 3 : feet.some(({ score }) => score! >= 2) ? 2 : 1;
    const some = feet.filter(({ score }) => score! >= from);
    return { key: `foot${from}`, params: { x: some.length, n: feet.length }, areas: areasOf(some) };
  },

  feather(report, _, result) {
    if (isCalm(result)) return null;
    const dirty = countedItems(report, 'feather').filter((bird) => isAbnormal(bird, 'feather'));
    const told = { params: headline(result), areas: areasOf(dirty) };
    const vents = dirty.filter((bird) => 'isVentDirty' in bird && bird.isVentDirty).length;
    if (dirty.length > 0 && vents * 2 >= dirty.length) return { key: 'featherVent', ...told };
    const worst = (result.scales[0] ?? result.walk)?.ranks?.worst;
    return { key: worst === 3 ? 'feather3' : 'feather2', ...told };
  },

  nh3(report, _, { ammonia, light, isProvisional, flag }) {
    const { highest: worst, median: middle } = ammonia!;
    const { act } = report.head.limits.nh3;
    const told = ammoniaTold(worst, { limit: act, middle });
    if (flag === 'ammonia') return { key: 'ammoniaAlarm', ...told };
    if (light === 'act') return { key: worst.reading.areFansOn === false ? 'ammoniaFansOff' : 'ammoniaAct', ...told };
    if (isProvisional) return { key: 'ammoniaUnsure', ...told };
    return light === 'watch' ? { key: 'ammoniaWatch', ...told } : null;
  },
};

/** Yellow cecal droppings of these ask for a vet at once. */
const needsVetForYellow: readonly Farm['type'][] = ['turkey', 'broiler_breeder', 'layer_breeder'];

function ammoniaTold({ reading, value, low, high, isPpmKnown }: CountedReading, more: Record<string, number>) {
  const ppm: string | number = isPpmKnown ? value : high > low ? `${low}–${high}` : `> ${low}`;
  const params = { ...more, ppm, low, high };
  return reading.location === 'other'
    ? { params: { ...params, place: reading.locationText } }
    : { params, names: { place: `place.${reading.location}` } };
}

/** x and n of the measure that decides the light. */
function headline({ marks }: SectionResult): { x: number; n: number } {
  const { x = 0, n = 0 } = marks[0]?.share ?? {};
  return { x, n };
}

function isByDrinkers(spots: readonly Spot[]): boolean {
  const near = spots.filter(({ where, cake }) => where === 'drinker' || cake === 'ring' || cake === 'strip');
  return near.length * 2 >= spots.length;
}

/** The commonest colour that is not normal, the more pressing of two; nothing and colour 0 when all are normal. */
function commonestColour(droppings: readonly Dropping[]): { colour: number; x: readonly Dropping[] } {
  const groups = [
    ...Map.groupBy(
      droppings.filter(({ colour }) => colour! > 0),
      ({ colour }) => colour!,
    ),
  ];
  const [colour = 0, x = []] = groups.sort(([a, as], [b, bs]) => bs.length - as.length || b - a)[0] ?? [];
  return { colour, x };
}

function highest(droppings: readonly Dropping[], scale: ScaleKey): number {
  return Math.max(0, ...droppings.map((dropping) => scoreOf(dropping, scale)!));
}

/** The areas of items, most frequent first, three at most. */
function areasOf(items: readonly { readonly place: number | null }[]): number[] {
  const groups = Map.groupBy(
    items.flatMap(({ place }) => place ?? []),
    (place) => place,
  );
  return [...groups]
    .sort(([a, as], [b, bs]) => bs.length - as.length || a - b)
    .slice(0, 3)
    .map(([place]) => place);
}
