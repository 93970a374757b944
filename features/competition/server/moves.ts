import { dayInShanghai } from '#core/calendar/dates.ts';
import { type ErrorKey, Refusal } from '#core/errors.ts';
import type { PermissionCode } from '#core/permissions.ts';
import type { Actor, RefusalKey } from '#core/workflow/facts.ts';
import { decideStep, openSteps } from '#core/workflow/machine.ts';
import { endOfWorkingDay } from '#features/casework/server/applications/status/deadlines.ts';
import { entryMessages } from '#features/competition/messages.ts';
import { timedStates } from '#features/competition/shared/due.ts';
import { dueFrom, type Edition, editionState } from '#features/competition/shared/edition.ts';
import { type EntryFact, type EntryStep, entryMachine } from '#features/competition/shared/machine.ts';
import type { EntryState } from '#features/competition/shared/states.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { newId } from '#server/base/ids.ts';
import { tell } from '#server/base/mail/tell.ts';
import { instantText } from '#server/base/time-text.ts';
import { and, eq, inArray, sql } from '#server/database/sql.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { claimsOf, type EntryRow } from './entry-record.ts';
import { claimApprovals, entries, entrySteps } from './tables.ts';

type EntryFacts = Readonly<Record<EntryFact, boolean>>;

/** What the machine asks of an entry; claims and approvals are read only where they matter. */
export async function factsOf(scope: ActorScope, entry: EntryRow, edition: Edition): Promise<EntryFacts> {
  const today = dayInShanghai(scope.now.getTime());
  const isBefore = today < edition.startsOn;
  const isOpen = editionState(edition, scope.now) === 'open';
  const money = ['PAPER_DELIVERED', 'CASHOUT', 'PAYABLE', 'TRACKING'].includes(entry.state)
    ? await moneyFacts(scope, entry, { edition, today })
    : noMoney;
  return { ...money, editable: isBefore && (isOpen || entry.state === 'RETURNED'), started: !isBefore };
}

const noMoney = {
  instalmentDue: false,
  isLastInstalment: false,
  isLaterInstalment: false,
  hasOtherApproval: false,
  isNewApprover: false,
};

async function moneyFacts(
  scope: ActorScope,
  entry: EntryRow,
  { edition, today }: { edition: Edition; today: string },
): Promise<typeof noMoney> {
  const claimed = await claimsOf(scope, entry.id);
  const paid = claimed.filter(({ paidOn }) => paidOn !== null);
  const next = edition.instalments[paid.length];
  const since = next && (paid.length === 0 ? today : dueFrom(next, paid.at(-1)!.paidOn));
  const current = claimed.find(({ paidOn }) => paidOn === null);
  const approvers = current ? await approversOf(scope, [current.id]) : [];
  return {
    instalmentDue: Boolean(since && since <= today),
    isLastInstalment: paid.length + 1 >= edition.instalments.length,
    isLaterInstalment: paid.length > 0,
    hasOtherApproval: approvers.some(({ accountId }) => accountId !== scope.actor.id),
    isNewApprover: approvers.every(({ accountId }) => accountId !== scope.actor.id),
  };
}

/** Who approved some claims. */
export function approversOf({ db, tenantId }: Scope, claimIds: readonly string[]) {
  return db
    .select({ claimId: claimApprovals.claimId, accountId: claimApprovals.accountId })
    .from(claimApprovals)
    .where(and(eq(claimApprovals.tenantId, tenantId), inArray(claimApprovals.claimId, [...claimIds])));
}

/** The steps that whoever acts can take now. */
export function stepsFor(scope: ActorScope, entry: EntryRow, facts: EntryFacts): EntryStep[] {
  return openSteps(entryMachine, { state: entry.state as EntryState, facts }, actorOf(scope));
}

interface Move {
  readonly edition: Edition;
  readonly step: EntryStep;
  readonly reason?: string | undefined;
  /** Further columns that change with it. */
  readonly set?: Partial<typeof entries.$inferInsert>;
  readonly facts?: Readonly<Record<string, string | number | { CN: string; EN: string }>>;
}

