import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { getEdition } from '#features/competition/server/editions.ts';
import { entries, rounds } from '#features/competition/server/tables.ts';
import type { declareCall, deskCall, gateCall } from '#features/judging/calls.ts';
import { stepBack, tellOrganisers } from '#features/judging/server/ties/recuse.ts';
import { scoreForm } from '#features/judging/shared/score-form.ts';
import { supporters } from '#features/supporters/server/tables.ts';
import { and, asc, desc, eq, inArray, ne, sql } from '#server/database/sql.ts';
import { keptDrafts } from '#server/database/tables/kept-drafts.ts';
import type { ActorScope } from '#server/scope.ts';
import { shownProject } from './blind-entry.ts';
import { drawAnew } from './draw.ts';
import { assignmentQuery, getJudging, isInPlay, isSeenBy, trackName } from './judging-record.ts';
import { onStage } from './stage.ts';
import { assignments, judgings } from './tables.ts';

/** The caller’s rounds that have begun, the newest first, each with its open entries in the order drawn for them. */
export async function readDesk(scope: ActorScope): Promise<OutputOf<typeof deskCall>> {
  const seen = await assignmentQuery(scope).where(isSeenBy(scope)).orderBy(asc(assignments.position)).limit(2000);
  const waiting = await waitingAt(scope);
  const own = await scope.db
    .selectDistinct({ judging: judgings, titleCN: rounds.titleCN, titleEN: rounds.titleEN })
    .from(assignments)
    .innerJoin(judgings, and(eq(judgings.id, assignments.judgingId), eq(judgings.tenantId, assignments.tenantId)))
    .innerJoin(rounds, and(eq(rounds.id, judgings.roundId), eq(rounds.tenantId, judgings.tenantId)))
    .where(
      and(
        eq(assignments.tenantId, scope.tenantId),
        eq(assignments.accountId, scope.actor.id),
        ne(judgings.state, 'DRAFT'),
        ...(scope.permCodes.has('Mgr.Itec') ? [sql`false`] : []),
      ),
    )
    .orderBy(desc(judgings.opensAt));
  const drafts = await draftsOf(scope);
  const up = await onStage(
    scope,
    own.map(({ judging }) => judging.id),
  );
  const answer = [];
  for (const { judging, titleCN, titleEN } of own) {
    const edition = await getEdition(scope, judging.editionId);
    const rows = seen.filter((each) => each.assignment.judgingId === judging.id);
    const gate = waiting.filter((each) => each.assignment.judgingId === judging.id).length;
    if (rows.length + gate === 0) continue;
    answer.push({
      id: judging.id,
      title: { CN: titleCN, EN: titleEN },
      edition: edition.title,
      state: judging.state,
      opensAt: judging.opensAt.toISOString(),
      closesAt: judging.closesAt.toISOString(),
      isBlind: judging.isBlind,
      waiting: gate,
      // Which entry it is is said of the caller's own only.
      ...(up.has(judging.id) && {
        stage: { row: rows.find(({ entry }) => entry.no === up.get(judging.id))?.assignment.id ?? null },
      }),
      // Counted here: a gap would tell that an entry is missing.
      rows: rows.map(({ assignment, entry }, at) => ({
        id: assignment.id,
        position: at + 1,
        no: entry.no ?? '',
        state: assignment.state,
        project: shownProject(entry, judging.isBlind),
        track: trackName(edition, entry.track),
        isDraft: assignment.state === 'OPEN' && drafts.has(assignment.id),
        total: assignment.state === 'SUBMITTED' ? assignment.total : null,
      })),
    });
  }
  return { judgings: answer };
}

/** Whom the entries at the gate come from, by name; keys are of the gate alone. */
export async function readGate(
  scope: ActorScope,
  { judging }: Pick<InputOf<typeof gateCall>, 'judging'>,
): Promise<OutputOf<typeof gateCall>> {
  const waiting = (await waitingAt(scope)).filter(({ assignment }) => assignment.judgingId === judging);
  const named = new Map(
    (await supportersOf(scope)).map(({ id, name, org }) => [id, [org, name].filter(Boolean).join(' · ')]),
  );
  const parties = waiting.map(({ assignment, entry }) => ({
    key: assignment.gateKey,
    company: entry.company,
    head: entry.applicant,
    supporter: (entry.referrerId && named.get(entry.referrerId)) || '',
  }));
  return { parties: parties.sort((a, b) => (a.company + a.head + a.key < b.company + b.head + b.key ? -1 : 1)) };
}

