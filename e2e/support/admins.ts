import { acloginCall, switchTenantCall } from '#features/accounts/calls/accounts.ts';
import type { HttpTestClient, KeptSession } from '#server/testing/http-client.ts';
import { newClient, signInByCall } from './calls.ts';
import { demo } from './demo.ts';

/** Tenants of the demo data by code. */
export const tenantIds = { yunting: 't-yunting', fengqi: 't-fengqi', platform: 't-platform' } as const;
export type TenantCode = keyof typeof tenantIds;

/** Signs the administrator in to a tenant, for all workers. The office allows two sessions an account. */
export async function openAdminSession(
  code: TenantCode,
  who = { loginName: demo.office.admin as string, password: demo.password as string },
): Promise<void> {
  const client = await signInByCall(who, acloginCall);
  await client.call(switchTenantCall, { tenantId: tenantIds[code] });
  process.env.E2E_ADMINS = JSON.stringify({ ...kept(), [code]: client.keep() });
}

/** The administrator of a tenant, to prepare what a test needs. */
export function adminOf(code: TenantCode): Promise<HttpTestClient> {
  const session = kept()[code];
  if (!session) throw new Error(`no administrator of ${code} is signed in`);
  return newClient().resume(session);
}

function kept(): Partial<Record<TenantCode, KeptSession>> {
  return JSON.parse(process.env.E2E_ADMINS ?? '{}');
}
