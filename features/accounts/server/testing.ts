import { type ErrorKey, Refusal } from '#core/errors.ts';
import { newId } from '#server/base/ids.ts';
import { accounts } from '#server/database/tables/accounts.ts';
import { memberRoles, members, roles, tenants } from '#server/database/tables/tenants.ts';
import { KeptRefusal, type SlowCall } from '#server/handle.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { asGuest } from '#server/testing.ts';
import { hashPassword } from './passwords/passwords.ts';

type Settings = Parameters<typeof asGuest>[1];

/** Carries out a call as the registrar does (a kept refusal is committed first) and gives its answer, or the refusal. */
export async function answerOf<T>(
  services: Services,
  settings: Settings,
  work: (scope: Scope) => Promise<T>,
): Promise<T | Refusal> {
  try {
    return await asGuest(services, settings, async (scope) => {
      try {
        return await work(scope);
      } catch (error) {
        if (error instanceof KeptRefusal) return error;
        throw error;
      }
    });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The same, reduced to the key of the answer. */
export async function keyOf(
  services: Services,
  settings: Settings,
  work: (scope: Scope) => Promise<unknown>,
): Promise<ErrorKey> {
  const answer = await answerOf(services, settings, work);
  return answer instanceof Refusal ? answer.key : 'OK';
}

/** A call as the registrar hands it to verbs with slow work. */
export function slowCall(services: Services, settings: Settings): SlowCall {
  return {
    actor: settings.actor ? { loginName: settings.actor.id, nickname: '', kind: 'PERSON', ...settings.actor } : null,
    now: services.clock(),
    services,
    read: (work) => asGuest(services, settings, work),
    async transact<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
      const answer = await answerOf(services, settings, work);
      if (answer instanceof Refusal) throw answer;
      return answer;
    },
  };
}

/** The answer of a promised call, or its refusal. */
export function settle<T>(promised: Promise<T>): Promise<T | Refusal> {
  return promised.catch((error) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
}

/** The same, reduced to the key and the fields named. */
export async function settleKey(promised: Promise<unknown>): Promise<string> {
  const answer = await settle(promised);
  if (!(answer instanceof Refusal)) return 'OK';
  return [answer.key, ...answer.fields.map(({ path }) => path)].join(' ');
}

/** Puts an account into the database; `password` is hashed. */
export async function addAccount(
  services: Services,
  { password, ...values }: Partial<typeof accounts.$inferInsert> & { id: string; password?: string },
): Promise<void> {
  const stored = password === undefined ? null : await hashPassword(services, password);
  await services.database.asOwner((db) =>
    db.insert(accounts).values({
      loginName: values.id,
      email: `${values.id}@example.com`,
      nickname: values.id,
      passwordHash: stored?.hash,
      pepperId: stored?.pepperId,
      ...values,
    }),
  );
}

/** Puts tenants into the database that hand out these codes. */
export async function addTenants(services: Services, tenantIds: readonly string[], codes: readonly string[] = []) {
  await services.database.asOwner((db) =>
    db.insert(tenants).values(
      tenantIds.map((id) => ({
        id,
        code: id,
        nameCN: `租户 ${id}`,
        nameEN: `Tenant ${id}`,
        kind: 'DISTRICT',
        codes: [...codes],
      })),
    ),
  );
}

/** Makes an account a member of a tenant with a role of its own that holds these codes. */
export async function addMember(
  services: Services,
  {
    accountId,
    tenantId,
    codes = [],
    status = 'ACTIVE',
  }: { accountId: string; tenantId: string; codes?: string[]; status?: string },
): Promise<{ memberId: string; roleId: string }> {
  const [memberId, roleId] = [newId(), newId()];
  await services.database.asOwner(async (db) => {
    await db.insert(members).values({ id: memberId, tenantId, accountId, status });
    await db.insert(roles).values({ id: roleId, tenantId, code: roleId, nameCN: '角色', nameEN: 'Role', codes });
    await db.insert(memberRoles).values({ tenantId, memberId, roleId });
  });
  return { memberId, roleId };
}
