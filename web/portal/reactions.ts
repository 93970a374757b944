import { create } from 'zustand';
import type { CallError } from '../kit/call-error.ts';
import { toast } from '../kit/pieces/toasts.tsx';
import type { Reactions } from '../kit/reactions.ts';
import { signInPath } from './shell/redirect.ts';

/** What waits for the user's answer in a dialog of the layout. */
export type Asking =
  | { what: 'confirm' | 'reload'; error: CallError }
  | { what: 'sign-in' | 'reauthenticate'; answer: (done: boolean) => void };

export const useAsking = create<{ asking: Asking | undefined }>(() => ({ asking: undefined }));

/** Ends the dialog; `done` answers whoever waits for a sign-in. */
export function answer(done: boolean) {
  const { asking } = useAsking.getState();
  useAsking.setState({ asking: undefined });
  if (asking && 'answer' in asking) asking.answer(done);
}

/** What the portal does for errors that no page handles. */
export function portalReactions(goTo: (path: string) => void): Reactions {
  const ask = (what: 'sign-in' | 'reauthenticate') =>
    new Promise<boolean>((resolve) => useAsking.setState({ asking: { what, answer: resolve } }));
  return {
    toast: (message, { key }) => {
      toast('error', message);
      if (key === 'COMPANY_NO_CREDIT') goTo('/personal/auth/edit');
    },
    signIn: (redirect) => goTo(signInPath(redirect)),
    reload: (error) => useAsking.setState({ asking: { what: 'reload', error } }),
    confirm: (error) => useAsking.setState({ asking: { what: 'confirm', error } }),
    signInHere: () => ask('sign-in'),
    reauthenticate: () => ask('reauthenticate'),
  };
}
