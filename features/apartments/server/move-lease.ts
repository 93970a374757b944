import { dayInShanghai, moveDate } from '#core/calendar/dates.ts';
import { Refusal } from '#core/errors.ts';
import { apartmentMessages } from '#features/apartments/messages.ts';
import { leaseStatus } from '#features/apartments/shared/lease-status.ts';
import { canRenew, type RenewalState, renewalText, renewedUntil } from '#features/apartments/shared/renewal.ts';
import { leaseStatuses } from '#features/apartments/shared/states.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { tell } from '#server/base/mail/tell.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { Values } from '#server/resources/store.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { nameOfUnit } from './give-unit.ts';
import { choiceTurns, leases, units } from './tables.ts';

type Lease = typeof leases.$inferSelect;
type Columns = Partial<typeof leases.$inferInsert>;

interface Step {
  readonly from: readonly string[];
  readonly set: (scope: Scope, lease: Lease, values: Values) => Columns;
  /** What becomes of the apartment. */
  readonly unit?: string;
  /** The rank is spent without an apartment. */
  readonly lapses?: true;
  readonly tells?: keyof typeof apartmentMessages;
}

/** Days of notice before a tenant leaves. */
export const noticeDays = 30;

/** What can be done about a lease, by its tenant and by the office. */
const steps = {
  sign: { from: ['TO_SIGN'], set: ({ now }) => ({ state: 'SIGNED', signedAt: now }), tells: 'signed' },
  decline: { from: ['TO_SIGN'], set: () => ({ state: 'DECLINED' }), unit: 'FREE', lapses: true },
  lapse: { from: ['TO_SIGN'], set: () => ({ state: 'DECLINED' }), unit: 'FREE', lapses: true, tells: 'notSigned' },
  leave: {
    from: ['RUNNING'],
    set: (scope, lease, { day }) => ({ leavesOn: leavingDay(scope, lease, day), ...givenUp(lease) }),
  },
  renew: { from: ['RUNNING'], set: askToStay },
  extend: { from: ['RUNNING'], set: (_, lease) => goOn(lease), tells: 'renewed' },
  prolong: { from: ['RUNNING'], set: prolonged, tells: 'renewed' },
  'refuse-renewal': {
    from: ['RUNNING'],
    set: (_, lease, { reason }) => ({ ...answered(lease, 'REFUSED'), renewReason: String(reason) }),
    tells: 'notRenewed',
  },
  movein: {
    from: ['SIGNED'],
    set: (_, __, { day }) => ({ state: 'RUNNING', movedInOn: String(day) }),
    unit: 'LET',
    tells: 'movedIn',
  },
  end: {
    from: ['RUNNING'],
    set: (_, lease, { day, reason }) => ({
      state: 'ENDED',
      endedOn: String(day),
      reason: String(reason),
      ...givenUp(lease),
    }),
    unit: 'FREE',
    tells: 'ended',
  },
} as const satisfies Record<string, Step>;

export type LeaseStep = keyof typeof steps;

/**
 * The only writer of a lease's state, with its row held: lease, apartment, place in the round, log and message together.
 * NOT_FOUND for one that is not there (with `ownerId`: not theirs), NOT_ALLOWED where its state does not have the step.
 */
