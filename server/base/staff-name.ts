import { inArray } from '#server/database/sql.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import type { Scope } from '#server/scope.ts';

/** How a record of who did something names an operator: a nickname is anybody's to choose, a login name is not. */
export function staffName(nickname: string, loginName: string | null | undefined): string {
  return loginName && loginName !== nickname ? `${nickname} (${loginName})` : nickname;
}

/** The login names of accounts, by id. */
export async function loginNamesOf(
  { db }: Pick<Scope, 'db'>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: accounts.id, loginName: accounts.loginName })
    .from(accounts)
    .where(inArray(accounts.id, wanted));
  return new Map(rows.map(({ id, loginName }) => [id, loginName]));
}
