import { Refusal } from '#core/errors.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { and, eq } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { members } from '#server/database/tables/tenants.ts';
import { isMemberOfTenant } from '#server/policies/account.ts';
import type { ActorScope } from '#server/scope.ts';
import { sendResetLink } from './reset.ts';

/** Sends a system user of the caller's tenant a link to set a password; refusals as of sendResetLink. */
export async function sendResetToMember(
  scope: ActorScope,
  { accountId }: { accountId: string },
): Promise<Record<string, never>> {
  const [member] = await scope.db
    .select({ id: members.id, loginName: accounts.loginName })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(and(isMemberOfTenant(scope), eq(members.accountId, accountId)));
  if (!member) throw new Refusal('NOT_FOUND');
  await sendResetLink(scope, accountId);
  await logBusiness(scope, {
    module: 'AUTH',
    action: 'PWD_LINK',
    objectType: 'tenantuser',
    objectId: member.id,
    title: member.loginName,
    text: { CN: `向「${member.loginName}」发出密码链接`, EN: `sent ${member.loginName} a link to set the password` },
  });
  return {};
}
