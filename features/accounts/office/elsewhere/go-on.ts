import { flushSync } from 'react-dom';
import { switchTenantCall } from '#features/accounts/calls/accounts.ts';
import { call } from '#web/kit/call/call.ts';
import { queryClient } from '#web/kit/call/query.ts';
import { addressBelowBase, reactions } from '#web/kit/call/reactions.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useVisited } from '#web/office/shell/tabs/visited.ts';

/** Switches the session back to the tenant of this page; throws CallError when that cannot be. */
export async function goOnHere(): Promise<void> {
  const { user, switchTenant } = useSession.getState();
  if (!user?.tenantId) return;
  switchTenant(await call(switchTenantCall, { tenantId: user.tenantId }, { quiet: true }));
  // What could not be read meanwhile is there now.
  await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/** Loads the page anew for the user and in the tenant of the session; what was typed here is given up. */
export function goOnThere(): void {
  // This was the question: the browser need not ask again about unsaved work.
  flushSync(() => useVisited.getState().clear());
  // What follows the path may name records of the other tenant.
  location.assign(location.pathname);
}

/** Gives the page up for the sign-in page, which leads back to its address. */
export function leaveToSignIn(): void {
  useSession.getState().clear();
  reactions().signIn?.(addressBelowBase());
}
