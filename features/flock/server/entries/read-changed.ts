import type { OutputOf } from '#core/contracts/contract.ts';
import { type flockSyncCall, syncPage } from '#features/flock/calls.ts';
import { flockConflicts, flockEntries } from '#features/flock/server/tables.ts';
import { alias } from '#server/database/pg-tables.ts';
import { and, asc, eq, gt } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';

type Page = Pick<OutputOf<typeof flockSyncCall>, 'entries' | 'seq' | 'hasMore'>;

/** What changed on a farm after a number, one page; `seq` is what the device has seen with it. */
export async function readChanged(
  { db, tenantId, actor }: ActorScope,
  { farmId, seq, since }: { farmId: string; seq: number; since: number },
): Promise<Page> {
  const wisher = alias(accounts, 'wisher');
  const rows = await db
    .select({ entry: flockEntries, name: accounts.nickname, wish: flockConflicts, wisher: wisher.nickname })
    .from(flockEntries)
    .leftJoin(accounts, eq(accounts.id, flockEntries.accountId))
    .leftJoin(
      flockConflicts,
      and(
        eq(flockConflicts.tenantId, flockEntries.tenantId),
        eq(flockConflicts.farmId, flockEntries.farmId),
        eq(flockConflicts.doc, flockEntries.doc),
        eq(flockConflicts.key, flockEntries.key),
      ),
    )
    .leftJoin(wisher, eq(wisher.id, flockConflicts.accountId))
    .where(and(eq(flockEntries.tenantId, tenantId), eq(flockEntries.farmId, farmId), gt(flockEntries.seq, since)))
    .orderBy(asc(flockEntries.seq))
    .limit(syncPage.entries + 1);
  const page = rows.slice(0, syncPage.entries);
  const hasMore = rows.length > page.length;
  const last = page.at(-1)?.entry.seq ?? seq;
  const nameOf = (accountId: string, name: string | null) => (accountId === actor.id ? '' : (name ?? '—'));
  return {
    entries: page.map(({ entry, name, wish, wisher }) => ({
      doc: entry.doc,
      key: entry.key,
      value: entry.value,
      by: entry.changeId,
      name: nameOf(entry.accountId, name),
      at: entry.deviceAt.toISOString(),
      ...(wish && { beside: { by: wish.changeId, name: nameOf(wish.accountId, wisher), value: wish.value } }),
    })),
    // The number was read first: all up to it is in the page, or was seen before. A device that has seen more than there
    // is (an older backup was brought back) begins again from there.
    seq: hasMore ? last : Math.max(last, seq),
    hasMore,
  };
}
