import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callsOf } from '#features/casework/calls/applications.ts';
import { CallError, call, newRequestId } from '#web/kit/call/call.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { pathsOf, useApplicationWords } from './programme.ts';

/** Begins an application for another of the family with what is the family's of one there is, and goes there. */
export function useAnother(programme: string, id: string): { readonly isBusy: boolean; begin(): Promise<void> } {
  const t = useApplicationWords();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  // Kept until the server has answered, so that pressing again makes no second one.
  const reqId = useRef(newRequestId());
  const begin = async () => {
    setBusy(true);
    try {
      const input = { id, isForAnother: true, reqId: reqId.current };
      const made = await call(callsOf(programme).copy, input, { reauthenticate: 'in-place' });
      reqId.current = newRequestId();
      toast('success', t('siblings.made'));
      navigate(pathsOf(programme).edit(made.id));
    } catch (error) {
      // A refusal is shown by the common reactions.
      if (!(error instanceof CallError)) throw error;
      if (error.key !== 'NETWORK' && error.key !== 'TIMEOUT') reqId.current = newRequestId();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, begin };
}
