import { call } from '../../kit/call.ts';

/** Tells the server by which source a visitor came (`?o=CODE`) and takes that out of the address. */
export function takeOrigin(): void {
  const address = new URL(window.location.href);
  const code = address.searchParams.get('o');
  if (code === null) return;
  address.searchParams.delete('o');
  window.history.replaceState(window.history.state, '', address);
  if (!/^[A-Za-z0-9]{2,20}$/.test(code)) return;
  // Few come by a source: the call's declaration is no part of the first load. Nobody is told whether it was counted.
  void import('#core/contracts/supporters.ts')
    .then(({ originVisitCall }) => call(originVisitCall, { code }, { quiet: true }))
    .catch(() => undefined);
}