/** Whether a step is open; throws what the machine answers instead. Returns the state it leads to. */
export function requireStep(
  scope: ActorScope,
  entry: EntryRow,
  { edition, step, reason }: Pick<Move, 'edition' | 'step' | 'reason'>,
  facts: EntryFacts,
): EntryState {
  const outcome = decideStep(
    entryMachine,
    { state: entry.state as EntryState, facts },
    { key: step, reason },
    actorOf(scope),
  );
  if (outcome.ok) return outcome.state;
  throw new Refusal(errorKeys[outcome.key] ?? 'NOT_ALLOWED', {
    params: { closesAt: instantText(new Date(edition.closesAt), scope.locale === 'CN' ? 'CN' : 'EN') },
    cause: `${step} in ${entry.state}: ${outcome.key}`,
  });
}

/** The only writer of a state: decided by the machine, then row, timeline, log and message together. */
export async function moveEntry(scope: ActorScope, entry: EntryRow, move: Move): Promise<EntryRow> {
  const { edition, step, reason, set = {} } = move;
  const state = requireStep(scope, entry, move, await factsOf(scope, entry, edition));
  const said = reason?.trim() || null;
  const isAgainst = entryMachine.steps[step].isNegative === true;
  const [after] = await scope.db
    .update(entries)
    .set({
      ...set,
      state,
      ...(state !== entry.state && { dueAt: await dueAfter(scope, state, edition) }),
      reason: isAgainst ? said : null,
      updatedAt: scope.now,
      rev: sql`${entries.rev} + 1`,
    })
    .where(and(eq(entries.id, entry.id), eq(entries.tenantId, scope.tenantId), eq(entries.rev, entry.rev)))
    .returning();
  if (!after) throw new Refusal('CONFLICT', { obj: { rev: entry.rev, values: { state: entry.state } } });
  await scope.db.insert(entrySteps).values({
    id: newId(),
    tenantId: scope.tenantId,
    entryId: entry.id,
    step,
    fromState: entry.state,
    toState: state,
    side: scope.side,
    actorId: scope.actor.id,
    reason: said,
    at: scope.now,
  });
  const { name } = entryMachine.steps[step];
  const title = after.no ?? 'ITEC';
  await logBusiness(scope, {
    module: 'ITEC',
    action: step.toUpperCase(),
    objectType: 'itec-entry',
    objectId: entry.id,
    title,
    text: { CN: `${name.CN}「${title}」`, EN: `${name.EN}: ${title}` },
    changes: [
      ...(state === entry.state ? [] : [{ field: 'status', before: entry.state, after: state }]),
      ...(said ? [{ field: 'reason', before: null, after: said }] : []),
    ],
  });
  const message = entryMessages[step as keyof typeof entryMessages];
  const facts = { id: entry.id, title: after.project, no: after.no ?? '', reason: said ?? '', ...move.facts };
  if (message && !(step === 'approve-claim' && state !== 'PAYABLE'))
    await tell(scope, message, { to: entry.ownerId, facts });
  return after;
}

/** Until when the entrant has to act in a state that is entered now; null where nothing is due of them. */
async function dueAfter(scope: Scope, state: EntryState, { stageDays }: Edition): Promise<Date | null> {
  return timedStates.includes(state) ? await endOfWorkingDay(scope, stageDays) : null;
}

function actorOf({ side, permCodes }: ActorScope): Actor {
  if (side === 'office') return { kind: 'operator', permissions: [...permCodes] as PermissionCode[] };
  return { kind: 'applicant' };
}

const errorKeys: Partial<Record<RefusalKey, ErrorKey>> = {
  NO_PERMISSION: 'NO_PERMISSION',
  CLOSED: 'WINDOW_CLOSED',
  NOT_DUE: 'NOT_DUE',
  SECOND_PERSON_NEEDED: 'SECOND_PERSON_NEEDED',
  REASON_NEEDED: 'REASON_NEEDED',
};
