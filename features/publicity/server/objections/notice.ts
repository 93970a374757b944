import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { publications } from '#features/contents/server/tables.ts';
import type { publicNoticeCall } from '#features/publicity/calls.ts';
import { readEntries } from '#features/publicity/server/rounds/read-entries.ts';
import { workingDaysLeft } from '#features/publicity/server/rounds/working-days.ts';
import { publicityRounds } from '#features/publicity/server/tables.ts';
import { sumOf } from '#features/publicity/shared/notice-text.ts';
import { and, eq, lte } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** A public notice that visitors can read. */
export interface PublicNotice {
  readonly id: string;
  readonly title: { readonly CN: string; readonly EN: string };
  readonly endsAt: Date;
  /** The round it announces; absent for one that an editor wrote. */
  readonly round: typeof publicityRounds.$inferSelect | undefined;
}

/** The notice of an id; throws NOT_FOUND for what visitors do not see and for notices of another kind. */
export async function getNotice(scope: Scope, id: string): Promise<PublicNotice> {
  const [found] = await scope.db
    .select({ notice: publications, round: publicityRounds })
    .from(publications)
    .leftJoin(
      publicityRounds,
      and(eq(publicityRounds.tenantId, publications.tenantId), eq(publicityRounds.noticeId, publications.id)),
    )
    .where(
      and(
        eq(publications.tenantId, scope.tenantId),
        eq(publications.id, id),
        eq(publications.type, 'notify'),
        eq(publications.category, 'PUBLICITY'),
        lte(publications.publishedAt, scope.now),
      ),
    );
  const { notice, round } = found ?? {};
  if (!notice?.validTo) throw new Refusal('NOT_FOUND');
  return { id, title: { CN: notice.titleCN, EN: notice.titleEN }, endsAt: notice.validTo, round: round ?? undefined };
}

/** What one can object to in a notice. How an entry stands since is not told: objections are not public. */
export async function readNotice(scope: Scope, { id }: { id: string }): Promise<OutputOf<typeof publicNoticeCall>> {
  const { endsAt, round } = await getNotice(scope, id);
  const entries = round ? await readEntries(scope, round) : [];
  return {
    endsAt: endsAt.toISOString(),
    isOpen: scope.now <= endsAt,
    daysLeft: await workingDaysLeft(scope, endsAt),
    entries: entries.map(({ id: entry, name, company, subject, amount, rank, points }) => ({
      id: entry,
      name,
      company,
      subject,
      amount,
      rank,
      points,
    })),
    totals: { people: new Set(entries.map(({ ownerId }) => ownerId)).size, amount: sumOf(entries) },
  };
}
