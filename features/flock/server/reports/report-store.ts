import { flockReport as resource } from '#features/flock/resources/report.ts';
import { areaNames, farmTypeNames, lightSummary } from '#features/flock/resources/words.ts';
import { flockPhotos, flockReports } from '#features/flock/server/tables.ts';
import type { FarmType } from '#features/flock/shared/scoring/farm.ts';
import type { Area } from '#features/flock/shared/scoring/limits.ts';
import { isOnOneOf } from '#server/base/filters.ts';
import { and, asc, eq, isNull, type SQL, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { readings } from '#server/resources/readings.ts';
import type { RecordFile, Row, Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

/** Reports of all farms of the tenant; nobody changes one here. */
export const reportStore: Store = {
  ...readings({
    resource,
    select: selectOf,
    keyword: ['name', 'farm', 'house'],
    filters: { farm: 'farmId', visitedOn: (days) => isOnOneOf('visitedOn', days) },
    present,
  }),

  async files({ db, tenantId }, id): Promise<RecordFile[]> {
    const rows = await db
      .select({ id: files.id, name: files.name, size: files.size, type: files.type })
      .from(flockReports)
      .innerJoin(
        flockPhotos,
        and(
          eq(flockPhotos.tenantId, flockReports.tenantId),
          eq(flockPhotos.farmId, flockReports.farmId),
          eq(flockPhotos.doc, flockReports.doc),
        ),
      )
      .innerJoin(files, eq(files.id, flockPhotos.fileId))
      .where(and(eq(flockReports.tenantId, tenantId), eq(flockReports.id, id), isNull(files.deletedAt)))
      .orderBy(asc(flockPhotos.at), asc(flockPhotos.photoId));
    return rows.map((file) => ({ ...file, label: { CN: '照片', EN: 'Photo' } }));
  },
};

function selectOf({ tenantId }: ActorScope): SQL {
  return sql`
    select r.id, r.name, r.state as status, r.lights, r.farm_id as "farmId", f.name as farm, r.house, r.type, r.area,
           r.visited_on as "visitedOn", r.flags, r.scale_version as "scaleVersion",
           r.created_at as "createdAt", r.updated_at as "updatedAt",
           case when r.lights @@ '$.* == "act"' then 'act' when r.lights @@ '$.* == "watch"' then 'watch'
                when r.lights @@ '$.* == "good"' then 'good' else 'none' end as worst
      from flock_reports r join farms f on f.tenant_id = r.tenant_id and f.id = r.farm_id
     where r.tenant_id = ${tenantId}`;
}

function present(row: Row): Row {
  return {
    ...row,
    type: farmTypeNames[row.type as FarmType] ?? row.type,
    area: areaNames[row.area as Area] ?? row.area,
    lights: lightSummary(row.lights as Parameters<typeof lightSummary>[0]),
  };
}
