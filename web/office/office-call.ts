import type { Contract, InputOf, OutputOf } from '#core/contracts/contract.ts';
import { type CallOptions, call, newRequestId } from '#web/kit/call/call.ts';
import { type UseCallOptions, useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useTenantId } from './session.tsx';

/** An office input as pages write it: the tenant is put in here, from the session. */
export type OfficeInput<C extends Contract> = Omit<InputOf<C>, 'tenantId' | 'reqId'>;

/** A read of the back office, for the present tenant. */
export function useOfficeCall<const C extends Contract>(
  contract: C,
  input: OfficeInput<C>,
  options?: UseCallOptions<C>,
) {
  const tenantId = useTenantId();
  // Who has just been signed out has no tenant to ask for, while the page is still there.
  const asked = tenantId === '' ? undefined : ({ tenantId, ...input } as InputOf<C>);
  // Pages show their own failures; a toast on top would say it twice.
  return useCall(contract, asked, { quiet: true, ...options });
}

/** A write of the back office; each sending gets its own request id, so that a retry has no second effect. */
export function useOfficeSend<const C extends Contract>(contract: C) {
  const sending = useSend(contract);
  return {
    isPending: sending.isPending,
    send: (input: OfficeInput<C>): Promise<OutputOf<C>> => sending.mutateAsync(officeInput(contract, input)),
  };
}

/** One office call outside a hook. */
export function officeCall<const C extends Contract>(
  contract: C,
  input: OfficeInput<C>,
  options?: CallOptions,
): Promise<OutputOf<C>> {
  return call(contract, officeInput(contract, input), options);
}

function officeInput<C extends Contract>(contract: C, input: OfficeInput<C>): InputOf<C> {
  const known = contract.input.properties;
  return {
    ...('tenantId' in known ? { tenantId: useSession.getState().user?.tenantId ?? '' } : {}),
    ...('reqId' in known ? { reqId: newRequestId() } : {}),
    ...input,
  } as InputOf<C>;
}
