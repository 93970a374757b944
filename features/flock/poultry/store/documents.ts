import { useLiveQuery } from 'dexie-react-hooks';
import { farmDoc, type Values } from '#features/flock/shared/scoring/entries/entries.ts';
import { readFarm, readReport } from '#features/flock/shared/scoring/entries/read-documents.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { database, type KeptEntry } from './database.ts';
import { idsInReading, useIsFirstReading } from './sending/first-reading.ts';

/** A report and the farm it belongs to. */
export interface FarmReport {
  readonly farm: Farm;
  readonly report: Report;
}

/** What entries of one document hold, without what was taken away. */
export function valuesOf(entries: readonly KeptEntry[]): Values {
  return new Map(entries.filter(({ value }) => value !== null).map(({ key, value }) => [key, value]));
}

/** All farms of this device that are not gone, by name; undefined while they are read, from the server too the first time. */
export function useFarms(): Farm[] | undefined {
  const isFirstReading = useIsFirstReading();
  const farms = useLiveQuery(async () => {
    const entries = await database().entries.where('doc').equals(farmDoc).toArray();
    return [...Map.groupBy(entries, ({ farmId }) => farmId)]
      .map(([id, own]) => readFarm(id, valuesOf(own)))
      .filter(({ isGone }) => !isGone)
      .sort((a, b) => a.name.localeCompare(b.name));
  }, []);
  return farms?.length === 0 && isFirstReading ? undefined : farms;
}

/** One farm; null when this device does not know it. */
export function useFarm(farmId: string): Farm | null | undefined {
  return useLiveQuery(() => loadFarm(farmId), [farmId]);
}

/** One report with its farm; null when this device does not know it. */
export function useReport(farmId: string, reportId: string): FarmReport | null | undefined {
  return useLiveQuery(() => loadReport(farmId, reportId), [farmId, reportId]);
}

/** Every report of this device, newest visit first. */
export function useReports(): FarmReport[] | undefined {
  return useLiveQuery(loadReports, []);
}

export async function loadFarm(farmId: string): Promise<Farm | null> {
  const entries = await database().entries.where('[farmId+doc]').equals([farmId, farmDoc]).toArray();
  return entries.length === 0 ? null : readFarm(farmId, valuesOf(entries));
}

export async function loadReport(farmId: string, reportId: string): Promise<FarmReport | null> {
  const farm = await loadFarm(farmId);
  const entries = await database().entries.where('[farmId+doc]').equals([farmId, reportId]).toArray();
  return farm === null || entries.length === 0 ? null : { farm, report: readReport(reportId, valuesOf(entries)) };
}

/**
 * Every report of this device, newest visit first. Of a farm that is still being read, a report counts from its state on,
 * which comes with or after its scores: before that a finished one would look open.
 */
export async function loadReports(): Promise<FarmReport[]> {
  const reading = new Set(await idsInReading(database()));
  const farms = Map.groupBy(await database().entries.toArray(), ({ farmId }) => farmId);
  const reports: FarmReport[] = [];
  for (const [farmId, entries] of farms) {
    const docs = Map.groupBy(entries, ({ doc }) => doc);
    const farm = readFarm(farmId, valuesOf(docs.get(farmDoc) ?? []));
    if (farm.isGone) continue;
    for (const [doc, own] of docs) {
      if (doc === farmDoc) continue;
      if (reading.has(farmId) && !own.some(({ key }) => key === 'state')) continue;
      const report = readReport(doc, valuesOf(own));
      if (!report.isGone) reports.push({ farm, report });
    }
  }
  return reports.sort((a, b) => (a.report.head.startedAt < b.report.head.startedAt ? 1 : -1));
}
