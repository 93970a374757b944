import { overviewCall } from '#features/accounts/calls/own-account.ts';
import { callsOf, declareListCall, declareOneCall } from '#features/casework/calls/applications.ts';
import { invalidate } from '#web/kit/call/query.ts';

/** After a change: everything that shows this application is read again; resolves when the application itself is there. */
export async function reread({ programme }: { programme: string }): Promise<void> {
  const calls = callsOf(programme);
  for (const read of [calls.list, declareListCall, overviewCall]) void invalidate(read);
  await Promise.all([invalidate(calls.one), invalidate(declareOneCall)]);
}
