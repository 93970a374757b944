import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { flockReadingCall } from '#features/flock/calls.ts';
import { readingMessages } from '#features/flock/messages.ts';
import { putEntry } from '#features/flock/server/entries/put-entry.ts';
import { readEntries } from '#features/flock/server/entries/read-entries.ts';
import { logFarm } from '#features/flock/server/farms/log-farm.ts';
import { flockShares } from '#features/flock/server/tables.ts';
import type { Entry, Values } from '#features/flock/shared/scoring/entries/entries.ts';
import { checkEntry } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, isNull } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { isReadable } from './blind.ts';
import { getShare } from './share-report.ts';

/**
 * Keeps the second reading of a shared report, in the report as well, and tells who shared it. NOT_FOUND for a link that is forged or over, LINK_WITHDRAWN,
 * NOT_ALLOWED when a reading is in already, INVALID for records of other items or that break a rule.
 */
export async function handInReading(
  scope: Scope,
  { link, name, items }: InputOf<typeof flockReadingCall>,
): Promise<Record<string, never>> {
  const { share, farm } = await getShare(scope, link);
  const report = await readEntries(scope, share);
  requireReadable(report, items);
  const readerName = name.trim();
  if (readerName === '') throw new Refusal('INVALID', { params: { count: 1 } });
  const [kept] = await scope.db
    .update(flockShares)
    .set({ reading: items, readerName, readAt: scope.now, openedAt: scope.now })
    .where(and(eq(flockShares.tenantId, scope.tenantId), eq(flockShares.id, share.id), isNull(flockShares.reading)))
    .returning({ id: flockShares.id });
  if (!kept) throw new Refusal('NOT_ALLOWED');
  const { farmId, doc, accountId } = share;
  const value = { name: readerName, at: scope.now.toISOString(), items };
  await putEntry(scope, { farmId, doc, key: `reading:${share.id}`, value, accountId });
  await logFarm(scope, farm, { action: 'READING', text: { CN: '提交了复评', EN: 'handed in a second reading' } });
  await tellSharer(scope, { share, farm: farm.name, report: String(report.get('name') ?? ''), reader: readerName });
  return {};
}

function requireReadable(report: Values, items: readonly Entry[]): void {
  const keys = new Set(items.map(({ key }) => key));
  const isFine = ({ key, value }: Entry) =>
    isReadable(report, key) && value !== null && checkEntry('report', key, value, report) === 'ok';
  if (keys.size !== items.length || !items.every(isFine)) throw new Refusal('INVALID', { params: { count: 1 } });
}

interface HandedIn {
  readonly share: typeof flockShares.$inferSelect;
  readonly farm: string;
  readonly report: string;
  readonly reader: string;
}

function tellSharer(scope: Scope, { share, ...facts }: HandedIn): Promise<void> {
  const { accountId, farmId, doc } = share;
  return tell(scope, readingMessages.READING, { to: accountId, facts: { ...facts, farmId, doc } });
}
