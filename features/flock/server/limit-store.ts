import { Refusal } from '#core/errors.ts';
import { flockLimit as resource } from '#features/flock/resources/limit.ts';
import { areaNames, measureNames, measureUnit } from '#features/flock/resources/words.ts';
import { type Area, areas, type Limit, limitsOf, measures, unitOf } from '#features/flock/shared/scoring/limits.ts';
import type { Measure } from '#features/flock/shared/sections/sections.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import { logAction, logSave } from '#server/resources/changes.ts';
import { pageOfFew } from '#server/resources/few-rows.ts';
import type { Row, Store, Values } from '#server/resources/store.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { areaLimits } from './tables.ts';

type Stored = typeof areaLimits.$inferSelect;

/** A limit of an area: as shipped, or as operators set it. Its id is `area.measure`. */
interface AreaLimit {
  readonly area: Area;
  readonly measure: Measure;
  readonly limit: Limit;
  readonly stored: Stored | undefined;
}

/** The limits of all areas, some thirty rows, read whole. */
export const limitStore: Store = {
  async list(scope, query) {
    const { area, measure, status } = query.filter;
    return pageOfFew((await readLimits(scope)).map(present), query, {
      locale: scope.locale,
      isFound: (row) =>
        (!area || row.area === area) && (!measure || row.measure === measure) && (!status || row.status === status),
    });
  },

  async one(scope, id) {
    const found = await getLimit(scope, id);
    return { row: present(found), values: valuesOf(found.limit), rev: found.stored?.rev ?? 0 };
  },

  async save(scope, { id = '', rev, values }) {
    const before = await getLimit(scope, id);
    const { area, measure, limit, stored } = before;
    const kept = { good: Number(values.good), act: Number(values.act), source: String(values.source) };
    const next = (stored?.rev ?? 0) + 1;
    const { isGoodIncluded, isActIncluded } = limit;
    const change = { ...kept, savedBy: scope.actor.id, updatedAt: scope.now, rev: next };
    const added = { id: newId(), tenantId: scope.tenantId, area, measure, isGoodIncluded, isActIncluded };
    const [saved] =
      rev === (stored?.rev ?? 0)
        ? await scope.db
            .insert(areaLimits)
            .values({ ...added, ...change })
            .onConflictDoUpdate({
              target: [areaLimits.tenantId, areaLimits.area, areaLimits.measure],
              set: change,
              // Somebody who saved at the same instant was first.
              setWhere: eq(areaLimits.rev, rev),
            })
            .returning({ rev: areaLimits.rev })
        : [];
    if (!saved) throw new Refusal('CONFLICT', { obj: { rev: stored?.rev ?? 0, values: valuesOf(limit) } });
    await logSave(scope, { resource, id, title: titleOf(before).CN, before: valuesOf(limit), after: kept });
    return { id, rev: saved.rev };
  },

  async act(scope, { action, ids }) {
    for (const id of ids) {
      const before = await getLimit(scope, id);
      const { area, measure } = before;
      await scope.db.delete(areaLimits).where(isLimit(scope, area, measure));
      const shipped = limitsOf(area)[measure];
      const changes = (['good', 'act', 'source'] as const).map((field) => ({
        field,
        before: before.limit[field],
        after: shipped[field],
      }));
      await logAction(scope, { resource, id, title: titleOf(before).CN, action, changes });
    }
    return null;
  },
};

/** The limits in force in each area, those of the product where operators set none. */
export async function readLimits({ db, tenantId }: Scope): Promise<AreaLimit[]> {
  const rows = await db.select().from(areaLimits).where(eq(areaLimits.tenantId, tenantId));
  const byId = new Map(rows.map((row) => [`${row.area}.${row.measure}`, row]));
  return areas.flatMap((area) => {
    const shipped = limitsOf(area);
    return measures.map((measure) => {
      const stored = byId.get(`${area}.${measure}`);
      return { area, measure, stored, limit: stored ? limitOf(stored) : shipped[measure] };
    });
  });
}

function limitOf({ good, act, isGoodIncluded, isActIncluded, source }: Stored): Limit {
  return { good, act, isGoodIncluded, isActIncluded, source };
}

async function getLimit(scope: ActorScope, id: string): Promise<AreaLimit> {
  const found = (await readLimits(scope)).find(({ area, measure }) => `${area}.${measure}` === id);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

function isLimit({ tenantId }: ActorScope, area: Area, measure: Measure) {
  return and(eq(areaLimits.tenantId, tenantId), eq(areaLimits.area, area), eq(areaLimits.measure, measure));
}

function valuesOf({ good, act, source }: Limit): Values {
  return { good, act, source };
}

function titleOf({ area, measure }: Pick<AreaLimit, 'area' | 'measure'>) {
  const [place, name] = [areaNames[area], measureNames[measure]];
  return { CN: `${place.CN} · ${name.CN}`, EN: `${place.EN} · ${name.EN}` };
}

/** The bands in figures: which side a limit itself belongs to is part of it. */
function present(found: AreaLimit): Row {
  const { area, measure, limit, stored } = found;
  const { good, act, isGoodIncluded, isActIncluded, source } = limit;
  const shipped = limitsOf(area)[measure];
  // An index has no unit.
  const unit = unitOf(measure) === 'index' ? '' : ` ${measureUnit(measure)}`;
  return {
    id: `${area}.${measure}`,
    rank: areas.indexOf(area) * measures.length + measures.indexOf(measure),
    name: titleOf(found),
    status: stored ? 'CHANGED' : 'SHIPPED',
    area,
    measure,
    source,
    good: `${isGoodIncluded ? '≤' : '<'} ${good}${unit}`,
    watch: `${good} – ${act}${unit}`,
    act: `${isActIncluded ? '≥' : '>'} ${act}${unit}`,
    shipped: `${shipped.good} / ${shipped.act}${unit}`,
    updatedAt: stored?.updatedAt.toISOString() ?? null,
  };
}
