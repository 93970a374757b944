import type { Area } from '#features/flock/shared/scoring/limits.ts';
import type { CountedReading } from '#features/flock/shared/scoring/results/ammonia-results.ts';
import type { Checks, MeasuredSection, Numbered } from './section.ts';

export const ammoniaPlaces = ['front', 'middle', 'rear', 'wall', 'drinker', 'inlet', 'exhaust', 'other'] as const;
export const ammoniaMethods = ['meter', 'tube', 'diffusion', 'strip', 'sensor'] as const;

export interface Reading extends Numbered {
  readonly location: (typeof ammoniaPlaces)[number];
  /** What the place is called when it is `other`. */
  readonly locationText: string;
  /** On the plan of the house, 0–100 from the door and from the left wall. */
  readonly x: number;
  readonly y: number;
  readonly method: (typeof ammoniaMethods)[number];
  /** Null when a strip has no figures. */
  readonly ppm: number | null;
  /** 0–8, by `ammoniaLevel` of shared/scoring/scale-set.ts. */
  readonly level: number;
  readonly areFansOn: boolean | null;
  readonly isBirdHeight: boolean;
  readonly tier: number | null;
}

const scales = {
  nh3: {
    type: 'ratio',
    field: 'level',
    max: 8,
    abnormalFrom: 5,
    alert: [6, 7, 8],
    isDrawnAsGiven: true,
    sources: ['S1', 'S33', 'S34', 'S35', 'S36', 'S37', 'S40'],
    isOwn: true,
  },
} as const;

// The specification's own figures.
const size = { most: 8, least: 4 };

/** Gas at the height of the birds, measured at several places. */
export const nh3: MeasuredSection<'nh3', typeof scales, 'nh3', Reading> = {
  kind: 'measured',
  key: 'nh3',
  noun: 'place',
  scales,
  size,
  check(checks) {
    const isShaped = shapeOf(checks);
    // Whether it is named is only looked at when the shape is right: the first refusal counts.
    return (value) => checks.firstOf([isShaped(value), isNamed(value) ? 'ok' : 'empty']);
  },
  measures: {
    nh3: {
      unit: 'ppm',
      limit: (area) => ({ ...acts[area], good: 10, isGoodIncluded: false, isActIncluded: false }),
      of(readings, head, { highestAmmonia }) {
        const { above, ...highest } = highestAmmonia(readings, head);
        return { ...highest, share: above };
      },
    },
  },
  picture: 'tip-ammonia',
  fit: { inCages: 'perTier' },
  raises: { ammonia: isAlarming },
  withdraw: () => null,

  columns: ({ location, locationText, ppm, method, areFansOn }) => ({
    where: location === 'other' ? locationText : location,
    ppm,
    method,
    ticks: areFansOn === null ? [] : [areFansOn ? 'fans_on' : 'fans_off'],
  }),

  cause({ report, result: { ammonia, light, isProvisional, flag } }) {
    const { highest: worst, median: middle } = ammonia!;
    const told = tellReading(worst, { limit: report.head.limits.nh3.act, middle });
    if (flag === 'ammonia') return { key: 'ammoniaAlarm', ...told };
    if (light === 'act') return { key: worst.reading.areFansOn === false ? 'ammoniaFansOff' : 'ammoniaAct', ...told };
    if (isProvisional) return { key: 'ammoniaUnsure', ...told };
    return light === 'watch' ? { key: 'ammoniaWatch', ...told } : null;
  },

  hints: [
    {
      key: 'floorAir',
      sections: ['litter', 'nh3'],
      weight: 60,
      isSeen: ({ signs, isOff }) => !signs.isSoft && isOff('litter') && isOff('nh3'),
    },
    {
      key: 'airAlone',
      sections: ['litter', 'nh3'],
      weight: 50,
      isSeen: ({ isCalm, isOff }) => isCalm('litter') && isOff('nh3'),
    },
  ],
};

const acts: Readonly<Record<Area, { readonly act: number; readonly source: string }>> = {
  europe: { act: 20, source: 'S1, S36' },
  na: { act: 25, source: 'S36, S33' },
  china: { act: 21, source: 'S40' },
  latam: { act: 20, source: 'PD' },
  apac: { act: 20, source: 'PD' },
};

const shapeOf = ({ moment, nullable, number, oneOf, record, text, whole, yesNo }: Checks) =>
  record({
    no: whole(1, size.most, 'tooManyReadings'),
    location: oneOf(ammoniaPlaces),
    locationText: text(60),
    x: number(0, 100),
    y: number(0, 100),
    method: oneOf(ammoniaMethods),
    ppm: nullable(number(0, 500, 'ppmOutside')),
    level: whole(0, scales.nh3.max, 'scoreOutside'),
    areFansOn: nullable(yesNo),
    isBirdHeight: yesNo,
    tier: nullable(whole(1, 8)),
    at: moment,
  });

function isNamed(value: unknown): boolean {
  const { location, locationText } = (value ?? {}) as { location?: unknown; locationText?: unknown };
  return location !== 'other' || (typeof locationText === 'string' && locationText.trim() !== '');
}

/** Above this many ppm people leave the house, whatever limit the farm has. */
export const ammoniaAlarm = 25;

/** Of a strip without figures the level tells. */
function isAlarming({ ppm, level }: Pick<Reading, 'ppm' | 'level'>): boolean {
  return ppm === null ? scales.nh3.alert.some((each) => each === level) : ppm > ammoniaAlarm;
}

function tellReading({ reading, value, low, high, isPpmKnown }: CountedReading, more: Record<string, number>) {
  const ppm: string | number = isPpmKnown ? value : high > low ? `${low}–${high}` : `> ${low}`;
  const params = { ...more, ppm, low, high };
  return reading.location === 'other'
    ? { params: { ...params, place: reading.locationText } }
    : { params, names: { place: `place.${reading.location}` } };
}

/** Of readings nearer than this on the plan (percent of its sides), with the same name, one counts. */
const nearness = 5;

/** How many places the readings are of: two are the same when name, tier and spot on the plan are. */
export function differentPlaces(readings: readonly Reading[]): number {
  const places: Reading[] = [];
  for (const reading of readings) if (!places.some((place) => isSamePlace(place, reading))) places.push(reading);
  return places.length;
}

function isSamePlace(a: Reading, b: Reading): boolean {
  const name = ({ location, locationText }: Reading) =>
    location === 'other' ? locationText.trim().toLowerCase() : location;
  return name(a) === name(b) && a.tier === b.tier && Math.hypot(a.x - b.x, a.y - b.y) < nearness;
}
