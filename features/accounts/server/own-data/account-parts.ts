import { withdrawPicture } from '#features/accounts/server/avatar.ts';
import { readProfile } from '#features/accounts/server/profile.ts';
import { listSessions } from '#features/accounts/server/sessions/own-sessions.ts';
import { readTags } from '#features/accounts/server/tags.ts';
import type { Erasure, OwnPart } from '#server/base/own-part.ts';
import { eq, sql } from '#server/database/sql.ts';
import { accounts, consents, recoveryCodes, resets, sessions, totpDrafts } from '#server/database/tables/accounts.ts';
import { preferences } from '#server/database/tables/tenants.ts';
import { readConsents } from './consents.ts';

/** The account itself, and what was agreed to. */
export const accountParts: readonly OwnPart[] = [
  {
    key: 'account',
    name: { CN: '账号与登录', EN: 'Account and sign-in' },
    tables: [accounts, sessions, totpDrafts, recoveryCodes, resets, preferences],
    read: async (scope) => ({
      profile: await readProfile(scope),
      tags: await readTags(scope),
      ...(await listSessions(scope)),
    }),
    erase: eraseAccount,
  },
  {
    key: 'consents',
    name: { CN: '同意记录', EN: 'Consents' },
    tables: [consents],
    read: readConsents,
    kept: { CN: '证明您同意过什么，不含姓名和联系方式', EN: 'Proof of what was agreed, without name or address' },
  },
];

async function eraseAccount({ db, accountId, now }: Erasure): Promise<void> {
  const [account] = await db.select({ avatar: accounts.avatar }).from(accounts).where(eq(accounts.id, accountId));
  if (account?.avatar) await withdrawPicture({ db, now }, account.avatar);
  await db
    .update(accounts)
    .set({
      loginName: `erased-${accountId}`,
      nickname: '—',
      email: null,
      phoneArea: null,
      phone: null,
      contactArea: null,
      contactPhone: null,
      avatar: null,
      tags: [],
      isTag: false,
      otec: null,
      passwordHash: null,
      pepperId: null,
      totpSecret: null,
      totpSince: null,
      status: 'ERASED',
      updatedAt: now,
      rev: sql`${accounts.rev} + 1`,
    })
    .where(eq(accounts.id, accountId));
  for (const table of [sessions, totpDrafts, recoveryCodes, resets, preferences])
    await db.delete(table).where(eq(table.accountId, accountId));
}
