import type { OutputOf } from '#core/contracts/contract.ts';
import { entries } from '#features/competition/server/tables.ts';
import type { boardCall } from '#features/judging/organiser-calls.ts';
import { findTies, sourceName } from '#features/judging/server/ties/find-ties.ts';
import { remindersOf } from '#features/judging/shared/judging.ts';
import { scoreForm } from '#features/judging/shared/score-form.ts';
import { takenOver } from '#features/judging/shared/taken-over.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { keptDrafts } from '#server/database/tables/kept-drafts.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { getJudging, isInPlay, trackName } from './judging-record.ts';
import { assignments, judges, judgings } from './tables.ts';

/** The judging of a round as its organiser sees it; every count is of the entries that are in play. */
export async function readBoard(scope: ActorScope, { id }: { id: string }): Promise<OutputOf<typeof boardCall>> {
  const { row, edition } = await getJudging(scope, id);
  const given = await readGiven(scope, id);
  const inPlay =
    row.state === 'CLOSED'
      ? [
          ...new Map(
            given.map(({ entryId, track, no, project }) => [entryId, { id: entryId, track, no, project }]),
          ).values(),
        ]
      : await scope.db
          .select({ id: entries.id, track: entries.track, no: entries.no, project: entries.project })
          .from(entries)
          .where(
            and(
              eq(entries.tenantId, scope.tenantId),
              eq(entries.editionId, row.editionId),
              eq(entries.state, row.stage),
              sql`${entries.deletedAt} is null`,
            ),
          );
  const pool = await scope.db
    .select({ judge: judges, name: accounts.nickname })
    .from(judges)
    .innerJoin(accounts, eq(accounts.id, judges.accountId))
    .where(and(eq(judges.tenantId, scope.tenantId), eq(judges.editionId, row.editionId)))
    .orderBy(accounts.nickname, judges.accountId);
  const live = given.filter(({ state }) => isLive(state));
  const known = new Map(inPlay.map((entry) => [entry.id, entry]));
  const names = new Map(pool.map(({ judge, name }) => [judge.accountId, name]));
  const perEntry = new Map<string, number>();
  for (const { entryId } of live) perEntry.set(entryId, (perEntry.get(entryId) ?? 0) + 1);
  const isShort = ({ id: entryId }: { id: string }) => (perEntry.get(entryId) ?? 0) < row.perEntry;
  const ties = await findTies(scope, row);
  const takers = takenOver(given);
  return {
    id,
    editionId: row.editionId,
    stage: row.stage,
    state: row.state,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    perEntry: row.perEntry,
    cap: row.cap,
    entries: inPlay.length,
    given: live.length,
    submitted: live.filter(({ state }) => state === 'SUBMITTED').length,
    reminders: row.state === 'OPEN' ? remindersOf(row.closesAt).map((at) => at.toISOString()) : [],
    short: inPlay.filter(isShort).length,
    judges: pool.flatMap(({ judge, name }) => {
      const own = given.filter(({ accountId }) => accountId === judge.accountId);
      const count = (...states: string[]) => own.filter(({ state }) => states.includes(state)).length;
      if (own.length === 0 && !judge.isActive) return [];
      return [
        {
          accountId: judge.accountId,
          name,
          given: own.filter(({ state }) => isLive(state)).length,
          waiting: count('INVITED'),
          submitted: count('SUBMITTED'),
          abstained: count('ABSTAINED'),
          drafts: own.filter(({ state, typedAt }) => state === 'OPEN' && typedAt !== null).length,
          recused: count('RECUSED'),
          replaced: count('REPLACED'),
          tracks: judge.tracks.map((key) => trackName(edition, key)),
          lastAt: lastOf(own)?.toISOString() ?? null,
          remindedAt: judge.remindedAt?.toISOString() ?? null,
          reminders: judge.reminders,
        },
      ];
    }),
    tracks: edition.tracks.flatMap(({ key }) => {
      const own = live.filter(({ track }) => track === key);
      const all = inPlay.filter(({ track }) => track === key);
      if (all.length === 0) return [];
      return [
        {
          track: key,
          name: trackName(edition, key),
          entries: all.length,
          judges: new Set(own.map(({ accountId }) => accountId)).size,
          given: own.length,
          submitted: own.filter(({ state }) => state === 'SUBMITTED').length,
          short: all.filter(isShort).length,
        },
      ];
    }),
    ties: ties.flatMap((tie) => {
      const entry = known.get(tie.entryId);
      const judge = names.get(tie.accountId);
      if (!entry || judge === undefined) return [];
      return [
        {
          ...tie,
          judge,
          no: entry.no ?? '',
          project: entry.project,
          source: tie.source,
          takenBy: names.get(takers.get(`${tie.entryId} ${tie.accountId}`) ?? '') ?? null,
          what: tie.what || sourceName(tie.source).CN,
        },
      ];
    }),
    lot:
      row.lotSeed && row.lotAt
        ? { seed: row.lotSeed, at: row.lotAt.toISOString(), order: (row.lotOrder ?? []) as string[] }
        : null,
  };
}

/** When a judge last did something with what they were given; what was taken from them does not count. */
function lastOf(own: Awaited<ReturnType<typeof readGiven>>): Date | undefined {
  return own
    .filter(({ state }) => state !== 'REPLACED')
    .flatMap(({ declaredAt, submittedAt, typedAt }) => [declaredAt, submittedAt, typedAt])
    .filter((at) => at !== null)
    .toSorted((a, b) => a.getTime() - b.getTime())
    .at(-1);
}

function isLive(state: string): boolean {
  return state === 'INVITED' || state === 'OPEN' || state === 'SUBMITTED';
}

/** Everything that was given to judges of a round, in play. */
export function readGiven({ db, tenantId }: Scope, judgingId: string) {
  return db
    .select({
      entryId: assignments.entryId,
      accountId: assignments.accountId,
      state: assignments.state,
      createdAt: assignments.createdAt,
      updatedAt: assignments.updatedAt,
      track: entries.track,
      no: entries.no,
      project: entries.project,
      declaredAt: assignments.declaredAt,
      submittedAt: assignments.submittedAt,
      /** When something was last typed that is not handed in. */
      typedAt: sql<Date | null>`(
        select ${keptDrafts.updatedAt} from ${keptDrafts} where ${keptDrafts.tenantId} = ${assignments.tenantId}
           and ${keptDrafts.form} = ${scoreForm.code} and ${keptDrafts.object} = ${assignments.id}
           and ${keptDrafts.ownerId} = ${assignments.accountId}
           and ${keptDrafts.sections} #> '{sheet,values}' not in ('{}'::jsonb, '{"rows": []}'::jsonb))`.mapWith(
        keptDrafts.updatedAt,
      ),
    })
    .from(assignments)
    .innerJoin(judgings, and(eq(judgings.id, assignments.judgingId), eq(judgings.tenantId, assignments.tenantId)))
    .innerJoin(entries, and(eq(entries.id, assignments.entryId), eq(entries.tenantId, assignments.tenantId)))
    .where(and(eq(assignments.tenantId, tenantId), eq(assignments.judgingId, judgingId), isInPlay));
}
