import type { Text } from '#core/texts/text.ts';
import type { Account } from '#features/accounts/server/find-account.ts';
import { logAccount } from '#features/accounts/server/log-account.ts';
import { mailOwner } from '#features/accounts/server/mail-owner.ts';
import { isOperator } from '#features/accounts/server/memberships.ts';
import { endLinks } from '#features/accounts/server/sessions/end-links.ts';
import { endSessions } from '#features/accounts/server/sessions/end-sessions.ts';
import { checkPassword } from '#features/accounts/shared/password-rules.ts';
import type { Finding } from '#server/base/refusals.ts';
import { eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';
import { isCommonWord } from './common-words.ts';
import { clearFailures, insideSubject } from './lock-out.ts';
import type { StoredPassword } from './passwords.ts';

/** Whom a new password is for; an account that is only being made has no id, and may be made for an operator. */
type Owner = Pick<Account, 'loginName' | 'email' | 'phone' | 'nickname' | 'totpSecret'> & {
  id?: string;
  isOperator?: boolean;
};

/** What is wrong with a new password for this account, as a finding for a field. */
export async function findPasswordProblem(
  scope: Scope,
  { password, owner, path }: { password: string; owner: Owner; path: string },
): Promise<Finding | null> {
  const { loginName, email, phone, nickname } = owner;
  const problem = checkPassword(password, {
    min: await fewestCharacters(scope, owner),
    personal: [loginName, email, phone, nickname].filter((value) => !!value) as string[],
    isCommonWord,
  });
  return problem && { ...problem, path };
}

interface Change {
  readonly account: Account;
  readonly password: StoredPassword;
  /** The session that goes on; all others end. */
  readonly keep?: string;
  readonly action: string;
  readonly text: Text;
}

/** Sets a password that was checked and hashed: links, failures and other sessions are over, and the owner is told by mail. */
export async function setPassword(scope: Scope, { account, password, keep, action, text }: Change): Promise<void> {
  await scope.db
    .update(accounts)
    .set({ ...passwordColumns(scope, password), passwordRev: sql`${accounts.passwordRev} + 1` })
    .where(eq(accounts.id, account.id));
  await endLinks(scope, account.id);
  await endSessions(scope.db, account.id, keep ? { except: keep } : {});
  await clearFailures(scope, account.id, insideSubject(account.id));
  await logAccount(scope, account, { action, text });
  await mailOwner(scope, account, 'PWD_CHANGED');
}

/** What an account keeps of its password. */
export function passwordColumns({ now }: Pick<Scope, 'now'>, { hash, pepperId }: StoredPassword) {
  return { passwordHash: hash, pepperId, passwordChangedAt: now, updatedAt: now };
}

/** Operators without a second factor need more, because the password stands alone. */
const fewestAlone = 15;

async function fewestCharacters(
  { db, services }: Scope,
  { id, isOperator: isMade, totpSecret }: Owner,
): Promise<number> {
  const { passwordMin } = services.env;
  const standsAlone = !totpSecret && (isMade || (id !== undefined && (await isOperator(db, id))));
  return standsAlone ? Math.max(passwordMin, fewestAlone) : passwordMin;
}
