import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { tellText } from '#core/messages/message.ts';
import type { Text } from '#core/texts/text.ts';
import type {
  answerInvitationCall,
  invitationCall,
  ownInvitationsCall,
  refuseInvitationCall,
} from '#features/accounts/calls/invitations.ts';
import { type Account, findByEmail } from '#features/accounts/server/find-account.ts';
import { getOwn } from '#features/accounts/server/profile.ts';
import { rereadPermissions } from '#features/accounts/server/sessions/end-sessions.ts';
import { invitationMessages } from '#features/tenants/messages.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { inTenant } from '#server/base/in-tenant.ts';
import { tell } from '#server/base/mail/tell.ts';
import { and, eq, gt, isNull, sql } from '#server/database/sql.ts';
import { invitations, members } from '#server/database/tables/tenants.ts';
import type { ActorScope, Scope } from '#server/scope.ts';
import { isOf } from './invite.ts';
import { findByCode, type Invitation, invitationsTo } from './open-invitations.ts';

type Nothing = Record<string, never>;
type Shown = OutputOf<typeof ownInvitationsCall>['rows'][number];

/** What a mailed link invites to, for whoever holds it; throws INVITATION_GONE. */
export async function readInvitation(
  scope: Scope,
  { code }: InputOf<typeof invitationCall>,
): Promise<OutputOf<typeof invitationCall>> {
  const found = await getByCode(scope, code);
  const account = await findByEmail(scope.db, found.email);
  return { ...present(found), hasAccount: canSignIn(account) };
}

/** Open invitations to the address of the caller. */
export async function listOwnInvitations(scope: ActorScope): Promise<OutputOf<typeof ownInvitationsCall>> {
  return { rows: (await ownInvitations(scope)).map(present) };
}

/** The caller's own answer; throws INVITATION_GONE for what is not, or no longer, to their address. */
export async function answerInvitation(
  scope: ActorScope,
  { id, accept }: InputOf<typeof answerInvitationCall>,
): Promise<Nothing> {
  const found = (await ownInvitations(scope)).find(({ memberId }) => memberId === id);
  if (!found) throw new Refusal('INVITATION_GONE');
  if (accept) await acceptInvitation(scope, found, scope.actor);
  else await decline(scope, found);
  return {};
}

/** Declines by the link of the mail, for whoever has no account or does not want to sign in; throws INVITATION_GONE. */
export async function refuseInvitation(scope: Scope, { code }: InputOf<typeof refuseInvitationCall>): Promise<Nothing> {
  await decline(scope, await getByCode(scope, code));
  return {};
}

/** Throws INVITATION_GONE for a code that opens nothing. */
export async function getByCode(scope: Scope, code: string): Promise<Invitation> {
  const found = await findByCode(scope, code);
  if (!found) throw new Refusal('INVITATION_GONE');
  return found;
}

/** Whether somebody can accept as this account; one whose first password was never set is nobody's yet. */
export function canSignIn(account: Account | undefined): boolean {
  return account !== undefined && account.passwordHash !== null;
}

/** Makes the place that waits the account's. */
export async function acceptInvitation(
  scope: Scope,
  { memberId, tenantId, email }: Invitation,
  account: Pick<Account, 'id' | 'loginName' | 'nickname'>,
): Promise<void> {
  await inTenant(scope, tenantId, async (there) => {
    const taken = await there.db
      .delete(invitations)
      .where(isOpen(there, memberId))
      .returning({ invitedBy: invitations.invitedBy });
    const [invitation] = taken;
    if (!invitation) throw new Refusal('INVITATION_GONE');
    await there.db
      .update(members)
      .set({ accountId: account.id, status: 'ACTIVE', rev: sql`${members.rev} + 1`, updatedAt: there.now })
      .where(and(eq(members.tenantId, tenantId), eq(members.id, memberId)));
    const text = tellText(invitationMessages.accepted.title, { email });
    await note(there, { memberId, email, action: 'ACCEPT', text, account });
    await tellInviter(there, invitation.invitedBy, { answer: 'accepted', email });
  });
  await rereadPermissions(scope.db, [account.id]);
}

async function decline(scope: Scope, { memberId, tenantId, email }: Invitation): Promise<void> {
  await inTenant(scope, tenantId, async (there) => {
    const [invitation] = await there.db
      .update(invitations)
      .set({ declinedAt: there.now })
      .where(isOpen(there, memberId))
      .returning({ invitedBy: invitations.invitedBy });
    if (!invitation) throw new Refusal('INVITATION_GONE');
    const text = tellText(invitationMessages.declined.title, { email });
    // Whoever declines stays unknown, with an account or without.
    await note(there, { memberId, email, action: 'DECLINE', text });
    await tellInviter(there, invitation.invitedBy, { answer: 'declined', email });
  });
}

function isOpen(scope: Scope, memberId: string) {
  return and(isOf(scope, memberId), isNull(invitations.declinedAt), gt(invitations.validUntil, scope.now));
}

interface Noted {
  readonly memberId: string;
  readonly email: string;
  readonly action: string;
  readonly text: Text;
  readonly account?: Pick<Account, 'id' | 'loginName' | 'nickname'>;
}

function note(scope: Scope, { memberId, email, action, text, account }: Noted): Promise<void> {
  return logBusiness(scope, {
    module: 'TENANTUSER',
    action,
    objectType: 'tenantuser',
    objectId: memberId,
    title: email,
    text,
    actor: account ?? null,
  });
}

interface Answered {
  readonly answer: keyof typeof invitationMessages;
  readonly email: string;
}

async function tellInviter(scope: Scope, accountId: string | null, { answer, email }: Answered): Promise<void> {
  if (accountId) await tell(scope, invitationMessages[answer], { to: accountId, facts: { email } });
}

async function ownInvitations(scope: ActorScope): Promise<Invitation[]> {
  const { email } = await getOwn(scope);
  return email === null ? [] : invitationsTo(scope, email);
}

function present({ memberId, tenant, email, name, roles, validUntil }: Invitation): Shown {
  return {
    id: memberId,
    tenant: { CN: tenant.CN, EN: tenant.EN },
    email,
    name,
    roles,
    validUntil: validUntil.toISOString(),
  };
}
