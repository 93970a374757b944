import type { Step } from '#features/flock/poultry/scoring/scoring-session.ts';
import { moment } from '#features/flock/poultry/store/moment.ts';
import { newDeviceId } from '#features/flock/poultry/store/write.ts';
import { freeNumber } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { ammoniaLevel, type ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import type { ammoniaMethods, ammoniaPlaces, Reading } from '#features/flock/shared/sections/nh3.ts';

export type Location = (typeof ammoniaPlaces)[number];
export type Method = (typeof ammoniaMethods)[number];

/** Where a place lies on the plan unless it is moved: percent from the door and from the left wall. */
export const usualSpots: Readonly<Record<Location, { readonly x: number; readonly y: number }>> = {
  front: { x: 16, y: 26 },
  inlet: { x: 28, y: 78 },
  drinker: { x: 40, y: 30 },
  wall: { x: 52, y: 80 },
  middle: { x: 60, y: 42 },
  rear: { x: 76, y: 72 },
  exhaust: { x: 89, y: 48 },
  other: { x: 74, y: 20 },
};

/** How and where one measures; not a score, so it is not kept before there is a value. */
export type Setup = Pick<
  Reading,
  'location' | 'locationText' | 'x' | 'y' | 'method' | 'areFansOn' | 'isBirdHeight' | 'tier'
>;

/** Places in the order they are best walked: from the door to the fans. */
const walk: readonly Location[] = ['front', 'drinker', 'middle', 'rear', 'wall', 'exhaust', 'inlet'];

/** The next place that has no reading yet, measured as the last one was. */
export function nextSetup(readings: readonly Reading[]): Setup {
  const location = walk.find((each) => !readings.some((reading) => reading.location === each)) ?? 'other';
  const last = readings.at(-1);
  return {
    location,
    locationText: '',
    ...usualSpots[location],
    method: last?.method ?? 'meter',
    areFansOn: last?.areFansOn ?? false,
    isBirdHeight: last?.isBirdHeight ?? true,
    tier: null,
  };
}

export type Value = { readonly ppm: number } | { readonly level: number };

/** A value measured: it makes the reading, or changes it. Null when there are eight and this is the ninth. */
export function writeValue(
  report: Report,
  { id, setup, value }: { readonly id: string; readonly setup: Setup; readonly value: Value },
): Step | null {
  const before = report.nh3.find((reading) => reading.id === id);
  const no = before?.no ?? freeNumber(report, 'nh3');
  if (no === null) return null;
  return writeReading(report, {
    ...setup,
    id,
    no,
    ...measured(value, report.head.scales),
    at: moment(),
  });
}

/** Another place or method of a reading, whose value stays as it is by now; null when it is gone. */
export function arrangeReading(report: Report, id: string, part: Partial<Setup>): Step | null {
  const reading = report.nh3.find((each) => each.id === id);
  return reading ? writeReading(report, { ...reading, ...part }) : null;
}

function writeReading(report: Report, reading: Reading): Step {
  const { id, ...value } = reading;
  return {
    entries: [{ key: `nh3:${id}`, value }, ...opening(report)],
    where: { section: 'nh3', no: reading.no },
  };
}

export function removeReading(reading: Reading): Step {
  return { entries: [{ key: `nh3:${reading.id}`, value: null }], where: { section: 'nh3', no: reading.no } };
}

export const newReadingId = newDeviceId;

function measured(value: Value, scales: ScaleSet): Pick<Reading, 'ppm' | 'level'> {
  if ('level' in value) return { ppm: null, level: value.level };
  return { ppm: value.ppm, level: ammoniaLevel(value.ppm, scales) };
}

const opening = ({ sections }: Report) =>
  sections.nh3 === 'open' || sections.nh3 === 'complete' ? [] : [{ key: 'section:nh3', value: 'open' }];

/** Parts per million as typed, with a comma or a point, to one decimal; null when that is no reading of 0 to 500. */
export function readPpm(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d*)?$/.test(text)) return null;
  const ppm = Math.round(Number(text) * 10) / 10;
  return ppm <= 500 ? ppm : null;
}

/** One more or less, from whole to whole; the first tap begins at 10. */
export function stepPpm(ppm: number | null, by: 1 | -1): number {
  if (ppm === null) return 10;
  const next = by > 0 ? Math.floor(ppm) + 1 : Math.ceil(ppm) - 1;
  return Math.min(500, Math.max(0, next));
}
