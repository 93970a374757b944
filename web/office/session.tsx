import type { ReactNode } from 'react';
import type { PermissionCode } from '#core/permissions.ts';
import { useSession } from '#web/kit/call/session.ts';

const noCodes: readonly string[] = [];

/** The codes the signed-in operator holds in the present tenant. */
export function usePermCodes(): readonly string[] {
  return useSession((session) => session.user?.permCodes ?? noCodes);
}

/** Takes over the codes the server says are held by now, so that menus and buttons follow a change of roles. */
export function keepPermCodes(codes: readonly string[]): void {
  const { user, setPermCodes } = useSession.getState();
  if (!user || isSameSet(user.permCodes, codes)) return;
  setPermCodes(codes);
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((code) => other.includes(code));
}

/** Whether the operator holds the code, or any of the codes; no code asks nothing. */
export function useCan(code: PermissionCode | readonly PermissionCode[] | undefined): boolean {
  const held = usePermCodes();
  if (code === undefined) return true;
  return typeof code === 'string' ? held.includes(code) : code.some((each) => held.includes(each));
}

/** Shows its children to holders of the code; the server refuses the others in any case. */
export function Can({ code, children }: { code: PermissionCode | undefined; children: ReactNode }) {
  return useCan(code) ? children : null;
}

/** The tenant of this page; every office call states it and the server compares. */
export function useTenantId(): string {
  return useSession((session) => session.user?.tenantId ?? '');
}
