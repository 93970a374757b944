import type { Change } from '#features/flock/shared/scoring/entries/entries.ts';
import { limitsOf } from '#features/flock/shared/scoring/limits.ts';
import { firstScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import type { Services } from '#server/services.ts';
import { asActor } from '#server/testing.ts';
import { syncFarm } from './entries/sync.ts';

export const at = '2026-11-20T06:30:00.000Z';
export const farmId = 'farm-birch';
export const reportId = 'report-one';

export const head = {
  houseId: null,
  house: '3',
  on: '2026-11-20',
  startedAt: at,
  ageDays: 24,
  assessor: 'Mara L.',
  area: 'europe',
  scales: firstScaleSet,
  limits: limitsOf('europe'),
};
export const foot = (no: number, score = 0) => ({ no, place: 1, isSkipped: false, at, score, hasToes: false });
export const walkedBird = (no: number, place: number, score = 0) => ({ no, place, score, at });
export const reading = (no: number, ppm = 8) => ({
  no,
  location: 'rear',
  locationText: '',
  x: no * 10,
  y: 50,
  method: 'meter',
  ppm,
  level: 2,
  areFansOn: true,
  isBirdHeight: true,
  tier: null,
  at,
});

type Wish = Partial<Change> & { key: string; value: unknown };

/** A phone of somebody: writes as web/poultry does, each change on what it has before it, and syncs when told. */
export function phoneOf(
  services: Services,
  accountId: string,
  { tenantId = 'tenant-a', farm = farmId, app }: { tenantId?: string; farm?: string; app?: string } = {},
) {
  const seen = new Map<string, string>();
  const waiting: Change[] = [];
  let since = 0;
  return {
    waiting,
    write(key: string, value: unknown, rest: Partial<Change> = {}): Change {
      const doc = rest.doc ?? reportId;
      const change = { id: nextId(), doc, key, value, base: seen.get(`${doc} ${key}`) ?? null, at, ...rest };
      seen.set(`${doc} ${key}`, change.id);
      waiting.push(change);
      return change;
    },
    /** Sends what waits (or `changes`), and reads on from where it was. */
    async sync(changes: readonly Change[] = waiting.splice(0)) {
      const input = { farmId: farm, ...(app && { app }), since, changes: [...changes], reqId: nextId() };
      const answer = await asActor(
        services,
        { actor: { id: accountId }, tenantId, locale: 'EN', side: 'poultry' },
        (scope) => syncFarm(scope, input),
      );
      since = answer.seq;
      for (const { doc, key, by } of answer.entries) seen.set(`${doc} ${key}`, by);
      return answer;
    },
  };
}

let last = 0;
function nextId(): string {
  last += 1;
  return `change-${String(last).padStart(6, '0')}`;
}

export type { Wish };
