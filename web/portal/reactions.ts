import { create } from 'zustand';
import type { CallError } from '#web/kit/call/call-error.ts';
import { onSignIn } from '#web/kit/call/connection.ts';
import type { Reactions } from '#web/kit/call/reactions.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { isWriting, onceWritten } from '#web/kit/writing.ts';
import { signInPath } from './shell/redirect.ts';

/** What waits for the user's answer in a dialog of the layout. */
export type Asking =
  | { what: 'confirm' | 'reload'; error: CallError }
  | { what: 'sign-in' | 'reauthenticate'; answer: (done: boolean) => void };

interface AskingState {
  readonly asking: Asking | undefined;
  /** Whether only a notice is shown, because somebody is in the middle of writing. */
  readonly waits: boolean;
}

export const useAsking = create<AskingState>(() => ({ asking: undefined, waits: false }));

let stopWaiting = () => {};

/** Shows the dialog, when nobody is writing. */
function show(asking: Asking) {
  stopWaiting();
  const waits = isWriting();
  useAsking.setState({ asking, waits });
  if (waits) stopWaiting = onceWritten(askNow);
}

/** Shows the dialog that waits. */
export function askNow() {
  stopWaiting();
  useAsking.setState({ waits: false });
}

/** Ends the dialog; `done` answers whoever waits for a sign-in. */
export function answer(done: boolean) {
  const { asking } = useAsking.getState();
  stopWaiting();
  useAsking.setState({ asking: undefined });
  if (asking && 'answer' in asking) asking.answer(done);
}

/** What the portal does for errors that no page handles. */
export function portalReactions(goTo: (path: string) => void): Reactions {
  const ask = (what: 'sign-in' | 'reauthenticate') =>
    new Promise<boolean>((resolve) => show({ what, answer: resolve }));
  // Signing in in another tab answers here, too.
  onSignIn(() => useAsking.getState().asking?.what === 'sign-in' && answer(true));
  return {
    toast: (message, { key }) => {
      toast('error', message);
      if (key === 'COMPANY_NO_CREDIT') goTo('/personal/auth/edit');
    },
    signIn: (redirect) => goTo(signInPath(redirect)),
    reload: (error) => show({ what: 'reload', error }),
    confirm: (error) => show({ what: 'confirm', error }),
    signInHere: () => ask('sign-in'),
    reauthenticate: () => ask('reauthenticate'),
  };
}
