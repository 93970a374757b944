import { randomBytes } from 'node:crypto';
import { textIn } from '#core/texts/text.ts';
import { hit } from '#server/base/limits.ts';
import { portalLink } from '#server/base/mail/links.ts';
import { send } from '#server/base/mail/send.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { invitations, memberRoles, members, tenants } from '#server/database/tables/tenants.ts';
import { isMemberOfTenant } from '#server/policies/account.ts';
import type { ActorScope } from '#server/scope.ts';
import { hashCode } from './open-invitations.ts';

/** Days in which an invitation can be answered. */
const life = 7;

interface Asked {
  /** The place that waits for whoever accepts. */
  readonly memberId: string;
  /** Lower case. */
  readonly email: string;
  readonly name: string;
}

/**
 * Invites an address to a place of the caller's tenant. Nothing here asks whether anybody has an account under it, so
 * that neither the answer, nor how long it takes, nor the mail tells. Whether it is new to the tenant; throws TOO_MANY.
 */
export async function invite(scope: ActorScope, { memberId, email, name }: Asked): Promise<boolean> {
  const { tenantId, actor } = scope;
  const { code, fresh } = newLink(scope);
  const [made] = (await isAddressOfMember(scope, email))
    ? []
    : await scope.db
        .insert(invitations)
        .values({ memberId, tenantId, email, name, invitedBy: actor.id, createdAt: scope.now, ...fresh })
        .onConflictDoNothing()
        .returning({ memberId: invitations.memberId });
  if (!made) return false;
  await mailLink(scope, { email, name }, code);
  return true;
}

/** Sends an invitation anew, also one that ran out or was declined: the link of the mail before is worth nothing. */
export async function inviteAgain(scope: ActorScope, memberId: string): Promise<void> {
  const { code, fresh } = newLink(scope);
  const [asked] = await scope.db
    .update(invitations)
    .set({ ...fresh, invitedBy: scope.actor.id, declinedAt: null })
    .where(isOf(scope, memberId))
    .returning({ email: invitations.email, name: invitations.name });
  if (asked) await mailLink(scope, asked, code);
}

/** Takes an invitation back, with the place that waited. */
export async function withdrawInvitation(scope: Pick<ActorScope, 'db' | 'tenantId'>, memberId: string): Promise<void> {
  const { db, tenantId } = scope;
  const gone = await db.delete(invitations).where(isOf(scope, memberId)).returning({ id: invitations.memberId });
  if (gone.length === 0) return;
  await db.delete(memberRoles).where(and(eq(memberRoles.tenantId, tenantId), eq(memberRoles.memberId, memberId)));
  await db.delete(members).where(and(eq(members.tenantId, tenantId), eq(members.id, memberId)));
}

/** The invitation to a place of the tenant. */
export function isOf({ tenantId }: Pick<ActorScope, 'tenantId'>, memberId: string) {
  return and(eq(invitations.tenantId, tenantId), eq(invitations.memberId, memberId));
}

/** Who works here already is no secret here. */
async function isAddressOfMember(scope: ActorScope, email: string): Promise<boolean> {
  const found = await scope.db
    .select({ id: members.id })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(and(isMemberOfTenant(scope), sql`${email} in (${accounts.email}, lower(${accounts.loginName}))`));
  return found.length > 0;
}

function newLink({ now }: ActorScope) {
  const code = randomBytes(32).toString('base64url');
  return { code, fresh: { codeHash: hashCode(code), validUntil: new Date(now.getTime() + life * 86_400_000) } };
}

/** In the language of whoever invites: that of an account would tell that there is one. */
async function mailLink(scope: ActorScope, { email, name }: Omit<Asked, 'memberId'>, code: string): Promise<void> {
  await hit(scope, 'invitation', `${scope.tenantId} ${email}`);
  const [tenant] = await scope.db
    .select({ CN: tenants.nameCN, EN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, scope.tenantId));
  const facts = { loginName: email, days: life, tenant: tenant ? textIn(tenant, scope.locale) : '' };
  // Behind the hash, so that the code reaches neither servers on the way nor the Referer.
  const link = portalLink(scope.services.env, `/login/invitation#c=${code}`);
  await send(scope, { scene: 'INVITATION', to: email, locale: scope.locale, name, facts, link });
}
