import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { callsOf } from '#features/casework/calls/applications.ts';
import { pathsOf, useApplicationWords } from '#features/casework/portal/application/programme.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { CallError, call, newRequestId } from '#web/kit/call/call.ts';
import { queryClient } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import type { Draft } from '#web/kit/form/drafts/draft.ts';
import type { Outbox } from '#web/kit/form/drafts/outbox.ts';
import type { FieldFault } from '#web/kit/form/form-state.ts';
import { useFormWords } from '#web/kit/form/words.ts';
import { bySection } from '#web/portal/own-form/use-hand-in.ts';

/** Submits once: the name of the submission is kept until it is answered, so that trying again cannot submit twice. */
export function useSubmit({
  programme,
  draft,
  outbox,
  read,
  onRefused,
  onUnread,
}: {
  programme: Programme;
  draft: Draft;
  outbox: Outbox;
  /** By section, up to which revision what helpers wrote was shown and confirmed. */
  read: Readonly<Record<string, number>>;
  /** Helpers have written more than was shown. */
  onUnread: () => void;
  onRefused: (refused: Readonly<Record<string, readonly FieldFault[]>>) => void;
}) {
  const t = useApplicationWords();
  const told = useFormWords();
  const navigate = useNavigate();
  const user = useSession((session) => session.user?.userId ?? '');
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const isRunning = useRef(false);

  const run = async () => {
    onRefused({});
    if (!(await draft.flush())) return setMessage(told('page.notSaved'));
    const { id } = draft.getState();
    if (id === undefined) return setMessage(t('submit.nothing'));
    const note = `submit/${id}`;
    const reqId = (await outbox.note(user, note)) || newRequestId();
    await outbox.writeNote(user, note, reqId);
    try {
      const { receipt } = await call(
        callsOf(programme.code).submit,
        { id, reqId, ...(Object.keys(read).length > 0 && { read }) },
        { quiet: true, reauthenticate: 'in-place' },
      );
      await outbox.writeNote(user, note, '');
      await draft.forget();
      void queryClient.invalidateQueries();
      navigate(pathsOf(programme.code).progress(id), { replace: true, state: { isNew: receipt.code } });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const isUnanswered = error.key === 'NETWORK' || error.key === 'TIMEOUT' || error.key === 'SESSION_EXPIRED';
      if (!isUnanswered) await outbox.writeNote(user, note, '');
      if (error.key === 'HELP_UNREAD') onUnread();
      if (error.fields.length > 0) onRefused(bySection(error));
      setMessage(isUnanswered ? told('page.unanswered') : error.msg);
    }
  };

  const submit = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setMessage(undefined);
    try {
      await run();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { submit, isBusy, message };
}
