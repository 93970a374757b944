import type { OutputOf } from '#core/contracts/contract.ts';
import type { dataRecordsCall } from '#features/data-file/calls.ts';
import { warnedDays } from '#features/data-file/shared/kinds.ts';
import { now } from '#web/kit/clock.ts';

export type DataFile = OutputOf<typeof dataRecordsCall>;
export type RecordPart = DataFile['records'][number];
export type RecordItem = RecordPart['items'][number];

/** Whether a day lies within the time in which one is told of it, or behind. */
export function isEnding(expiresOn: string | null): boolean {
  return expiresOn !== null && Date.parse(`${expiresOn}T23:59:59+08:00`) - now() < warnedDays * 86_400_000;
}
