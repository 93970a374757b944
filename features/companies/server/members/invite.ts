import type { InputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { maskEmail } from '#core/forms/masks.ts';
import type { Values } from '#core/forms/values.ts';
import { tellText } from '#core/messages/message.ts';
import { companyName } from '#core/texts/company-name.ts';
import type { authInviteCall } from '#features/companies/calls.ts';
import { authPage, companyMessages } from '#features/companies/messages.ts';
import { invitationForm } from '#features/companies/shared/invitation.ts';
import { newId } from '#server/base/ids.ts';
import { hit } from '#server/base/limits.ts';
import { tell, tellAddress } from '#server/base/mail/tell.ts';
import { fieldRefusal } from '#server/base/refusals.ts';
import { instantText } from '#server/base/time-text.ts';
import { and, eq, lte, ne, or } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { noteOf } from '../note.ts';
import { lockOwned, requireCompany } from '../own.ts';
import type { CompanyRow } from '../standing.ts';
import { companyInvitations, companyMembers } from '../tables.ts';
import { untilOf, wordsOf } from './authorise.ts';
import { limitsIn, readValues } from './read-values.ts';

export type InvitationRow = typeof companyInvitations.$inferSelect;

const day = 86_400_000;

/**
 * The owner of the selected company invites an address. Whether anybody has an account under it is not told. Throws what
 * `requireCompany` throws, NOT_ALLOWED for an agent, INVALID beside the fields, DUPLICATE for an address that is invited
 * already or acts for the company, TOO_MANY.
 */
export async function inviteMember(
  scope: ActorScope,
  { values }: InputOf<typeof authInviteCall>,
): Promise<{ id: string }> {
  const { id: companyId } = await requireCompany(scope);
  const company = (await lockOwned(scope)).find(({ id }) => id === companyId);
  if (!company) throw new Refusal('NOT_ALLOWED', { cause: 'inviting as an agent' });
  const read = readValues(scope, invitationForm, values as Values);
  const email = String(read.email).toLowerCase();
  if (await isMember(scope, companyId, email)) throw fieldRefusal(scope, 'DUPLICATE', 'invitation.email');
  const { tenantId, now } = scope;
  const days = Number(read.days);
  const asked = { ...limitsIn(read), days, state: 'OPEN', validUntil: after(now, days) };
  const [row] = await scope.db
    .insert(companyInvitations)
    .values({ ...asked, id: newId(), tenantId, companyId, email, createdAt: now })
    .onConflictDoUpdate({
      target: [companyInvitations.companyId, companyInvitations.email],
      set: { ...asked, createdAt: now },
      setWhere: or(ne(companyInvitations.state, 'OPEN'), lte(companyInvitations.validUntil, now)),
    })
    .returning();
  if (!row) throw fieldRefusal(scope, 'DUPLICATE', 'invitation.email');
  await sendInvitation(scope, company, row);
  await noteInvitation(scope, company, { email, action: 'INVITE' });
  return { id: row.id };
}

/** Sends it once more, with as many days to answer as at first; throws TOO_MANY. */
export async function sendAgain(scope: ActorScope, company: CompanyRow, row: InvitationRow): Promise<void> {
  const validUntil = after(scope.now, row.days);
  await scope.db
    .update(companyInvitations)
    .set({ state: 'OPEN', validUntil })
    .where(and(eq(companyInvitations.tenantId, scope.tenantId), eq(companyInvitations.id, row.id)));
  await sendInvitation(scope, company, { ...row, validUntil });
  await noteInvitation(scope, company, { email: row.email, action: 'RESEND' });
}

/** A line of the log that hides most of the address: the company's people read it, too. */
export async function noteInvitation(
  scope: ActorScope,
  company: CompanyRow,
  { email, action }: { email: string; action: keyof typeof texts },
): Promise<void> {
  await noteOf(scope, company, { action, text: tellText(texts[action], { email: maskEmail(email) }) });
}

const texts = {
  INVITE: { CN: '邀请 {email} 代表单位办理', EN: 'invited {email} to act for the company' },
  RESEND: { CN: '再次邀请 {email}', EN: 'sent {email} the invitation again' },
  UNINVITE: { CN: '撤回对 {email} 的邀请', EN: 'withdrew the invitation of {email}' },
  ACCEPT: { CN: '接受发给 {email} 的邀请', EN: 'accepted the invitation sent to {email}' },
  TURN_DOWN: { CN: '谢绝发给 {email} 的邀请', EN: 'declined the invitation sent to {email}' },
} as const;

/** To whoever has an account inside the product too, and in their language; to others in that of the owner. */
async function sendInvitation(scope: ActorScope, company: CompanyRow, invitation: InvitationRow): Promise<void> {
  const { email, programmes, validTo, validUntil } = invitation;
  await hit(scope, 'company-invitation', scope.actor.id);
  await hit(scope, 'invitation', `company/${company.id}/${email}`);
  const facts = {
    company: companyName(company),
    programmes: wordsOf(programmes),
    until: untilOf(validTo),
    day: { CN: instantText(validUntil, 'CN'), EN: instantText(validUntil, 'EN') },
  };
  const [account] = await scope.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), eq(accounts.status, 'ACTIVE')));
  const message = companyMessages.INVITED;
  if (account) await tell(scope, message, { to: account.id, facts });
  else await tellAddress(scope, message, { to: email, locale: scope.locale, facts, page: authPage });
}

async function isMember(scope: ActorScope, companyId: string, email: string): Promise<boolean> {
  const [row] = await scope.db
    .select({ id: companyMembers.id })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(
      and(
        eq(companyMembers.tenantId, scope.tenantId),
        eq(companyMembers.companyId, companyId),
        eq(companyMembers.state, 'ACTIVE'),
        eq(accounts.email, email),
      ),
    );
  return row !== undefined;
}

function after(now: Date, days: number): Date {
  return new Date(now.getTime() + days * day);
}
