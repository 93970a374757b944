import type { OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { editionCall } from '#features/competition/calls.ts';
import { entrySets } from '#features/competition/shared/states.ts';
import { and, desc, eq, inArray, isNull, sql } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';
import { currentEdition, editionOf, publicEditions, roundsOf } from './editions.ts';
import { outOf } from './read.ts';
import { entries } from './tables.ts';

type Answer = OutputOf<typeof editionCall>;

/** An edition on the public pages: the one of a year, or the current one; with results once they are published. */
export async function readPublicEdition(scope: Scope, { year }: { year?: number | undefined }): Promise<Answer> {
  const all = await publicEditions(scope);
  const row = year === undefined ? await currentEdition(scope) : all.find((each) => each.year === year);
  if (year !== undefined && !row) throw new Refusal('NOT_FOUND');
  const counts = await countEntries(
    scope,
    all.map(({ id }) => id),
  );
  const past = all
    .filter(({ id, closesAt }) => id !== row?.id && closesAt <= scope.now)
    .map((each) => ({
      year: each.year,
      title: { CN: each.titleCN, EN: each.titleEN },
      entries: counts.get(each.id)?.handedIn ?? 0,
    }));
  if (!row) return { edition: null, rounds: [], results: [], past, before: null };
  const edition = editionOf(row);
  const rounds = await roundsOf(scope, row.id);
  const earlier = all.find(({ year: of }) => of < row.year);
  const isOut = row.resultsAt !== null && row.resultsAt <= scope.now;
  return {
    edition: outOf(edition),
    rounds: rounds.map((round) => ({
      stage: round.stage,
      title: { CN: round.titleCN, EN: round.titleEN },
      kind: round.kind,
      startsOn: round.startsOn,
      endsOn: round.endsOn,
      talkMinutes: round.talkMinutes,
      questionMinutes: round.questionMinutes,
      venue: round.venueCN ? { CN: round.venueCN, EN: round.venueEN ?? round.venueCN } : null,
    })),
    results: isOut ? await readResults(scope, edition) : [],
    past,
    before: earlier ? { year: earlier.year, tracks: await countTracks(scope, earlier.id) } : null,
  };
}

/** How many entries of an edition were handed in, by track. */
async function countTracks(scope: Scope, editionId: string): Promise<{ key: string; entries: number }[]> {
  const rows = await scope.db
    .select({ track: entries.track, handedIn: sql<number>`count(${entries.submittedAt})::int` })
    .from(entries)
    .where(and(eq(entries.tenantId, scope.tenantId), eq(entries.editionId, editionId), isNull(entries.deletedAt)))
    .groupBy(entries.track);
  return rows.flatMap(({ track, handedIn }) => (track ? [{ key: track, entries: handedIn }] : []));
}

/** How many entries an edition has: begun ones, those that wait to be checked, those handed in, all. */
export async function countEntries(scope: Scope, editionIds: readonly string[]) {
  const rows = await scope.db
    .select({
      id: entries.editionId,
      waitingSubmit: sql<number>`count(*) filter (where ${inArray(entries.state, [...entrySets.submit])})::int`,
      waitingVerify: sql<number>`count(*) filter (where ${inArray(entries.state, [...entrySets.verify])})::int`,
      handedIn: sql<number>`count(${entries.submittedAt})::int`,
      total: sql<number>`count(*)::int`,
    })
    .from(entries)
    .where(
      and(eq(entries.tenantId, scope.tenantId), inArray(entries.editionId, [...editionIds]), isNull(entries.deletedAt)),
    )
    .groupBy(entries.editionId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Finalists and winners, the highest prizes first. */
async function readResults(scope: Scope, edition: ReturnType<typeof editionOf>): Promise<Answer['results']> {
  const rows = await scope.db
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.tenantId, scope.tenantId),
        eq(entries.editionId, edition.id),
        inArray(entries.state, ['FINAL', ...entrySets.awarded]),
        isNull(entries.deletedAt),
      ),
    )
    .orderBy(desc(entries.awardedAt))
    .limit(200);
  const rank = (prize: string | null) => edition.prizes.find(({ key }) => key === prize)?.amount ?? 0;
  return rows
    .toSorted((a, b) => rank(b.prize) - rank(a.prize))
    .map(({ project, company, track, prize, groupKey }) => {
      const group = edition.groups.find(({ key }) => key === groupKey)?.name;
      const won = edition.prizes.find(({ key }) => key === prize)?.name;
      return {
        project,
        company,
        track: edition.tracks.find(({ key }) => key === track)?.name ?? { CN: '', EN: '' },
        prize: won ? { CN: `${group?.CN ?? ''}${won.CN}`, EN: `${won.EN}${group ? `, ${group.EN}` : ''}` } : null,
      };
    });
}
