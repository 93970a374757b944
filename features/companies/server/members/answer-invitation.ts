import { dayInShanghai } from '#core/calendar/dates.ts';
import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { authInvitationCall } from '#features/companies/calls.ts';
import { and, eq, gt, type SQL, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { tellOf } from '../note.ts';
import { lockOwned } from '../own.ts';
import { type CompanyRow, standingOf } from '../standing.ts';
import { companies, companyInvitations } from '../tables.ts';
import { type InvitationRow, noteInvitation, sendAgain } from './invite.ts';
import { join } from './join.ts';
import { ownerOf } from './members.ts';

/**
 * The owner sends an invitation again or takes it back, in whatever state; whoever has the address accepts or declines it.
 * Throws INVITATION_GONE for another's and for one that cannot be answered any more, TOO_MANY.
 */
export async function changeInvitation(
  scope: ActorScope,
  { id, action }: InputOf<typeof authInvitationCall>,
): Promise<void> {
  const { row, company } = await lockInvitation(scope, id);
  if (action === 'ACCEPT' || action === 'DECLINE') return answer(scope, { row, company, accept: action === 'ACCEPT' });
  if (!(await lockOwned(scope)).some((owned) => owned.id === company.id))
    throw new Refusal('INVITATION_GONE', { cause: 'not the owner' });
  if (action === 'RESEND') return sendAgain(scope, company, row);
  await remove(scope, row);
  await noteInvitation(scope, company, { email: row.email, action: 'UNINVITE' });
}

/** Invitations of the caller's address that can be answered, by companies that are authenticated. */
export async function invitationsToMe(scope: ActorScope) {
  const email = await ownEmail(scope);
  if (email === null) return [];
  const rows = await scope.db
    .select({ row: companyInvitations, company: companies })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .where(and(eq(companyInvitations.email, email), isOpen(scope)))
    .orderBy(companyInvitations.createdAt, companyInvitations.id);
  return rows.filter(({ row, company }) => canBeAnswered(scope, row, company));
}

function isOpen({ tenantId, now }: ActorScope): SQL {
  const { tenantId: tenant, state, validUntil } = companyInvitations;
  return and(eq(tenant, tenantId), eq(state, 'OPEN'), gt(validUntil, now))!;
}

/** Whether an answer would lead to somebody who acts for the company. */
function canBeAnswered({ now }: ActorScope, { state, validUntil, validTo }: InvitationRow, company: CompanyRow) {
  const isOver = validTo !== null && validTo < dayInShanghai(now.getTime());
  return state === 'OPEN' && validUntil > now && !isOver && standingOf(company, now) === 'PASSED';
}

interface Answer {
  readonly row: InvitationRow;
  readonly company: CompanyRow;
  readonly accept: boolean;
}

async function answer(scope: ActorScope, { row, company, accept }: Answer): Promise<void> {
  const isMine = row.email === (await ownEmail(scope));
  if (!isMine || !canBeAnswered(scope, row, company)) throw new Refusal('INVITATION_GONE');
  if (accept) {
    if (!(await join(scope, row))) throw new Refusal('INVITATION_GONE', { cause: 'who accepts acts for it already' });
    await remove(scope, row);
  } else {
    await scope.db
      .update(companyInvitations)
      .set({ state: 'DECLINED' })
      .where(and(eq(companyInvitations.tenantId, scope.tenantId), eq(companyInvitations.id, row.id)));
  }
  await noteInvitation(scope, company, { email: row.email, action: accept ? 'ACCEPT' : 'TURN_DOWN' });
  const owner = await ownerOf(scope, company.id);
  // Who declines stays unknown but for the address.
  const told = accept
    ? ({ event: 'ACCEPTED', name: scope.actor.nickname } as const)
    : ({ event: 'NOT_ACCEPTED', more: { email: row.email } } as const);
  if (owner) await tellOf(scope, owner.accountId, { company, ...told });
}

/** The caller’s invitation by a company that they join in another way: taken out, as there is nothing left to answer. */
export async function takeInvitation(scope: ActorScope, company: CompanyRow): Promise<InvitationRow | undefined> {
  const email = await ownEmail(scope);
  if (email === null) return undefined;
  const { companyId, email: address } = companyInvitations;
  const [row] = await scope.db
    .select()
    .from(companyInvitations)
    .where(and(eq(companyId, company.id), eq(address, email), isOpen(scope)));
  if (!row || !canBeAnswered(scope, row, company)) return undefined;
  await remove(scope, row);
  return row;
}

async function remove({ db, tenantId }: ActorScope, { id }: InvitationRow): Promise<void> {
  await db
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.tenantId, tenantId), eq(companyInvitations.id, id)));
}

async function ownEmail({ db, actor }: ActorScope): Promise<string | null> {
  const [row] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, actor.id));
  return row?.email ?? null;
}

/** The company first, as everybody takes it: two who answer or change at once wait for each other. */
async function lockInvitation(scope: ActorScope, id: string): Promise<{ row: InvitationRow; company: CompanyRow }> {
  const companyId = sql`(select company_id from company_invitations where id = ${id})`;
  const [company] = await scope.db
    .select()
    .from(companies)
    .where(and(eq(companies.tenantId, scope.tenantId), sql`${companies.id} = ${companyId}`))
    .for('update');
  const [row] = await scope.db
    .select()
    .from(companyInvitations)
    .where(and(eq(companyInvitations.tenantId, scope.tenantId), eq(companyInvitations.id, id)));
  if (!company || !row) throw new Refusal('INVITATION_GONE');
  return { row, company };
}
