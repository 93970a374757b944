import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { declineLeaseCall, leaveCall, renewLeaseCall, signLeaseCall } from '#features/apartments/calls.ts';
import { leaseDeskMessages } from '#features/apartments/messages.ts';
import { leaseDocument } from '#features/apartments/shared/lease-paper.ts';
import { accountsHolding } from '#server/base/accounts-holding.ts';
import { tell } from '#server/base/mail/tell.ts';
import type { OwnPart } from '#server/base/own-part.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { and, eq } from '#server/database/sql.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { homeOf } from './give-unit.ts';
import { moveLease } from './move-lease.ts';
import { readLeases } from './read-apartment.ts';
import { choiceTurns, leases } from './tables.ts';

/** Signs an own lease; OVERDUE after its last moment. */
export async function signLease(
  scope: ActorScope,
  { id }: InputOf<typeof signLeaseCall>,
): Promise<Record<string, never>> {
  const lease = await moveLease(scope, { id, step: 'sign', ownerId: scope.actor.id });
  if (lease.signBy <= scope.now) throw new Refusal('OVERDUE');
  return {};
}

/** Gives an own apartment up before it is signed for. */
export async function declineLease(
  scope: ActorScope,
  { id }: InputOf<typeof declineLeaseCall>,
): Promise<Record<string, never>> {
  await moveLease(scope, { id, step: 'decline', ownerId: scope.actor.id });
  return {};
}

/** Says when one leaves. */
export async function leave(scope: ActorScope, { id, day }: InputOf<typeof leaveCall>): Promise<Record<string, never>> {
  await moveLease(scope, { id, step: 'leave', values: { day }, ownerId: scope.actor.id });
  return {};
}

/** Asks for an own lease to go on, and tells those who keep the leases. */
export async function renewLease(
  scope: ActorScope,
  { id, months }: InputOf<typeof renewLeaseCall>,
): Promise<Record<string, never>> {
  const { no, endsOn, unitId } = await moveLease(scope, {
    id,
    step: 'renew',
    values: { months },
    ownerId: scope.actor.id,
  });
  const home = await homeOf(scope, unitId);
  const to = await accountsHolding(scope, 'Mgr.Apartment.edit');
  await tell(scope, leaseDeskMessages.asked, { to, facts: { id, no, home, until: endsOn, count: Number(months) } });
  return {};
}

/** An own lease as PDF; NOT_FOUND for that of somebody else. */
export async function printLease(call: SlowActorCall, { id }: { id: string }): Promise<FileAnswer> {
  const { facts, locale } = await call.read(async (scope) => {
    const lease = (await readLeases(scope)).find((each) => each.id === id);
    if (!lease) throw new Refusal('NOT_FOUND');
    return { locale: scope.locale, facts: lease };
  });
  const document = leaseDocument(facts, locale);
  const content = await renderPdf(document);
  return {
    kind: 'file',
    name: `${document.title.replaceAll(' ', '-')}.pdf`,
    type: 'application/pdf',
    size: content.length,
    disposition: 'attachment',
    content,
  };
}

/** Places in rounds, and leases, which stay as long as somebody may ask about them. */
export const apartmentPart: OwnPart = {
  key: 'apartments',
  name: { CN: '人才公寓', EN: 'Talent apartments' },
  tables: [choiceTurns, leases],
  read: readLeases,
  refuse: async (db, accountId) => {
    const running = await db.$count(leases, and(eq(leases.ownerId, accountId), eq(leases.state, 'RUNNING')));
    if (running > 0) throw new Refusal('ACCOUNT_BUSY', { params: { count: running } });
  },
  kept: { CN: '租约按档案规定保存', EN: 'Leases are kept for the time the archive rules set' },
};
