import { useState } from 'react';
import { CallError, newRequestId } from '#web/kit/call/call.ts';
import { queryClient } from '#web/kit/call/query.ts';
import type { FieldFault } from '#web/kit/form/form-state.ts';
import { useFormWords } from '#web/kit/form/words.ts';
import type { Opened, Refused } from './own-form-editor.tsx';

/** Hands a form in once everything typed has arrived; what is wrong is told beside its fields. */
export function useHandIn({
  opened,
  setRefused,
  send,
  onDone,
}: {
  opened: Opened;
  setRefused: (refused: Refused) => void;
  send: (reqId: string) => Promise<unknown>;
  onDone: () => void;
}) {
  const t = useFormWords();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  // The name of the hand-in stays until it is answered: trying again cannot hand in twice.
  const [reqId, setReqId] = useState(newRequestId);
  const handIn = async () => {
    setBusy(true);
    setMessage(undefined);
    setRefused({});
    try {
      if (!(await opened.draft.flush())) return setMessage(t('page.notSaved'));
      await send(reqId);
      void queryClient.invalidateQueries();
      onDone();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const isUnanswered = ['NETWORK', 'TIMEOUT', 'SESSION_EXPIRED'].includes(error.key);
      if (!isUnanswered) setReqId(newRequestId());
      if (error.fields.length > 0) setRefused(bySection(error));
      setMessage(isUnanswered ? t('page.unanswered') : error.msg);
    } finally {
      setBusy(false);
    }
  };
  return { handIn, isBusy, message };
}

/** Messages of a refusal by section, paths inside it. */
export function bySection(error: CallError): Record<string, FieldFault[]> {
  const found: Record<string, FieldFault[]> = {};
  for (const { path, msg } of error.fields) {
    const [section = '', ...rest] = path.split('.');
    found[section] = [...(found[section] ?? []), { path: rest.join('.'), text: msg, isMissing: false }];
  }
  return found;
}
