import { maskPublicName } from '#core/forms/masks.ts';
import type { Text } from '#core/texts/text.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { titleOf } from '#features/casework/server/applications/sections/headline.ts';
import { applications } from '#features/casework/server/tables.ts';
import { publicityEntries, type publicityRounds } from '#features/publicity/server/tables.ts';
import type { ListedCase } from '#features/publicity/shared/notice-text.ts';
import { and, asc, eq, sql } from '#server/database/sql.ts';
import type { CaseRank } from '#server/features.ts';
import type { Scope } from '#server/scope.ts';

/** A case on the list of a round: what the public reads of it, and how it stands. */
export interface Entry extends ListedCase {
  readonly id: string;
  readonly caseId: string;
  readonly ownerId: string;
  readonly no: string;
  readonly state: string;
  /** The notice that names it now. */
  readonly noticeId: string | null;
  readonly openObjections: number;
}

type Round = Pick<typeof publicityRounds.$inferSelect, 'id' | 'state' | 'showsAmounts'>;

/**
 * The list of a round by rank, or by case number where nothing was ranked: masked afresh until it is published, from then
 * on as it was published.
 */
export async function readEntries(scope: Scope, round: Round): Promise<Entry[]> {
  const company = sql<string>`coalesce((select coalesce(s.values ->> 'company', s.values ->> 'name') from application_sections s
    where s.tenant_id = ${scope.tenantId} and s.application_id = ${applications.id} and s.key in ('employment', 'unit')
    order by s.key limit 1), '')`;
  const rows = await scope.db
    .select({
      entry: publicityEntries,
      caseId: applications.id,
      ownerId: applications.ownerId,
      no: applications.no,
      programme: applications.programme,
      applicant: applications.applicant,
      subjectCN: applications.subjectCN,
      subjectEN: applications.subjectEN,
      state: applications.state,
      noticeId: applications.noticeId,
      openObjections: applications.openObjections,
      company,
    })
    .from(publicityEntries)
    .innerJoin(applications, eq(applications.id, publicityEntries.applicationId))
    .where(and(eq(publicityEntries.tenantId, scope.tenantId), eq(publicityEntries.roundId, round.id)))
    .orderBy(asc(publicityEntries.position), asc(applications.no), asc(publicityEntries.id));
  const isDraft = round.state === 'DRAFT';
  const amounts = isDraft && round.showsAmounts ? await amountsOf(scope, rows) : undefined;
  const ranks = isDraft ? await ranksOf(scope, rows) : undefined;
  const listed = rows.map(({ entry, caseId, ownerId, no, state, noticeId, openObjections, ...found }) => ({
    id: entry.id,
    caseId,
    ownerId,
    no: no ?? '',
    state,
    noticeId,
    openObjections,
    amount: isDraft ? (amounts?.get(caseId) ?? null) : entry.amount,
    rank: (isDraft ? ranks?.get(caseId)?.rank : entry.rank) ?? null,
    points: (isDraft ? ranks?.get(caseId)?.points : entry.points) ?? null,
    ...(isDraft
      ? { name: maskPublicName(found.applicant), company: found.company, subject: subjectOf(found) }
      : { name: entry.name, company: entry.company, subject: { CN: entry.subjectCN, EN: entry.subjectEN } }),
  }));
  // In a draft the places follow the ranks; afterwards they are kept.
  return isDraft ? listed.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)) : listed;
}

/** The rank of each case that has one. */
async function ranksOf(scope: Scope, rows: readonly { caseId: string }[]): Promise<ReadonlyMap<string, CaseRank>> {
  const ranks = await scope.services.features.ranks(
    scope,
    rows.map(({ caseId }) => caseId),
  );
  return new Map(ranks.map((rank) => [rank.id, rank]));
}

/** What each case would be granted, in fen, where it is known. */
async function amountsOf(scope: Scope, rows: readonly { caseId: string }[]): Promise<ReadonlyMap<string, number>> {
  const { cases } = await scope.services.features.funds(
    scope,
    rows.map(({ caseId }) => caseId),
  );
  return new Map(cases.map(({ id, amount }) => [id, amount]));
}

/** What was applied for, with the class where there is one. */
function subjectOf(found: { programme: string; subjectCN: string; subjectEN: string }): Text {
  const { CN, EN } = titleOf(definitionOf(found.programme), { CN: found.subjectCN, EN: found.subjectEN });
  return { CN, EN };
}
