import type { Static } from 'typebox';
import { Refusal, refusalText } from '#core/errors.ts';
import { maskName } from '#core/forms/masks.ts';
import { deskCodes } from '#core/workflow/actions.ts';
import type { BulkRow } from '#features/casework/calls/bulk.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { definitionOf } from '#features/casework/server/applications/programmes.ts';
import { titleOf } from '#features/casework/server/applications/sections/headline.ts';
import { isCase } from '#features/casework/server/review/case-policy.ts';
import { decideLocked } from '#features/casework/server/review/decide-locked.ts';
import { lockCase, refuseOthersHold } from '#features/casework/server/review/find-case.ts';
import { applications } from '#features/casework/server/tables.ts';
import type { BulkAction } from '#features/casework/shared/bulk.ts';
import type { Tx } from '#server/database/database.ts';
import { and, eq, inArray } from '#server/database/sql.ts';
import { certificates } from '#server/database/tables/certificates.ts';
import { messages } from '#server/database/tables/logs.ts';
import { widestCode } from '#server/policies/reach.ts';
import type { ActorScope } from '#server/scope.ts';
import { casesWaiting } from './waiting.ts';

export type Outcome = Static<typeof BulkRow>;

/** What a step wrote beside the case itself. */
export interface Effects {
  readonly certificates: number;
  readonly messages: number;
}

export interface BulkStep {
  readonly ids: readonly string[];
  readonly action: BulkAction;
  readonly reason?: string | undefined;
}

/**
 * Takes a step on each of the cases in the order of the ids, each in a savepoint of its own, so that one that is refused
 * leaves nothing; with `isTrial` none leaves anything. What a preview says and what is carried out later are this very
 * function.
 */
export async function decideEach(
  scope: ActorScope,
  { ids, action, reason }: BulkStep,
  { isTrial }: { isTrial: boolean },
): Promise<{ rows: Outcome[]; effects: Effects & { readonly nextNo: string | null } }> {
  const seen = await scope.db
    .select()
    .from(applications)
    .where(and(isCase(scope), inArray(applications.id, [...ids])));
  // What waits for its time is not decided a second time.
  const taken = isTrial ? await casesWaiting(scope, ids) : new Set();
  const rows: Outcome[] = [];
  const effects = { certificates: 0, messages: 0 };
  const numbers = new Set<string>();
  for (const id of ids) {
    const application = seen.find((each) => each.id === id);
    // Who may not see a case is not told that there is one.
    if (!application) continue;
    const tried: Tried = taken.has(id)
      ? { to: null, refusal: new Refusal('DECISION_WAITS') }
      : await tryOne(scope, application, { action, reason, isTrial });
    rows.push(present(application, tried));
    effects.certificates += tried.effects?.certificates ?? 0;
    effects.messages += tried.effects?.messages ?? 0;
    if (tried.decisionNo) numbers.add(tried.decisionNo);
  }
  // As each trial is rolled back, all of one rule try the same number.
  const [nextNo = null] = numbers;
  return { rows, effects: { ...effects, nextNo: numbers.size === 1 ? nextNo : null } };
}

/** Ends the savepoint of a trial. */
class RolledBack extends Error {
  readonly tried: Tried;
  constructor(tried: Tried) {
    super('a trial leaves nothing');
    this.tried = tried;
  }
}

interface Tried {
  readonly to: string | null;
  readonly refusal?: Refusal;
  /** Of a trial. */
  readonly effects?: Effects;
  /** Of a trial that gave the case its number. */
  readonly decisionNo?: string;
}

async function tryOne(
  scope: ActorScope,
  { id }: ApplicationRecord,
  { action, reason, isTrial }: { action: BulkAction; reason: string | undefined; isTrial: boolean },
): Promise<Tried> {
  try {
    const to = await (scope.db as Tx).transaction(async (db) => {
      const inside: ActorScope = { ...scope, db };
      const application = await lockCase(inside, id, widestCode(scope, deskCodes));
      await refuseOthersHold(inside, application);
      const before = isTrial ? await effectsOf(inside, application) : undefined;
      const input = { id, rev: application.rev, action, ...(reason ? { reason } : {}) };
      const { state } = await decideLocked(inside, application, input);
      if (before) {
        const after = await effectsOf(inside, application);
        const decisionNo = application.decisionNo === null ? await decisionNoNow(inside, id) : null;
        throw new RolledBack({
          to: state,
          effects: {
            certificates: after.certificates - before.certificates,
            messages: after.messages - before.messages,
          },
          ...(decisionNo && { decisionNo }),
        });
      }
      return state;
    });
    return { to };
  } catch (error) {
    if (error instanceof RolledBack) return error.tried;
    if (error instanceof Refusal) return { to: null, refusal: error };
    throw error;
  }
}

/** What the case has and its applicant was told at this instant: all that is written within one call bears it. */
async function effectsOf({ db, now }: ActorScope, { id, ownerId }: ApplicationRecord): Promise<Effects> {
  const own = and(eq(certificates.kind, 'TALENT'), eq(certificates.objectId, id));
  return {
    certificates: await db.$count(certificates, own),
    messages: await db.$count(messages, and(eq(messages.accountId, ownerId), eq(messages.at, now))),
  };
}

async function decisionNoNow({ db }: ActorScope, id: string): Promise<string | null> {
  const [row] = await db.select({ no: applications.decisionNo }).from(applications).where(eq(applications.id, id));
  return row?.no ?? null;
}

function present(application: ApplicationRecord, { to, refusal }: Tried): Outcome {
  const subject = { CN: application.subjectCN, EN: application.subjectEN };
  return {
    id: application.id,
    no: application.no ?? '',
    applicant: maskName(application.applicant),
    title: titleOf(definitionOf(application.programme), subject),
    from: application.state,
    to,
    blockedBy: refusal?.key ?? null,
    why: refusal ? refusalText(refusal) : null,
  };
}
