import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { maskName } from '#core/forms/masks.ts';
import { actionOf } from '#core/workflow/actions.ts';
import type { bulkDecideCall, bulkPendingCall, bulkPreviewCall, bulkUndoCall } from '#features/casework/calls/bulk.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { titleOf } from '#features/casework/server/applications/sections/headline.ts';
import { isCase } from '#features/casework/server/review/case-policy.ts';
import { applications, bulkDecisions } from '#features/casework/server/tables.ts';
import { type BulkAction, secondCode } from '#features/casework/shared/bulk.ts';
import { and, desc, eq, gt, inArray, or, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { decideEach, type Outcome } from './decide-each.ts';
import { keepDecision } from './keep-decision.ts';
import { lockDecision, noteBulk } from './lock-decision.ts';
import { isWaiting, waiting } from './waiting.ts';
import { amountsOf, sumOfCases, weighBulk } from './weigh-bulk.ts';

type Asked = Pick<InputOf<typeof bulkPreviewCall>, 'ids' | 'action' | 'reason'>;

/** What a step would do to these cases now; nothing of it stays. The reason can be given later. */
export async function previewBulk(
  scope: ActorScope,
  { ids, action, reason }: Asked,
): Promise<OutputOf<typeof bulkPreviewCall>> {
  const tried = await decideEach(scope, { ids, action, reason: reason?.trim() || '—' }, { isTrial: true });
  const { amounts, large, ...weight } = await weighBulk(scope, tried.rows);
  return {
    ...tried,
    ...weight,
    rows: tried.rows.map((row) => ({ ...row, amount: amounts.get(row.id) ?? null, needsSecond: large.has(row.id) })),
  };
}

/**
 * Takes a decision on the cases that can be taken now. It is carried out when its time to be undone is over: until then
 * nobody is told and nothing moves. Large cases are a decision of their own, whose time begins once a second person
 * confirmed it. REASON_NEEDED without one where the step needs one, NONE_READY with why of the first when none can be taken.
 */
export async function decideBulk(scope: ActorScope, asked: Asked): Promise<OutputOf<typeof bulkDecideCall>> {
  if (actionOf(asked.action).needsReason && !asked.reason?.trim()) throw new Refusal('REASON_NEEDED');
  const { rows: tried } = await previewBulk(scope, asked);
  const ready = tried.filter(({ to }) => to !== null);
  if (ready.length === 0) {
    const why = tried[0]?.why;
    throw why
      ? new Refusal('NONE_READY', { params: { action: actionOf(asked.action).name, why } })
      : new Refusal('NOT_FOUND');
  }
  const decisions = [];
  for (const needsSecond of [false, true]) {
    const rows = ready.filter((row) => row.needsSecond === needsSecond);
    if (rows.length > 0) decisions.push(await keepDecision(scope, asked, { rows, needsSecond }));
  }
  return { decisions };
}

/** What waits in the tenant, and what was carried out within a day. */
export async function listBulk(scope: ActorScope): Promise<OutputOf<typeof bulkPendingCall>> {
  const aDayAgo = new Date(scope.now.getTime() - 86_400_000);
  const rows = await scope.db
    .select()
    .from(bulkDecisions)
    .where(
      and(
        eq(bulkDecisions.tenantId, scope.tenantId),
        or(
          inArray(bulkDecisions.state, [...waiting]),
          and(eq(bulkDecisions.state, 'DONE'), gt(bulkDecisions.updatedAt, aDayAgo)),
        ),
      ),
    )
    .orderBy(desc(bulkDecisions.createdAt), desc(bulkDecisions.id))
    .limit(50);
  const pending = rows.filter(isWaiting);
  const finished = rows.flatMap(({ id, action, updatedAt, outcome, state }) =>
    state === 'DONE' ? [{ id, action, updatedAt, outcome: (outcome ?? []) as Outcome[] }] : [],
  );
  const stayed = finished.flatMap(({ outcome }) => outcome.filter(({ to }) => to === null).map(({ id }) => id));
  const named = await nameCases(scope, [...pending.flatMap(({ cases }) => cases as string[]), ...stayed]);
  const amounts = await amountsOf(
    scope,
    pending.filter(({ state }) => state === 'ASKED').flatMap(({ cases }) => cases as string[]),
  );
  return {
    rows: pending.map(
      ({ id, rev, action, madeBy, madeByName, createdAt, runsAt, reason, state, sum, secondByName, ...row }) => {
        const ids = row.cases as string[];
        const cases = ids.flatMap((each) => {
          const found = named.get(each);
          return found ? { ...found, amount: amounts.get(each) ?? null } : [];
        });
        const isMine = madeBy === scope.actor.id;
        const isAsked = state === 'ASKED';
        const mayAnswer = cases.length === ids.length && scope.permCodes.has(secondCode(action as BulkAction));
        return {
          id,
          rev,
          action,
          reason,
          sum,
          isMine,
          cases,
          by: madeByName,
          count: ids.length,
          madeAt: createdAt.toISOString(),
          runsAt: isAsked ? null : runsAt.toISOString(),
          secondBy: secondByName || null,
          canAnswer: isAsked && !isMine && mayAnswer,
        };
      },
    ),
    done: finished.map(({ id, action, updatedAt, outcome }) => {
      const refused = outcome.filter(({ to }) => to === null);
      const left = refused.flatMap(({ id: each, why }) => {
        const found = named.get(each);
        // Decisions from before reasons were kept in both languages hold one sentence instead.
        return found && typeof why === 'object' && why
          ? [{ id: each, no: found.no, applicant: found.applicant, why }]
          : [];
      });
      const moved = outcome.length - refused.length;
      return { id, action, at: updatedAt.toISOString(), moved, refused: refused.length, left };
    }),
  };
}

/** The cases among these that the caller may see, by id. */
async function nameCases(scope: ActorScope, ids: readonly string[]) {
  const found = await scope.db
    .select()
    .from(applications)
    .where(and(isCase(scope), inArray(applications.id, [...new Set(ids)])));
  return new Map(
    found.map(({ id, no, applicant, programme, subjectCN, subjectEN }) => [
      id,
      {
        id,
        no: no ?? '',
        applicant: maskName(applicant),
        title: titleOf(definitionOf(programme), { CN: subjectCN, EN: subjectEN }),
      },
    ]),
  );
}

/** Takes a decision back that waits, whole or for one of its cases: whoever made it, or who may take cases over. */
export async function undoBulk(
  scope: ActorScope,
  { id, caseId }: Pick<InputOf<typeof bulkUndoCall>, 'id' | 'caseId'>,
): Promise<Record<string, never>> {
  const found = await lockDecision(scope, id);
  if (found.madeBy !== scope.actor.id && !scope.permCodes.has('Mgr.Apply.assign')) throw new Refusal('NO_PERMISSION');
  if (!isWaiting(found)) throw new Refusal('NOT_ALLOWED');
  const cases = found.cases as string[];
  const left = caseId === undefined ? [] : cases.filter((each) => each !== caseId);
  if (left.length === cases.length) throw new Refusal('NOT_FOUND');
  await scope.db
    .update(bulkDecisions)
    .set({
      // What is taken back whole keeps its cases: they say what it was about.
      ...(left.length > 0
        ? { cases: left, sum: found.sum > 0 ? await sumOfCases(scope, left) : 0 }
        : { state: 'UNDONE' }),
      updatedAt: scope.now,
      rev: sql`${bulkDecisions.rev} + 1`,
    })
    .where(and(eq(bulkDecisions.tenantId, scope.tenantId), eq(bulkDecisions.id, id)));
  await noteBulk(scope, { id, action: 'bulk-undo', step: found.action, count: cases.length - left.length });
  return {};
}
