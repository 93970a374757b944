import { randomInt } from 'node:crypto';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { revokeAwards } from '#features/competition/server/award-certificates.ts';
import { dropBooking, finishBooking } from '#features/competition/server/counter/counter.ts';
import { getEdition } from '#features/competition/server/editions.ts';
import { claimsOf, type EntryRow, getEntry } from '#features/competition/server/entry-record.ts';
import { factsOf, moveEntry, requireStep } from '#features/competition/server/moves.ts';
import { tellReferrer } from '#features/competition/server/supporter.ts';
import { claimApprovals, claims, entries } from '#features/competition/server/tables.ts';
import type { Edition } from '#features/competition/shared/edition.ts';
import { type EntryStep, entryMachine } from '#features/competition/shared/machine.ts';
import { entrySets } from '#features/competition/shared/states.ts';
import { type KeptSections, nextSection } from '#server/base/drafts/kept-sections.ts';
import { newId } from '#server/base/ids.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, isNull, sql } from '#server/database/sql.ts';
import type { Values } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';

/**
 * Carries out one step of the organiser on an entry that is held. Nobody acts on an entry of their own (FOUR_EYES);
 * otherwise it throws what the machine answers, and PRIZE_GONE.
 */
export async function actOnEntry(
  scope: ActorScope,
  { id, action, values }: { id: string; action: string; values: Values },
): Promise<void> {
  const entry = await getEntry(scope, id);
  if (!Object.hasOwn(entryMachine.steps, action)) throw new Refusal('NOT_ALLOWED');
  if (entry.ownerId === scope.actor.id) throw new Refusal('FOUR_EYES');
  const step = action as EntryStep;
  const edition = await getEdition(scope, entry.editionId);
  const reason = values.reason === undefined ? undefined : String(values.reason);
  requireStep(scope, entry, { edition, step, reason }, await factsOf(scope, entry, edition));
  const more = (await brought[step]?.(scope, { entry, edition, values })) ?? {};
  const after = await moveEntry(scope, entry, { edition, step, reason, ...more });
  await following[step]?.(scope, after, values);
}

interface Acting {
  readonly entry: EntryRow;
  readonly edition: Edition;
  readonly values: Values;
}

type More = Pick<Parameters<typeof moveEntry>[2], 'set' | 'facts'>;

/** What a step brings with it, before the state changes. */
const brought: Partial<Record<EntryStep, (scope: ActorScope, acting: Acting) => Promise<More>>> = {
  award: givePrize,
  pay: async (scope, acting) => emptyVouchers(scope, acting),
};

/** What follows from a step once the state has changed. */
const following: Partial<Record<EntryStep, (scope: ActorScope, entry: EntryRow, values: Values) => Promise<unknown>>> =
  {
    award: (scope, entry) => tellReferrer(scope, entry, 'won'),
    'approve-printed': finishBooking,
    'return-files': dropBooking,
    disqualify: async (scope, entry) => {
      await revokeAwards(scope, entry);
      await dropBooking(scope, entry);
    },
    // Whether somebody approves twice, and which instalment is the last, is asked of what stood before.
    'approve-claim': approve,
    'return-claim': forgetApprovals,
    pay: notePayment,
  };

async function givePrize(scope: ActorScope, { entry, edition, values }: Acting): Promise<More> {
  const prize = edition.prizes.find(({ key, group }) => key === values.prize && group === entry.groupKey);
  // Of two who give the last one at the same moment the second waits here.
  await scope.db.execute(sql`select from itec_editions where id = ${edition.id} for update`);
  const given = await scope.db.$count(
    entries,
    and(
      eq(entries.tenantId, scope.tenantId),
      eq(entries.editionId, edition.id),
      eq(entries.prize, String(values.prize)),
      isNull(entries.deletedAt),
      sql`${entries.state} = any(${sql.param(entrySets.awarded)}::text[])`,
    ),
  );
  if (!prize || given >= prize.count) throw fieldRefusal(scope, 'PRIZE_GONE', 'prize', { count: prize?.count ?? 0 });
  return {
    set: { prize: prize.key, awardedAt: scope.now, certificateNo: newCertificateNo() },
    facts: { prize: prize.name },
  };
}

async function approve(scope: ActorScope, entry: EntryRow): Promise<void> {
  const claim = await openClaim(scope, entry);
  const { tenantId, actor, now } = scope;
  const isSecond = (await scope.db.$count(claimApprovals, eq(claimApprovals.claimId, claim.id))) > 0;
  const added = await scope.db
    .insert(claimApprovals)
    .values({ id: newId(), tenantId, claimId: claim.id, accountId: actor.id, at: now })
    .onConflictDoNothing()
    .returning({ id: claimApprovals.id });
  if (added.length === 0) throw new Refusal('SECOND_PERSON_NEEDED');
  if (isSecond) await scope.db.update(claims).set({ approvedAt: now, updatedAt: now }).where(eq(claims.id, claim.id));
}

/** The vouchers of the next instalment begin empty. */
function emptyVouchers(scope: ActorScope, { entry }: Acting): More {
  const { claim: done, ...sections } = entry.sections as KeptSections;
  const emptied = done && nextSection(scope, { current: done, values: {}, tx: newId() });
  return { set: { sections: emptied ? { ...sections, claim: emptied } : sections } };
}

async function notePayment(scope: ActorScope, entry: EntryRow, values: Values): Promise<void> {
  const claim = await openClaim(scope, entry);
  const paidOn = String(values.paidOn);
  if (claim.approvedAt && paidOn < dayInShanghai(claim.approvedAt.getTime()))
    throw fieldRefusal(scope, 'INVALID', 'paidOn', { count: 1 });
  await scope.db.update(claims).set({ paidOn, updatedAt: scope.now }).where(eq(claims.id, claim.id));
}

async function forgetApprovals(scope: ActorScope, entry: EntryRow): Promise<void> {
  const claim = await openClaim(scope, entry);
  await scope.db.delete(claimApprovals).where(eq(claimApprovals.claimId, claim.id));
}

async function openClaim(scope: ActorScope, entry: EntryRow) {
  const claim = (await claimsOf(scope, entry.id)).find(({ paidOn }) => paidOn === null);
  if (!claim) throw new Refusal('NOT_ALLOWED', { cause: 'no claim is open' });
  return claim;
}

const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Twelve signs in groups of four, by which anybody can check the certificate. */
function newCertificateNo(): string {
  const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `${part()}-${part()}-${part()}`;
}
