import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { bindPhoneCall, profileCall, saveProfileCall } from '#features/accounts/calls/own-account.ts';
import { fieldRefusal, keptFieldRefusal } from '#server/base/refusals.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { ActorScope } from '#server/scope.ts';
import { readPhone } from './addresses.ts';
import { type Account, findById, findByPhone, localeOf } from './find-account.ts';
import { logAccount } from './log-account.ts';
import { announce } from './sessions/end-sessions.ts';
import { redeemCode } from './sign-in/codes.ts';
import { phoneSubject } from './sign-in/send-code.ts';

type Profile = OutputOf<typeof profileCall>;

/** The own profile. */
export async function readProfile(scope: ActorScope): Promise<Profile> {
  return present(await getOwn(scope));
}

/** Changes nickname and language; throws INVALID for a blank nickname, CONFLICT for another revision. */
export async function saveProfile(scope: ActorScope, input: InputOf<typeof saveProfileCall>): Promise<Profile> {
  const nickname = readNickname(input.nickname);
  if (!nickname) throw fieldRefusal(scope, 'INVALID', 'nickname', { count: 1 });
  const before = await getOwn(scope);
  const saved = await update(scope, input.rev, { nickname, locale: input.locale });
  const changes = [
    { field: 'nickname', before: before.nickname, after: saved.nickname },
    { field: 'locale', before: before.locale, after: saved.locale },
  ].filter((change) => change.before !== change.after);
  await logAccount(scope, saved, { action: 'PROFILE', text: { CN: '修改资料', EN: 'changed the profile' }, changes });
  // Sessions show the name.
  if (nickname !== before.nickname) await announce(scope.db);
  return present(saved);
}

/** Binds a number that a code has proven; throws PHONE_INVALID, CODE_WRONG, DUPLICATE or CONFLICT. */
export async function bindPhone(scope: ActorScope, input: InputOf<typeof bindPhoneCall>): Promise<Profile> {
  const phone = readPhone(input.area, input.phone);
  if (!phone) throw fieldRefusal(scope, 'PHONE_INVALID', 'phone');
  await redeemCode(scope, { purpose: 'BIND', subject: phoneSubject(phone), code: input.authcode });
  const owner = await findByPhone(scope.db, phone);
  if (owner && owner.id !== scope.actor.id) throw keptFieldRefusal(scope, 'DUPLICATE', 'phone');
  const saved = await update(scope, input.rev, { phoneArea: phone.area, phone: phone.number });
  await logAccount(scope, saved, {
    action: 'PHONE',
    text: { CN: '绑定手机号', EN: 'bound a mobile number' },
    changes: [{ field: 'phone', before: 'changed', after: 'changed' }],
  });
  return present(saved);
}

/** A nickname without control and direction signs and spaces around it; null when nothing is left. */
export function readNickname(text: string): string | null {
  return text.normalize('NFC').replace(/\p{C}/gu, '').trim() || null;
}

/** The caller's account; throws NOT_FOUND. */
export async function getOwn({ db, actor }: ActorScope): Promise<Account> {
  const account = await findById(db, actor.id);
  if (!account) throw new Refusal('NOT_FOUND');
  return account;
}

/** Changes the own row over its revision; throws CONFLICT. */
export async function changeProfile(scope: ActorScope, rev: number, values: Partial<Account>) {
  const account = await update(scope, rev, values);
  return { account, profile: present(account) };
}

async function update(scope: ActorScope, rev: number, values: Partial<Account>): Promise<Account> {
  const [saved] = await scope.db
    .update(accounts)
    .set({ ...values, updatedAt: scope.now, rev: sql`${accounts.rev} + 1` })
    .where(and(eq(accounts.id, scope.actor.id), eq(accounts.rev, rev)))
    .returning();
  if (saved) return saved;
  const current = present(await getOwn(scope));
  throw new Refusal('CONFLICT', { obj: { rev: current.rev, values: current } });
}

function present(account: Account): Profile {
  const { contactArea: area, contactPhone: phone } = account;
  return {
    userId: account.id,
    loginName: account.loginName,
    kind: account.kind,
    nickname: account.nickname,
    email: account.email,
    area: account.phoneArea,
    phone: account.phone,
    contact: !account.phone && area && phone ? { area, phone } : null,
    locale: localeOf(account),
    avatar: account.avatar,
    registeredAt: account.createdAt.toISOString(),
    passwordChangedAt: account.passwordChangedAt.toISOString(),
    rev: account.rev,
  };
}
