import { Refusal } from '#core/errors.ts';
import type { Rubric } from '#core/judging/rubric.ts';
import { getEdition } from '#features/competition/server/editions.ts';
import { entries, rounds } from '#features/competition/server/tables.ts';
import type { Edition } from '#features/competition/shared/edition.ts';
import { openStates } from '#features/judging/shared/judging.ts';
import { instantText } from '#server/base/time-text.ts';
import { and, eq, inArray, isNull, type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { assignments, judgings, ties } from './tables.ts';

export type JudgingRow = typeof judgings.$inferSelect;
export type AssignmentRow = typeof assignments.$inferSelect;

/** The judging of a round with the round and its edition. */
export interface Judging {
  readonly row: JudgingRow;
  readonly round: typeof rounds.$inferSelect;
  readonly edition: Edition;
}

/** One judging of the tenant; with `forUpdate` held until the transaction ends. Throws NOT_FOUND. */
export async function getJudging(scope: Scope, id: string, { forUpdate = false } = {}): Promise<Judging> {
  const query = scope.db
    .select()
    .from(judgings)
    .where(and(eq(judgings.tenantId, scope.tenantId), eq(judgings.id, id)));
  const [row] = await (forUpdate ? query.for('update') : query);
  if (!row) throw new Refusal('NOT_FOUND');
  const [round] = await scope.db
    .select()
    .from(rounds)
    .where(and(eq(rounds.tenantId, scope.tenantId), eq(rounds.id, row.roundId)));
  if (!round) throw new Refusal('NOT_FOUND');
  return { row, round, edition: await getEdition(scope, row.editionId) };
}

/** What messages say of a judging. */
export function toldOf({ row, round, edition }: Judging) {
  return {
    id: row.id,
    edition: edition.title,
    title: { CN: round.titleCN, EN: round.titleEN },
    time: { CN: instantText(row.closesAt, 'CN'), EN: instantText(row.closesAt, 'EN') },
  };
}

/** Entries that are judged: those of the stage while it is judged, and afterwards whatever became of them. */
export const isInPlay: SQL = and(
  isNull(entries.deletedAt),
  sql`(${judgings.state} = 'CLOSED' or ${entries.state} = ${judgings.stage})`,
)!;

/**
 * The one rule by which a judge sees an assignment, whatever the call: it is theirs, they have declared their ties, none
 * was found or declared, judging has begun, and they do not organise the competition themselves.
 */
export function isSeenBy({ tenantId, actor, permCodes, db }: ActorScope): SQL {
  const tie = db
    .select({ one: sql`1` })
    .from(ties)
    .where(
      and(
        eq(ties.tenantId, tenantId),
        eq(ties.accountId, actor.id),
        eq(ties.entryId, assignments.entryId),
        eq(ties.state, 'CONFIRMED'),
      ),
    );
  return and(
    eq(assignments.tenantId, tenantId),
    eq(assignments.accountId, actor.id),
    inArray(assignments.state, [...openStates]),
    sql`${judgings.state} <> 'DRAFT'`,
    isInPlay,
    sql`not exists ${tie}`,
    ...(permCodes.has('Mgr.Itec') ? [sql`false`] : []),
  )!;
}

/** Assignments joined to their judging and entry, as every read of a judge begins. */
export function assignmentQuery(scope: Scope) {
  return scope.db
    .select({ assignment: assignments, judging: judgings, entry: entries })
    .from(assignments)
    .innerJoin(judgings, and(eq(judgings.id, assignments.judgingId), eq(judgings.tenantId, assignments.tenantId)))
    .innerJoin(entries, and(eq(entries.id, assignments.entryId), eq(entries.tenantId, assignments.tenantId)))
    .$dynamic();
}

/** One assignment of the caller as far as they see it: what is unknown, not declared or recused answers NOT_FOUND. */
export async function getSeen(scope: ActorScope, id: string) {
  const [found] = await assignmentQuery(scope).where(and(eq(assignments.id, id), isSeenBy(scope)));
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** The same, the assignment held until the transaction ends. */
export async function lockSeen(scope: ActorScope, id: string) {
  const [found] = await assignmentQuery(scope)
    .where(and(eq(assignments.id, id), isSeenBy(scope)))
    .for('update', { of: assignments });
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** Whether scores are taken at an instant. */
export function takesScores({ state, opensAt, closesAt }: JudgingRow, now: Date): boolean {
  return state === 'OPEN' && now >= opensAt && now < closesAt;
}

/** Throws SCORING_CLOSED before and after the time in which scores are taken. */
export function requireOpen(scope: Scope, judging: JudgingRow): void {
  if (takesScores(judging, scope.now)) return;
  const locale = scope.locale === 'CN' ? 'CN' : 'EN';
  throw new Refusal('SCORING_CLOSED', {
    params: { opensAt: instantText(judging.opensAt, locale), closesAt: instantText(judging.closesAt, locale) },
  });
}

/** The scale as it was frozen; NOT_ALLOWED before judging was opened. */
export function rubricOfJudging({ rubric }: JudgingRow): Rubric {
  if (!rubric) throw new Refusal('NOT_ALLOWED', { cause: 'its scale is not frozen yet' });
  return rubric as Rubric;
}

/** The name of a track of an edition. */
export function trackName(edition: Edition, key: string | null) {
  return edition.tracks.find((track) => track.key === key)?.name ?? { CN: key ?? '', EN: key ?? '' };
}
