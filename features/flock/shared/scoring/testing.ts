import type { Dropping } from '#features/flock/shared/sections/droppings.ts';
import type { Plumage } from '#features/flock/shared/sections/feather.ts';
import type { Foot } from '#features/flock/shared/sections/fpd.ts';
import type { Spot } from '#features/flock/shared/sections/litter.ts';
import type { Reading } from '#features/flock/shared/sections/nh3.ts';
import { readFarm, readReport } from './entries/read-documents.ts';
import type { Farm } from './farm.ts';
import { limitsOf } from './limits.ts';
import type { Report, ReportHead, WalkedBird } from './report.ts';
import { firstScaleSet } from './scale-set.ts';

/** Farms, reports and items for tests: whole and valid, with what a test is about laid over them. */

const at = '2026-11-20T06:30:00.000Z';

/** The id of the nth thing of a kind. */
export const idOf = (kind: string, no: number) => `${kind}-${String(no).padStart(6, '0')}`;

export function testFarm(over: Partial<Farm> = {}): Farm {
  return { ...readFarm('farm-000001', new Map([['name', 'Birch Farm']])), ...over };
}

export function testHead(over: Partial<ReportHead> = {}): ReportHead {
  return {
    houseId: 'house-000003',
    house: '3',
    on: '2026-11-20',
    startedAt: at,
    ageDays: 24,
    assessor: 'Mara L.',
    area: 'europe',
    scales: firstScaleSet,
    limits: limitsOf('europe'),
    ...over,
  };
}

export function testReport(over: Partial<Report> = {}): Report {
  return { ...readReport('report-000001', new Map([['head', testHead()]])), name: 'House 3', ...over };
}

const item = (kind: string, i: number) => ({ id: idOf(kind, i + 1), no: i + 1, place: null, isSkipped: false, at });

export function spots(scores: readonly (number | null)[], over: Partial<Spot> = {}): Spot[] {
  return scores.map((score, i) => ({ ...item('litter', i), score, where: null, isDusty: false, cake: null, ...over }));
}

/** Pairs of colour and texture. */
export function droppings(
  pairs: readonly (readonly [number | null, number | null])[],
  over: Partial<Dropping> = {},
): Dropping[] {
  return pairs.map(([colour, texture], i) => ({ ...item('drop', i), colour, texture, seen: [], ...over }));
}

export function feet(scores: readonly (number | null)[], over: Partial<Foot> = {}): Foot[] {
  return scores.map((score, i) => ({ ...item('foot', i), score, hasToes: false, ...over }));
}

export function plumages(scores: readonly (number | null)[], over: Partial<Plumage> = {}): Plumage[] {
  return scores.map((score, i) => ({ ...item('bird', i), score, isVentDirty: false, ...over }));
}

/** Birds of the walk seen in an area, numbered from `from` on. */
export function walked(scores: readonly number[], place = 1, from = 1): WalkedBird[] {
  return scores.map((score, i) => ({ id: idOf('walk', from + i), no: from + i, place, score, at }));
}

const fourPlaces = ['front', 'middle', 'rear', 'wall'] as const;

/** Readings in ppm by a meter, at places that differ. */
export function readings(ppm: readonly (number | null)[], over: Partial<Reading> = {}): Reading[] {
  return ppm.map((value, i) => ({
    id: idOf('read', i + 1),
    no: i + 1,
    location: fourPlaces[i % 4]!,
    locationText: '',
    x: (i * 12) % 100,
    y: 50,
    method: 'meter',
    ppm: value,
    level: 0,
    areFansOn: null,
    isBirdHeight: true,
    tier: null,
    at,
    ...over,
  }));
}

/** n scores of which x are `bad` and the rest `good`. */
export function mixed(x: number, n: number, bad: number, good = 0): number[] {
  return Array.from({ length: n }, (_, i) => (i < x ? bad : good));
}
