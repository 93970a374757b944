import { flockReports } from '#features/flock/server/tables.ts';
import { farmDoc } from '#features/flock/shared/scoring/entries/entries.ts';
import { readReport } from '#features/flock/shared/scoring/entries/read-documents.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { resultOf } from '#features/flock/shared/scoring/results/results.ts';
import { sectionKeys } from '#features/flock/shared/sections/sections.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { type FarmState, valuesOf } from './merge-changes.ts';

interface Touched {
  readonly farm: Farm;
  readonly docs: FarmState['docs'];
  /** Documents in which something changed. */
  readonly touched: readonly string[];
}

/** Renews what lists and comparisons know of reports; a report that is gone leaves them. */
export async function projectReports(
  { db, tenantId, now }: Pick<Scope, 'db' | 'tenantId' | 'now'>,
  { farm, docs, touched }: Touched,
): Promise<void> {
  const reports = [...new Set(touched)]
    .filter((doc) => doc !== farmDoc)
    .map((doc) => readReport(doc, valuesOf(docs.get(doc)!)));
  const there = reports.filter(({ isGone }) => !isGone);
  const gone = reports.filter(({ isGone }) => isGone).map(({ id }) => id);
  if (there.length > 0)
    await db
      .insert(flockReports)
      .values(
        there.map((report) => ({ id: newId(), tenantId, createdAt: now, updatedAt: now, ...rowOf(farm, report) })),
      )
      .onConflictDoUpdate({
        target: [flockReports.tenantId, flockReports.farmId, flockReports.doc],
        set: Object.fromEntries(renewed.map((name) => [name, sql.raw(`excluded.${flockReports[name].name}`)])),
      });
  if (gone.length > 0)
    await db
      .delete(flockReports)
      .where(
        and(eq(flockReports.tenantId, tenantId), eq(flockReports.farmId, farm.id), inArray(flockReports.doc, gone)),
      );
}

const renewed = [
  ...(['name', 'house', 'visitedOn', 'state', 'type', 'area'] as const),
  ...(['scaleVersion', 'lights', 'measured', 'flags', 'updatedAt'] as const),
];

function rowOf(farm: Farm, report: Report) {
  const { sections, flags } = resultOf(report, farm);
  const { house, on, area, scales } = report.head;
  return {
    farmId: farm.id,
    doc: report.id,
    name: report.name,
    house,
    visitedOn: on,
    state: report.state,
    type: farm.type,
    area,
    scaleVersion: scales.version,
    flags: flags.length,
    lights: Object.fromEntries(sectionKeys.map((section) => [section, sections[section].light])),
    measured: Object.fromEntries(
      sectionKeys.flatMap((section) => sections[section].marks.map(({ measure, value }) => [measure, value])),
    ),
  };
}
