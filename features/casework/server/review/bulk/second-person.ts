import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { actionOf } from '#core/workflow/actions.ts';
import { bulkMessages } from '#features/casework/bulk-messages.ts';
import type { bulkSecondCall } from '#features/casework/calls/bulk.ts';
import { isCase } from '#features/casework/server/review/case-policy.ts';
import { applications, bulkDecisions } from '#features/casework/server/tables.ts';
import { type BulkAction, secondCode, undoMinutes } from '#features/casework/shared/bulk.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { lockDecision, noteBulk } from './lock-decision.ts';
import { sumOfCases } from './weigh-bulk.ts';

type Decision = typeof bulkDecisions.$inferSelect;

/** Tells those who could confirm a decision as the second person that it waits for one of them. */
export async function askSecond(scope: ActorScope, { id, action, cases }: Asked): Promise<void> {
  const able = await accountsHolding(scope, secondCode(action));
  const [only] = cases;
  const facts = { name: scope.actor.nickname, action: actionOf(action).name };
  const to = able.filter((account) => account !== scope.actor.id);
  if (cases.length === 1 && only)
    await tell(scope, bulkMessages.askedOne, { to, facts: { ...facts, no: only.no, id: only.id } });
  else await tell(scope, bulkMessages.asked, { to, facts: { ...facts, count: cases.length, id } });
}

interface Asked {
  readonly id: string;
  readonly action: BulkAction;
  readonly cases: readonly { readonly id: string; readonly no: string }[];
}

/**
 * Confirms a decision that needs two, or sends it back to its maker with a reason, whole or for one of its cases. Once it
 * is confirmed its time to be undone begins anew, as nobody could count on it before. SECOND_PERSON_NEEDED for its maker,
 * NO_PERMISSION for whoever may not take the step on each of its cases, CONFLICT over a stale revision, NOT_ALLOWED when it
 * waits for nobody, NOT_FOUND for a case that is not among them.
 */
export async function answerAsSecond(
  scope: ActorScope,
  { id, rev, answer, caseId, reason = '' }: Omit<InputOf<typeof bulkSecondCall>, 'tenantId' | 'reqId'>,
): Promise<Record<string, never>> {
  const found = await lockDecision(scope, id);
  if (found.state !== 'ASKED') throw new Refusal('NOT_ALLOWED');
  if (found.madeBy === scope.actor.id) throw new Refusal('SECOND_PERSON_NEEDED');
  await requireSameRight(scope, found);
  if (found.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: found.rev } });
  if (answer === 'CONFIRM') return confirm(scope, found);
  if (!reason.trim()) throw new Refusal('REASON_NEEDED');
  return sendBack(scope, found, { ids: caseId === undefined ? casesOf(found) : [caseId], reason: reason.trim() });
}

async function confirm(scope: ActorScope, found: Decision): Promise<Record<string, never>> {
  await change(scope, found, { state: 'PENDING', runsAt: undoneUntil(scope.now), ...asSecond(scope) });
  await noteAnswer(scope, found, { action: 'bulk-confirm', count: casesOf(found).length });
  return {};
}

async function sendBack(
  scope: ActorScope,
  found: Decision,
  { ids, reason }: { ids: readonly string[]; reason: string },
): Promise<Record<string, never>> {
  const left = casesOf(found).filter((id) => !ids.includes(id));
  if (left.length + ids.length !== casesOf(found).length) throw new Refusal('NOT_FOUND');
  const returned = { state: 'RETURNED', returnReason: reason, ...asSecond(scope) };
  if (left.length === 0) {
    await change(scope, found, returned);
  } else {
    const sum = await sumOfCases(scope, left);
    await change(scope, found, { cases: left, sum });
    // What is sent back is kept with its reason, as a decision of its own.
    const apart = { ...found, ...returned, id: newId(), cases: ids, sum: found.sum - sum, updatedAt: scope.now };
    await scope.db.insert(bulkDecisions).values(apart);
  }
  await noteAnswer(scope, found, { action: 'bulk-return', count: ids.length, reason });
  return {};
}

function casesOf({ cases }: Pick<Decision, 'cases'>): readonly string[] {
  return cases as string[];
}

function asSecond({ actor }: ActorScope) {
  return { secondBy: actor.id, secondByName: actor.nickname };
}

async function change({ db, tenantId, now }: ActorScope, { id }: Decision, values: Partial<Decision>): Promise<void> {
  await db
    .update(bulkDecisions)
    .set({ ...values, updatedAt: now, rev: sql`${bulkDecisions.rev} + 1` })
    .where(and(eq(bulkDecisions.tenantId, tenantId), eq(bulkDecisions.id, id)));
}

interface Answer {
  readonly action: 'bulk-confirm' | 'bulk-return';
  readonly count: number;
  readonly reason?: string;
}

async function noteAnswer(
  scope: ActorScope,
  { id, madeBy, ...found }: Decision,
  { action, count, reason = '' }: Answer,
) {
  const step = found.action as BulkAction;
  await noteBulk(scope, { id, action, step, count });
  const facts = { name: scope.actor.nickname, action: actionOf(step).name, minutes: undoMinutes, reason };
  const [only] = casesOf(found);
  if (casesOf(found).length === 1 && only) {
    const [named] = await scope.db
      .select({ no: applications.no })
      .from(applications)
      .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, only)));
    await tell(scope, action === 'bulk-return' ? bulkMessages.returnedOne : bulkMessages.confirmedOne, {
      to: madeBy,
      facts: { ...facts, no: named?.no ?? '', id: only },
    });
    return;
  }
  await tell(scope, action === 'bulk-return' ? bulkMessages.returned : bulkMessages.confirmed, {
    to: madeBy,
    facts: { ...facts, count, id },
  });
}

/** Until when what is confirmed now can be undone. */
export function undoneUntil(now: Date): Date {
  return new Date(now.getTime() + undoMinutes * 60_000);
}

/** Whoever confirms could have taken the step themselves on every one of the cases. */
async function requireSameRight(scope: ActorScope, decision: Decision): Promise<void> {
  if (!(await mayTake(scope, decision))) throw new Refusal('NO_PERMISSION');
}

/** Whether the caller could take the step of a decision themselves, on every one of its cases. */
export async function mayTake(scope: ActorScope, { action, cases }: Decision): Promise<boolean> {
  const code = secondCode(action as BulkAction);
  const ids = cases as string[];
  const seen = scope.permCodes.has(code)
    ? await scope.db.$count(applications, and(isCase(scope, code), inArray(applications.id, ids)))
    : 0;
  return seen === ids.length;
}