/**
 * Declares ties to the parties that were shown: their entries are gone, the others open, others are drawn in place.
 * NOT_FOUND for a party that does not wait, CONFLICT where a tie is to a party that was not shown.
 */
export async function declareTies(
  scope: ActorScope,
  { judging: judgingId, keys, ties: told }: InputOf<typeof declareCall>,
): Promise<OutputOf<typeof declareCall>> {
  const judging = await getJudging(scope, judgingId);
  const waiting = await assignmentQuery(scope)
    .where(and(isAtGate(scope), eq(assignments.judgingId, judgingId)))
    .for('update', { of: assignments });
  const shown = waiting.filter(({ assignment }) => keys.includes(assignment.gateKey));
  if (shown.length < keys.length || told.some(({ key }) => !keys.includes(key))) throw new Refusal('NOT_FOUND');
  const tied = shown.flatMap(({ assignment }) => {
    const tie = told.find(({ key }) => key === assignment.gateKey);
    return tie ? [{ assignment, tie: { source: 'DECLARED', kind: tie.kind, note: tie.note.trim() } }] : [];
  });
  await stepBack(scope, tied);
  const free = shown.filter(({ assignment }) => !tied.some((each) => each.assignment.id === assignment.id));
  const freeIds = free.map(({ assignment }) => assignment.id);
  if (freeIds.length > 0)
    await scope.db
      .update(assignments)
      .set({ state: 'OPEN', declaredAt: scope.now, updatedAt: scope.now, rev: sql`${assignments.rev} + 1` })
      .where(and(eq(assignments.tenantId, scope.tenantId), inArray(assignments.id, freeIds)));
  if (tied.length > 0) {
    await drawAnew(
      scope,
      judging,
      tied.map(({ assignment }) => assignment.entryId),
    );
    await tellOrganisers(scope, judging, tied.length);
  }
  return { opened: free.length, recused: tied.length };
}

/** Assignments of the caller that wait at the gate of a round under way. */
function isAtGate(scope: ActorScope) {
  return and(
    eq(assignments.tenantId, scope.tenantId),
    eq(assignments.accountId, scope.actor.id),
    eq(assignments.state, 'INVITED'),
    eq(judgings.state, 'OPEN'),
    isInPlay,
    ...(scope.permCodes.has('Mgr.Itec') ? [sql`false`] : []),
  );
}

function waitingAt(scope: ActorScope) {
  return assignmentQuery(scope).where(isAtGate(scope)).limit(2000);
}

async function draftsOf({ db, tenantId, actor }: ActorScope): Promise<Set<string>> {
  const rows = await db
    .select({ object: keptDrafts.object })
    .from(keptDrafts)
    .where(
      and(
        eq(keptDrafts.tenantId, tenantId),
        eq(keptDrafts.form, scoreForm.code),
        eq(keptDrafts.ownerId, actor.id),
        sql`${keptDrafts.sections} #> '{sheet,values}' not in ('{}'::jsonb, '{"rows": []}'::jsonb)`,
      ),
    );
  return new Set(rows.map(({ object }) => object));
}

function supportersOf(scope: ActorScope) {
  return scope.db
    .select({ id: supporters.id, name: supporters.name, org: supporters.org })
    .from(supporters)
    .innerJoin(entries, and(eq(entries.referrerId, supporters.id), eq(entries.tenantId, supporters.tenantId)))
    .innerJoin(assignments, and(eq(assignments.entryId, entries.id), eq(assignments.tenantId, entries.tenantId)))
    .where(
      and(
        eq(assignments.tenantId, scope.tenantId),
        eq(assignments.accountId, scope.actor.id),
        eq(assignments.state, 'INVITED'),
      ),
    );
}
