import { handInReading } from '#features/flock/server/reports/second-reading.ts';
import { shareReport } from '#features/flock/server/reports/share-report.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { newId } from '#server/base/ids.ts';
import type { ActorScope } from '#server/scope.ts';
import { type Pictured, pictureOf } from './take-photos.ts';

/** What somebody saw in the photos of a report without knowing its scores; scores that are not named were the same. */
export interface ToldReading {
  readonly by: string;
  readonly hours: number;
  readonly apart: Partial<Record<Pictured, Readonly<Record<string, number>>>>;
}

/** Shares a report blind and hands in what its reader scored, as a vet does by the link. */
export async function readAgain(
  scope: ActorScope,
  {
    farmId,
    report,
    pictured,
    reading,
  }: { farmId: string; report: Report; pictured: readonly Pictured[]; reading: ToldReading },
): Promise<void> {
  const asked = { farmId, reportId: report.id, isBlind: true, label: reading.by, reqId: newId() };
  const { link } = await shareReport(scope, asked);
  const items = pictured.map((name) => {
    const { section, item } = pictureOf(report, name);
    const { id, ...record } = item;
    return { key: `${section}:${id}`, value: { ...record, ...reading.apart[name] } };
  });
  await handInReading(scope, { link, name: reading.by, items, reqId: newId() });
}