export async function moveLease(
  scope: Scope,
  { id, step: key, values = {}, ownerId }: { id: string; step: LeaseStep; values?: Values; ownerId?: string },
): Promise<Lease> {
  const step: Step = steps[key];
  const own = and(
    eq(leases.tenantId, scope.tenantId),
    eq(leases.id, id),
    ownerId === undefined ? undefined : eq(leases.ownerId, ownerId),
  );
  const [before] = await scope.db.select().from(leases).where(own).for('update');
  if (!before) throw new Refusal('NOT_FOUND');
  if (!step.from.includes(before.state)) throw new Refusal('NOT_ALLOWED');
  const [after] = await scope.db
    .update(leases)
    .set({ ...step.set(scope, before, values), updatedAt: scope.now, rev: sql`${leases.rev} + 1` })
    .where(own)
    .returning();
  const [unit] = await scope.db
    .update(units)
    .set({ ...(step.unit ? { state: step.unit } : {}), updatedAt: scope.now })
    .where(and(eq(units.tenantId, scope.tenantId), eq(units.id, before.unitId)))
    .returning();
  if (step.lapses)
    await scope.db
      .update(choiceTurns)
      .set({ state: 'LAPSED', updatedAt: scope.now, rev: sql`${choiceTurns.rev} + 1` })
      .where(and(eq(choiceTurns.tenantId, scope.tenantId), eq(choiceTurns.id, before.turnId)));
  // Who has moved out no longer holds the apartment in the round: somebody who waits can be given it.
  else if (step.unit === 'FREE')
    await scope.db
      .update(choiceTurns)
      .set({ unitId: null, updatedAt: scope.now, rev: sql`${choiceTurns.rev} + 1` })
      .where(and(eq(choiceTurns.tenantId, scope.tenantId), eq(choiceTurns.id, before.turnId)));
  if (step.tells && unit)
    await tell(scope, apartmentMessages[step.tells], {
      to: before.ownerId,
      facts: {
        home: await nameOfUnit(scope, unit),
        no: before.no,
        day: String(values.day ?? ''),
        until: after!.endsOn,
        reason: String(values.reason ?? ''),
      },
    });
  const standing = leaseStatuses[after!.state as keyof typeof leaseStatuses].label;
  await logBusiness(scope, {
    module: 'LEASE',
    action: key.toUpperCase(),
    objectType: 'lease',
    objectId: id,
    title: before.no,
    text: { CN: `租约「${before.no}」：${standing.CN}`, EN: `Lease ${before.no}: ${standing.EN}` },
    changes: [
      ...(before.renewal === after!.renewal
        ? []
        : [{ field: 'renewalText', before: renewalText(before), after: renewalText(after!) }]),
      ...(['state', 'leavesOn', 'endsOn'] as const)
        .filter((field) => before[field] !== after![field])
        .map((field) => ({
          field: field === 'state' ? 'status' : field,
          before: before[field],
          after: after![field],
        })),
      ...(values.reason ? [{ field: 'reason', before: null, after: values.reason }] : []),
    ],
  });
  return after!;
}

/** Takes back an apartment whose lease was not signed in time. */
export async function lapseLease(scope: Scope, id: string): Promise<void> {
  await moveLease(scope, { id, step: 'lapse' });
}

function leavingDay(scope: Scope, lease: Lease, day: unknown): string {
  const today = dayInShanghai(scope.now.getTime());
  if (leaseStatus(lease, today) === 'OVERDUE') throw new Refusal('NOT_ALLOWED', { cause: 'notice after the last day' });
  const first = moveDate(today, { days: noticeDays });
  if (typeof day !== 'string' || day < first)
    throw fieldRefusal(scope as ActorScope, 'LEAVES_TOO_EARLY', 'day', { day: first });
  return day;
}

/** The wish to stay for so many months; NOT_ALLOWED while it is too early or too late for it. */
function askToStay({ now }: Scope, lease: Lease, { months }: Values): Columns {
  if (!canRenew(lease, dayInShanghai(now.getTime())))
    throw new Refusal('NOT_ALLOWED', { cause: 'the lease does not end soon' });
  return { renewal: 'ASKED', renewMonths: Number(months), renewReason: null };
}

function goOn(lease: Lease): Columns {
  return { ...answered(lease, 'GRANTED'), endsOn: renewedUntil(lease.endsOn, lease.renewMonths ?? 12) };
}

/** The office lets somebody stay who is past their last day and did not ask in time; a notice they gave is over. */
function prolonged({ now }: Scope, lease: Lease, { months }: Values): Columns {
  const today = dayInShanghai(now.getTime());
  const endsOn = renewedUntil(lease.endsOn, Number(months));
  if (leaseStatus(lease, today) !== 'OVERDUE' || endsOn < today)
    throw new Refusal('NOT_ALLOWED', { cause: 'not overdue, or overdue again at once' });
  return { renewal: 'GRANTED', renewMonths: Number(months), renewReason: null, leavesOn: null, endsOn };
}

function answered({ renewal }: Lease, answer: RenewalState): Columns {
  if (renewal !== 'ASKED') throw new Refusal('NOT_ALLOWED', { cause: 'nobody asked' });
  return { renewal: answer };
}

/** Whoever leaves does not wait for an answer any more. */
function givenUp({ renewal }: Lease): Columns {
  return renewal === 'ASKED' ? { renewal: null, renewMonths: null } : {};
}
