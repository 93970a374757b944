import { Refusal } from '#core/errors.ts';
import { flockScales as resource, scalesIn, scaleValues } from '#features/flock/resources/scales.ts';
import { firstScaleSet, type ScaleSet } from '#features/flock/shared/scoring/scale-set.ts';
import { newId } from '#server/base/ids.ts';
import { staffName } from '#server/base/staff-name.ts';
import { eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { logSave } from '#server/resources/changes.ts';
import { pageOfFew } from '#server/resources/few-rows.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { flockReports, scaleSets } from './tables.ts';

type Stored = typeof scaleSets.$inferSelect;

/** Versions of the scales, the shipped one among them; a handful of rows, read whole. None is ever changed. */
export const scalesStore: Store = {
  async list(scope, query) {
    const rows = (await readVersions(scope)).map(({ row }) => row);
    return pageOfFew(rows, query, { locale: scope.locale, isFound: () => true });
  },

  async one(scope, id) {
    const found = (await readVersions(scope)).find(({ row }) => row.id === id);
    if (!found) throw new Refusal('NOT_FOUND');
    const { row, set } = found;
    return { row, values: { ...scaleValues(set), note: row.note }, rev: 0 };
  },

  async save(scope, { id, values }) {
    if (id) throw new Refusal('NOT_ALLOWED');
    const before = await readScaleSet(scope);
    const row = {
      id: newId(),
      tenantId: scope.tenantId,
      version: before.version + 1,
      ...scalesIn(values),
      note: String(values.note ?? ''),
      inForceFrom: scope.now,
      savedBy: scope.actor.id,
      createdAt: scope.now,
      updatedAt: scope.now,
    };
    const [added] = await scope.db.insert(scaleSets).values(row).onConflictDoNothing().returning({ id: scaleSets.id });
    // Somebody made the same version at the same instant: theirs is in force and has to be read first.
    if (!added) throw new Refusal('CONFLICT', { obj: { rev: 0, values: {} } });
    await logSave(scope, { resource, id: row.id, title: titleOf(row.version).CN, before: null, after: values });
    return { id: row.id, rev: 0 };
  },
};

/** The scales in force: the newest version of the tenant, the shipped one where there is none. */
export async function readScaleSet({ db, tenantId }: Scope): Promise<ScaleSet> {
  const [row] = await db
    .select()
    .from(scaleSets)
    .where(eq(scaleSets.tenantId, tenantId))
    .orderBy(sql`${scaleSets.version} desc`)
    .limit(1);
  return row ? setOf(row) : firstScaleSet;
}

function setOf({ version, cecTextureMax, footCuts, ammoniaTops }: Stored): ScaleSet {
  return {
    version,
    cecTextureMax: cecTextureMax === 3 ? 3 : 2,
    footCuts: footCuts as ScaleSet['footCuts'],
    ammoniaTops: ammoniaTops as ScaleSet['ammoniaTops'],
  };
}

/** What is told of a version beside its settings. */
interface VersionNote {
  readonly id: string;
  readonly note: string;
  readonly savedBy: string | null;
  readonly inForceFrom: string | null;
}

async function readVersions({ db, tenantId }: ActorScope): Promise<{ row: Row; set: ScaleSet }[]> {
  const stored = await db
    .select({ kept: scaleSets, by: accounts.nickname, login: accounts.loginName })
    .from(scaleSets)
    .leftJoin(accounts, eq(accounts.id, scaleSets.savedBy))
    .where(eq(scaleSets.tenantId, tenantId));
  const counts = await db
    .select({ version: flockReports.scaleVersion, count: sql<number>`count(*)::int` })
    .from(flockReports)
    .where(eq(flockReports.tenantId, tenantId))
    .groupBy(flockReports.scaleVersion);
  const newest = Math.max(firstScaleSet.version, ...stored.map(({ kept }) => kept.version));
  const withRow = (set: ScaleSet, facts: VersionNote) => ({ set, row: present(set, facts, { newest, counts }) });
  return [
    withRow(firstScaleSet, { id: 'shipped', note: '', savedBy: null, inForceFrom: null }),
    ...stored.map(({ kept, by, login }) =>
      withRow(setOf(kept), {
        id: kept.id,
        note: kept.note,
        savedBy: by && staffName(by, login),
        inForceFrom: kept.inForceFrom.toISOString(),
      }),
    ),
  ];
}

interface Surroundings {
  readonly newest: number;
  readonly counts: readonly { version: number; count: number }[];
}

function present(
  { version, cecTextureMax, footCuts, ammoniaTops }: ScaleSet,
  facts: VersionNote,
  around: Surroundings,
): Row {
  return {
    ...facts,
    name: titleOf(version),
    version,
    status: version === around.newest ? 'IN_FORCE' : 'FORMER',
    cecTextureMax: String(cecTextureMax),
    footCuts: footCuts.join(' / '),
    ammoniaTops: ammoniaTops.join(' / '),
    reports: around.counts.find((each) => each.version === version)?.count ?? 0,
  };
}

function titleOf(version: number) {
  return { CN: `第 ${version} 版`, EN: `Version ${version}` };
}
