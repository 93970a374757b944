import { call } from '#web/kit/call/call.ts';
import { CallError } from '#web/kit/call/call-error.ts';

const storageName = 'tw.origin';

/**
 * Tells the server by which source a visitor came (`?o=CODE`) and takes that out of the address. A page that is left
 * before the answer loses nothing: the code stays on the device, and the next page tells it again.
 */
export function takeOrigin(): void {
  const code = fromAddress() ?? kept();
  if (code) void tell(code);
}

function fromAddress(): string | null {
  const address = new URL(window.location.href);
  const code = address.searchParams.get('o');
  if (code === null) return null;
  address.searchParams.delete('o');
  window.history.replaceState(window.history.state, '', address);
  if (!/^[A-Za-z0-9]{2,20}$/.test(code)) return null;
  onDevice((storage) => storage.setItem(storageName, code));
  return code;
}

/** Few come by a source: the call's declaration is no part of the first load. Nobody is told whether it was counted. */
async function tell(code: string): Promise<void> {
  try {
    const { originVisitCall } = await import('#features/supporters/calls.ts');
    await call(originVisitCall, { code }, { quiet: true });
  } catch (error) {
    // What the server refuses for good is not asked again; anything else is.
    if (!(error instanceof CallError && error.key === 'INVALID')) return;
  }
  // Another source may have come meanwhile, in this tab or in another one.
  if (kept() === code) onDevice((storage) => storage.removeItem(storageName));
}

function kept(): string | null {
  return onDevice((storage) => storage.getItem(storageName)) ?? null;
}

/** A browser that keeps nothing still tells the source at once. */
function onDevice<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
