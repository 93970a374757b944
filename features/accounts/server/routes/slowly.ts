import type { Contract, InputOf, OutputOf } from '#core/contracts/contract.ts';
import type { SignedIn } from '#server/base/sessions/signed-in.ts';
import type { Handler, Http, SlowCall } from '#server/handle.ts';

/** Ties an open call to a verb that hashes passwords, which must not hold a connection meanwhile. */
export function slowly<C extends Contract>(
  contract: C,
  run: (call: SlowCall, input: InputOf<C>, http: Http) => Promise<OutputOf<C> | SignedIn>,
): Handler {
  return {
    contract,
    run: (scope, input, http) =>
      run({ ...scope, read: (work) => work(scope), transact: (work) => work(scope) }, input as InputOf<C>, http),
    runSlow: (call, input, http) => run(call, input as InputOf<C>, http),
  };
}
