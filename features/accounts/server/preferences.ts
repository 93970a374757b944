import { Refusal } from '#core/errors.ts';
import { and, eq, ne } from '#server/database/sql.ts';
import { preferences } from '#server/database/tables/tenants.ts';
import { isOwnPreference } from '#server/policies/account.ts';
import type { ActorScope } from '#server/scope.ts';

/** One own setting; null when it was never changed. */
export async function readPreference(scope: ActorScope, { key }: { key: string }): Promise<{ value: string | null }> {
  const [row] = await scope.db
    .select({ value: preferences.value })
    .from(preferences)
    .where(and(isOwnPreference(scope), eq(preferences.key, key)));
  return { value: row?.value ?? null };
}

/** Keeps one own setting; without a value it returns to its default. Throws NOT_ALLOWED beyond a hundred. */
export async function savePreference(
  scope: ActorScope,
  { key, value }: { key: string; value?: string },
): Promise<Record<string, never>> {
  if (value === undefined) {
    await scope.db.delete(preferences).where(and(isOwnPreference(scope), eq(preferences.key, key)));
    return {};
  }
  const { now } = scope;
  const others = await scope.db.$count(preferences, and(isOwnPreference(scope), ne(preferences.key, key)));
  if (others >= most) throw new Refusal('NOT_ALLOWED', { cause: 'too many settings' });
  await scope.db
    .insert(preferences)
    .values({ accountId: scope.actor.id, key, value, updatedAt: now })
    .onConflictDoUpdate({ target: [preferences.accountId, preferences.key], set: { value, updatedAt: now } });
  return {};
}

/** Settings one person may keep; the pages of the back office need about thirty. */
const most = 100;
